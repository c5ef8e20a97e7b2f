import { Failure } from '../../contract/failure.ts';
import { embeddedJson } from '../embedded-json.ts';
import { youtube } from './data.ts';

/** The JSON of a YouTube watch page: response of the player, and of the data beside it. */
export interface WatchPageData {
  playerResponse: unknown;
  nextResponse: unknown;
}

/** Returns the data in the scripts of a watch page. Throws `consentRequired`, `rateLimited` or `noMedia` for any other page. */
export function readWatchPage(html: string): WatchPageData {
  const playerResponse = embeddedJson(html, youtube.playerMarker);
  if (playerResponse !== undefined) return { playerResponse, nextResponse: embeddedJson(html, youtube.dataMarker) };
  throw detectWallPage(html) ?? new Failure('noMedia', 'The page has no player.');
}

/** Returns the failure of a consent or captcha page; undefined for any other page. */
export function detectWallPage(html: string): Failure | undefined {
  if (html.includes(youtube.consentMark)) return new Failure('consentRequired', 'YouTube asks for consent to cookies.');
  const block = youtube.blockMarks.find((mark) => html.includes(mark));
  return block ? new Failure('rateLimited', `YouTube shows a captcha (${block}).`) : undefined;
}
