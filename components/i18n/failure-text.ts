import type { FailureCode, FailureData } from '../../lib/contract/failure.ts';
import { isUpcoming } from '../../lib/contract/is-upcoming.ts';
import en from '../../locales/en/failures.json';
import { viewCatalog, viewText } from './view-catalog.ts';

type TitleKey = FailureCode | 'localOnly' | 'upcoming' | `model.${'rateLimited' | 'timeout' | 'offline'}`;
type Key =
  | TitleKey
  | `${TitleKey}.help`
  | 'host'
  | 'host.model'
  | 'host.help'
  | 'host.action'
  | 'host.any'
  | 'host.any.action'
  | 'transcribe';

const catalog = viewCatalog<Key>('failures', en);
const translate = viewText<Key>('failures', en);

const hasTitle = (key: string): key is TitleKey => Object.hasOwn(catalog, key);

type ReportedFailure = Pick<FailureData, 'code' | 'details'>;

/** Returns whether the user's own switch has refused the request. */
export const isLocalOnly = ({ code, details }: ReportedFailure): boolean => code === 'offline' && details?.localOnly === true;

/**
 * Returns the texts of a failure: what happened, and what to do. For a recipe that no longer fits its site they include the rule.
 * `isModel` selects the texts of a model's failure over those of a site's.
 */
export function failureText(failure: ReportedFailure, isModel = false): { title: string; help: string } {
  const { code } = failure;
  const modelKey = `model.${code}`;
  const special = isLocalOnly(failure) ? 'localOnly' : isUpcoming(failure) ? 'upcoming' : undefined;
  const key = special ?? (isModel && hasTitle(modelKey) ? modelKey : code);
  const { recipe, rule } = failure.details ?? {};
  // Isolated, because names of rules run from left to right in every language.
  const place = rule && /^site|^captions/.test(code) ? ` \u2068(${recipe}: ${rule})\u2069` : '';
  return { title: catalog[key], help: catalog[`${key}.help`] + place };
}

/** The label of the button that leads to the transcription of an item without captions. */
export const transcribeText = (): string => catalog.transcribe;

/** Texts for a missing permission of a host, which the user can give. */
export const hostPermissionText = ({ host, isForCaptions }: MissingHost): { title: string; help: string; action: string } => ({
  title: host === anyHost ? catalog['host.any'] : translate(isForCaptions ? 'host' : 'host.model', { host }),
  help: catalog['host.help'],
  action: host === anyHost ? catalog['host.any.action'] : translate('host.action', { host }),
});

/** The host of a redirect whose target the browser hides, so that only access to all hosts helps. */
export const anyHost = '*';

export interface MissingHost {
  host: string;
  /** Whether captions are on the host; otherwise audio or a model. */
  isForCaptions: boolean;
}
