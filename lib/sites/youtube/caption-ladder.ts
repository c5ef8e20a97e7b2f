import { Failure } from '../../contract/failure.ts';
import type { CaptionBody } from '../../ports/ports.ts';
import type { Access, Track } from '../site.ts';
import { within } from '../within.ts';
import { captionsUrl, fetchCaptions, isGated } from './captions.ts';
import { namesOtherClient, youtube } from './data.ts';
import { fetchAsOtherClient } from './other-client.ts';
import { playerToken } from './player-token.ts';
import { readShownTranscript } from './shown-transcript.ts';
import { fetchTranscriptPanel } from './transcript-panel.ts';

export interface CaptionQuestion {
  videoId: string;
  /** Seconds; 0 while unknown. */
  duration: number;
  track: Track & { url: string };
  /** All tracks of the medium are in the language of this one. */
  isOnlyLanguage: boolean;
  /** The page shows the maker's words where there are some, and does not say so. */
  isShownForLanguage: boolean;
}

/** One way to a track's words. Undefined when it has nothing to offer here. */
type Rung = (question: CaptionQuestion, access: Access) => Promise<CaptionBody | undefined>;

const bare: Rung = async ({ videoId, track }, access) =>
  isGated(track.url) ? undefined : fetchCaptions(captionsUrl(track.url), videoId, access);

/** With the token that the page's player has already used. It serves all tracks of its video. */
const borrowed: Rung = async ({ videoId, track }, access) => {
  const token = await playerToken(videoId, access);
  return token && fetchCaptions(captionsUrl(track.url, token), videoId, access);
};

/** The transcript that YouTube shows beside the video: times in whole seconds, but no gate. */
const panel: Rung = async ({ videoId, duration, track, isShownForLanguage }, access) =>
  isShownForLanguage ? fetchTranscriptPanel({ videoId, duration, language: track.language }, access) : undefined;

/** What the reader has opened already. The page does not tell in which of several languages it is. */
const shown: Rung = async ({ isOnlyLanguage, isShownForLanguage, ...medium }, access) =>
  isOnlyLanguage && isShownForLanguage ? readShownTranscript(medium, access) : undefined;

/** Best times first, and last what asks nothing of the site. */
const rungs: Rung[] = [bare, borrowed, panel, ...(namesOtherClient ? [fetchAsOtherClient] : []), shown];
/** After these no other way helps. */
const final = new Set(['cancelled', 'pageGone', 'offline', 'tooLarge', 'consentRequired']);

/** Tries one way after the other, each for a few seconds. Throws what the track's own address answered. */
export async function climb(question: CaptionQuestion, access: Access): Promise<CaptionBody> {
  const owner = new URL(question.track.url).searchParams.get('v');
  if (owner !== null && owner !== question.videoId) throw new Failure('captionsForeign', `the track belongs to ${owner}`);
  let failure = new Failure('captionsEmpty', 'the track is gated', { gated: true });
  for (const rung of rungs) {
    try {
      const body = await within(rung(question, access), youtube.rungTimeLimit, access.signal);
      if (body) return body;
    } catch (error) {
      const caught = Failure.from(error);
      if (final.has(caught.code)) throw caught;
      // How a way around ends says nothing about the track.
      if (rung === bare) failure = caught;
    }
  }
  throw failure;
}
