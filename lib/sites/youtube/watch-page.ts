import { Failure } from '../../contract/failure.ts';
import { embeddedJson } from '../embedded-json.ts';
import { youtube } from './data.ts';

export interface WatchPage {
  playerResponse: unknown;
  nextResponse: unknown;
}

/** The data that a watch page carries in its scripts. Throws `consentRequired`, `rateLimited` or `noMedia` for what is no watch page. */
export function readWatchPage(html: string): WatchPage {
  const playerResponse = embeddedJson(html, youtube.playerMarker);
  if (playerResponse !== undefined) return { playerResponse, nextResponse: embeddedJson(html, youtube.dataMarker) };
  throw wall(html) ?? new Failure('noMedia', 'the page holds no player');
}

/** The page that YouTube shows in place of what was asked for, if this is one. */
export function wall(html: string): Failure | undefined {
  if (html.includes(youtube.consentMark)) return new Failure('consentRequired', 'YouTube asks for consent to cookies first');
  const block = youtube.blockMarks.find((mark) => html.includes(mark));
  return block ? new Failure('rateLimited', `YouTube shows a captcha (${block})`) : undefined;
}
