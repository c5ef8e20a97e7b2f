import { Failure } from '../../contract/failure.ts';
import type { CaptionBody } from '../../ports/caption-body.ts';
import type { Engine } from '../../ports/engine.ts';
import type { Content } from '../../records/content.ts';
import type { Transcript } from '../../records/transcript.ts';
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
      const read = await readTrack(engine, content, track, body, clock.now());
      const former = await store.getTranscript(content.contentId, track.trackId);
      const transcript = await correctTranscriptNames(ports, content, read, taughtReplacements(former));
      await store.putTranscript(transcript);
      return { content, transcript, fromCache: false };
    } catch (error) {
      const failure = Failure.from(error);
      if (!isTrackFailure(failure)) throw failure;
      firstFailure ??= failure;
    }
  }
  if (transcribe && trackId === undefined) return undefined;
  throw firstFailure;
};

/** Whether an error concerns only this track, so that the next one may be readable. */
const isTrackFailure = ({ code }: Failure) =>
  code === 'captionsEmpty' || code === 'captionsUnreadable' || code === 'captionsForeign';

async function readTrack(
  engine: Engine,
  { contentId, duration }: Content,
  track: Track,
  body: CaptionBody,
  now: number,
): Promise<Transcript> {
  const { cues: read, language } = await engine.readCaptions(body);
  const cues = fitCues(read, duration);
  if (!cues)
    throw new Failure(
      'captionsForeign',
      `The captions run to ${read.at(-1)!.startTime} s, but the media item ends at ${duration} s.`,
    );
  const { trackId, provenance } = track;
  return { contentId, trackId, language: track.language || language || '', provenance, cues, createdAt: now };
}
