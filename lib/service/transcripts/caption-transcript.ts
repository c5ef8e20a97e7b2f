import type { Cue } from '../../contract/cue.ts';
import { Failure } from '../../contract/failure.ts';
import type { CaptionBody } from '../../ports/caption-body.ts';
import type { Engine } from '../../ports/engine.ts';
import type { Content } from '../../records/content.ts';
import type { Transcript } from '../../records/transcript.ts';
import { isRequestedFile } from '../../sites/generic/requested-captions.ts';
import type { Track } from '../../sites/site.ts';
import { tracksToTry } from '../../sites/track-choice.ts';
import { correctTranscriptNames, taughtReplacements } from '../names/correct-transcript-names.ts';
import { fitCues } from './fit-cues.ts';
import { speechTrackId } from './local-tracks.ts';
import type { TranscriptStrategy } from './transcript-strategy.ts';

/**
 * The captions that a site, or the page's own transcript panel, gives out: the best track that can be read. How a site's captions
 * are reached, by its interface or its open page, is the site adapter's business.
 */
export const captionTranscript: TranscriptStrategy = async ({ trackId }, { ports, source, onStage, transcribe }) => {
  const { engine, store, clock } = ports;
  const { tracks, content } = await source.describe();
  if (tracks.length === 0 || trackId === speechTrackId) return undefined;
  const candidates = tracksToTry(tracks, trackId);
  if (candidates.length === 0) throw new Failure('notFound', `${content.contentId} has no track ${trackId}.`);

  await onStage?.('fetching', content.contentId);
  let firstFailure: Failure | undefined;
  for (const track of candidates) {
    try {
      const body = await source.fetchCaptions(track);
      await onStage?.('reading', content.contentId);
      const former = await store.getTranscript(content.contentId, track.trackId);
      const read = await readTrack(engine, { content, track, body, former }, clock.now());
      const transcript = await correctTranscriptNames(ports, content, read, taughtReplacements(former));
      await store.putTranscript(transcript);
      if (transcript.isPartial && transcribe && trackId === undefined) return undefined;
      return { content, transcript, fromCache: false };
    } catch (error) {
      const failure = toTrackFailure(Failure.from(error));
      if (!failure) throw error;
      firstFailure ??= failure;
    }
  }
  if (transcribe && trackId === undefined) return undefined;
  throw firstFailure;
};

/** Returns the failure of an error that concerns only this track, so that the next one may be readable; undefined for others. */
function toTrackFailure(failure: Failure): Failure | undefined {
  const { code, message, details } = failure;
  // Its site has described the media item, so only the file is gone.
  if (code === 'mediaUnavailable') return new Failure('captionsUnreadable', message, details);
  return code === 'captionsEmpty' || code === 'captionsUnreadable' || code === 'captionsForeign' ? failure : undefined;
}

interface FetchedTrack {
  content: Content;
  track: Track;
  body: CaptionBody;
  /** The stored transcript of the track. */
  former: Transcript | undefined;
}

async function readTrack(engine: Engine, { content, track, body, former }: FetchedTrack, now: number): Promise<Transcript> {
  const { contentId, duration } = content;
  const { trackId, provenance } = track;
  const { cues: read, language } = await engine.readCaptions(body);
  const fitting = fitCues(read, duration);
  if (!fitting)
    throw new Failure(
      'captionsForeign',
      `The captions run to ${read.at(-1)!.startTime} s, but the media item ends at ${duration} s.`,
    );
  // Only a script knows the captions of such a track, which it loads as the media item plays, perhaps in several files.
  const isLoaded = content.site === 'generic' && (track.url === undefined ? 'cues' in body : isRequestedFile(track));
  const cues = isLoaded && former && lacksPart(fitting, duration) ? insertCues(former.cues, fitting) : fitting;
  const isPartial = isLoaded && lacksPart(cues, duration);
  return {
    contentId,
    trackId,
    language: track.language || language || '',
    provenance: isPartial ? 'captured' : provenance,
    cues,
    ...(isPartial && { isPartial }),
    createdAt: now,
  };
}

/** Minimum seconds without captions, and minimum share of the duration, by which captions are taken for a part of all. */
const minMissingSeconds = 120;
const minMissingShare = 0.2;

const lacksPart = (cues: Cue[], duration: number): boolean =>
  duration - (cues.at(-1)!.endTime - cues[0]!.startTime) > Math.max(minMissingSeconds, minMissingShare * duration);

/** Returns the new cues with the former ones before and after them, which the player may have dropped. */
function insertCues(former: Cue[], added: Cue[]): Cue[] {
  const [start, end] = [added[0]!.startTime, added.at(-1)!.endTime];
  const before = former.filter(({ endTime }) => endTime <= start);
  const after = former.filter(({ startTime }) => startTime >= end);
  return [...before, ...added, ...after].map((cue, index) => ({ ...cue, index }));
}
