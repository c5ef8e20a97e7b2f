import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { ifValid } from '../if-valid.ts';
import { youtube } from './data.ts';

export const Playability = z.object({
  status: z.string(),
  reason: z.catch(z.string(), ''),
  desktopLegacyAgeGateReason: z.optional(z.unknown()),
  errorScreen: z.optional(z.unknown()),
});
type Playability = z.infer<typeof Playability>;

const Run = z.object({ navigationEndpoint: z.optional(z.object({ urlEndpoint: z.optional(z.object({ url: z.string() })) })) });
const ErrorScreen = z.object({
  playerCaptchaViewModel: z.optional(z.unknown()),
  playerErrorMessageRenderer: ifValid(
    z.object({ subreason: ifValid(z.object({ runs: z.array(Run).check(z.maxLength(1000)) })) }),
  ),
});

/**
 * Returns the failure if YouTube does not play the video. The status decides; the reason is in the viewer's language and only
 * refines it.
 */
export function playabilityFailure(playability: Playability): Failure | undefined {
  const { status, reason } = playability;
  const message = `${status}: ${reason}`;
  switch (status) {
    case 'OK':
      return undefined;
    case 'LOGIN_REQUIRED':
      return new Failure(loginCode(playability), message);
    case 'AGE_CHECK_REQUIRED':
    case 'AGE_VERIFICATION_REQUIRED':
      return new Failure('ageRestricted', message);
    case 'CONTENT_CHECK_REQUIRED':
      return new Failure('consentRequired', message);
    case 'LIVE_STREAM_OFFLINE':
      return new Failure('notYetAired', message, { isUpcoming: true });
    default:
      return new Failure(/try again later/i.test(reason) ? 'rateLimited' : 'mediaUnavailable', message);
  }
}

function loginCode({ reason, desktopLegacyAgeGateReason, errorScreen }: Playability) {
  if (desktopLegacyAgeGateReason) return 'ageRestricted';
  if (isBotScreen(errorScreen) || /not a bot/i.test(reason)) return 'botCheck';
  if (/\bage\b|inappropriate/i.test(reason)) return 'ageRestricted';
  return /private/i.test(reason) ? 'mediaUnavailable' : 'loginRequired';
}

/** Whether the screen shows a captcha or links to the help page about bots, which is the same in every language. */
function isBotScreen(errorScreen: unknown): boolean {
  const screen = ErrorScreen.safeParse(errorScreen).data;
  if (!screen) return false;
  const links = screen.playerErrorMessageRenderer?.subreason?.runs ?? [];
  return (
    screen.playerCaptchaViewModel !== undefined ||
    links.some(({ navigationEndpoint }) => navigationEndpoint?.urlEndpoint?.url.includes(youtube.botHelp))
  );
}
