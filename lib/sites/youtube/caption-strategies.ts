import { withTimeout } from '../../async/with-timeout.ts';
import { Failure } from '../../contract/failure.ts';
import type { CaptionBody } from '../../ports/caption-body.ts';
import type { Access, Track } from '../site.ts';
import { captionsUrl, fetchCaptions, isGated } from './captions.ts';
import { canUseOtherClient, youtube } from './data.ts';
import { fetchAsOtherClient } from './other-client.ts';
import { playerToken } from './player-token.ts';
import { readShownTranscript } from './shown-transcript.ts';
import { fetchTranscriptPanel } from './transcript-panel.ts';

/** A request for the captions of one track of a YouTube video. */
export interface CaptionRequest {
  videoId: string;
  /** Seconds; 0 while unknown. */
  duration: number;
  track: Track & { url: string };
  /** Whether all tracks of the media item are in the language of this one. */
  isOnlyLanguage: boolean;
  /** Whether the page shows this track for its language. It prefers the creator's track and doesn't say which one it shows. */
  isShownForLanguage: boolean;
}

/** A strategy that fetches a track's captions; undefined if it does not apply. */
type CaptionStrategy = (captionRequest: CaptionRequest, access: Access) => Promise<CaptionBody | undefined>;

const fetchDirectly: CaptionStrategy = async ({ videoId, track }, access) =>
  isGated(track.url) ? undefined : fetchCaptions(captionsUrl(track.url), videoId, access);

/** Fetches with the token that the page's player has used. It is valid for all tracks of its video. */
const fetchWithPlayerToken: CaptionStrategy = async ({ videoId, track }, access) => {
  const token = await playerToken(videoId, access);
  return token && fetchCaptions(captionsUrl(track.url, token), videoId, access);
};

/** Fetches the transcript that YouTube shows beside the video: times in whole seconds, but without a gate. */
const fetchFromPanel: CaptionStrategy = async ({ videoId, duration, track, isShownForLanguage }, access) =>
  isShownForLanguage ? fetchTranscriptPanel({ videoId, duration, language: track.language }, access) : undefined;

/** Reads the transcript that the user has opened. The page doesn't say in which of several languages it is. */
const readFromPage: CaptionStrategy = async ({ isOnlyLanguage, isShownForLanguage, ...mediaItem }, access) =>
  isOnlyLanguage && isShownForLanguage ? readShownTranscript(mediaItem, access) : undefined;

/** Strategies in order: best times first, and last the one that needs no request. */
const strategies: CaptionStrategy[] = [
  fetchDirectly,
  fetchWithPlayerToken,
  fetchFromPanel,
  ...(canUseOtherClient ? [fetchAsOtherClient] : []),
  readFromPage,
];
/** Failures after which no other strategy can succeed. */
const finalFailures = new Set(['cancelled', 'pageGone', 'offline', 'tooLarge', 'consentRequired']);

/** Fetches captions by the first strategy that succeeds, each with a timeout. Throws the failure of the track's own address. */
export async function fetchByStrategies(captionRequest: CaptionRequest, access: Access): Promise<CaptionBody> {
  const owner = new URL(captionRequest.track.url).searchParams.get('v');
  if (owner !== null && owner !== captionRequest.videoId) throw new Failure('captionsForeign', `The track belongs to ${owner}.`);
  let failure = new Failure('captionsEmpty', 'The track is gated.', { gated: true });
  const options = { timeoutMs: youtube.strategyTimeoutMs, signal: access.signal };
  for (const strategy of strategies) {
    try {
      const body = await withTimeout(strategy(captionRequest, access), options);
      if (body) return body;
    } catch (error) {
      const caught = Failure.from(error);
      if (finalFailures.has(caught.code)) throw caught;
      // The failure of a fallback says nothing about the track.
      if (strategy === fetchDirectly) failure = caught;
    }
  }
  throw failure;
}
