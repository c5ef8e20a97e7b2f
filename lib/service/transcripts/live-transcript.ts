import { Failure } from '../../contract/failure.ts';
import type { CaptionSnapshot } from '../../contract/page.ts';
import type { TimedCaptionSnapshot } from '../../ports/caption-body.ts';
import type { Page } from '../../ports/pages.ts';
import { mediaStepsKey } from '../../ports/task-store.ts';
import { capturedTrackId } from '../../records/captured-track-id.ts';
import type { Content, ContentTrack } from '../../records/content.ts';
import type { Transcript } from '../../records/transcript.ts';
import { updateStoredContent } from '../media/find-content.ts';
import { isLocalTrack } from './local-tracks.ts';
import type { AcquisitionContext, TranscriptStrategy } from './transcript-strategy.ts';

/** The longest wait for the first cues: a player fills a track only after it is on. */
const firstCuesTimeoutMs = 20_000;
/** Characters of all snapshots, as JSON: a day of captions, or some minutes of a page that floods. */
const maxSnapshotsLength = 4_000_000;

/** Acquires the captions that the page of a live media item shows, where the request names them or the item is live. */
export const liveTranscript: TranscriptStrategy = async ({ trackId }, context) => {
  const { source, transcribe } = context;
  const follow = (await source.openPage())?.follow;
  const isRequested = trackId === capturedTrackId;
  if (isRequested && !follow) throw new Failure('pageGone', 'Only an open page shows its captions.');
  if (!follow) return undefined;
  const { tracks, content } = await source.describe();
  const track = tracks.find(({ url }) => url === undefined);
  if (isRequested && !track) throw new Failure('noCaptions', `The page of ${content.contentId} shows no captions.`);
  if (!track || !(isRequested || (content.kind === 'live' && trackId === undefined))) return undefined;
  const isWhole = isRequested && transcribe !== undefined;
  return { ...(await captureCaptions({ content, track, follow, isWhole }, context)), fromCache: false };
};

interface ShownCaptions {
  content: Content;
  /** The track that the page fills. */
  track: ContentTrack;
  follow: NonNullable<Page['follow']>;
  /** Whether to follow until the media item has gone; otherwise until there are cues. */
  isWhole: boolean;
}

/**
 * Captures the cues that the page of a live media item has shown so far. Each snapshot is stored as a step of the media item, so
 * that nothing is lost and a later capture continues. The transcript stays partial, because earlier cues are unknown.
 */
async function captureCaptions(
  { content, track: { trackId: shownId, language }, follow, isWhole }: ShownCaptions,
  { ports, signal, onStage }: AcquisitionContext,
): Promise<{ content: Content; transcript: Transcript }> {
  const { store, engine, clock } = ports;
  const { contentId } = content;
  await onStage?.(isWhole ? 'listening' : 'fetching', contentId);
  const track = { trackId: capturedTrackId, language, provenance: 'captured' } as const;
  const isOther = ({ trackId }: ContentTrack) => isLocalTrack({ trackId }) && trackId !== capturedTrackId;
  const putTrack = () =>
    updateStoredContent(ports, contentId, (stored) => ({
      ...stored,
      tracks: [{ ...track, label: '' }, ...stored.tracks.filter(isOther)],
    }));
  let captured = await putTrack();

  const taskId = mediaStepsKey('captured', contentId);
  const snapshots = (await store.getSteps(taskId)).map(({ value }) => value as TimedCaptionSnapshot);
  let size = JSON.stringify(snapshots).length;
  let transcript = await store.getTranscript(contentId, capturedTrackId);
  let writes: Promise<void> = Promise.resolve();
  let waiting = 0;
  const ended = new AbortController();

  async function storeSnapshot(snapshot: CaptionSnapshot): Promise<void> {
    const value = { ...snapshot, at: clock.now() };
    await store.putStep({ taskId, key: crypto.randomUUID(), value });
    snapshots.push(value);
    size += JSON.stringify(value).length;
    // All are gathered with the newest one.
    waiting -= 1;
    if (waiting > 0) return;
    const { cues } = await engine.readCaptions({ snapshots });
    transcript = { ...track, contentId, cues, isPartial: true, createdAt: clock.now() };
    await store.putTranscript(transcript);
    if (!isWhole || size > maxSnapshotsLength) ended.abort();
  }

  const signals = [signal, ended.signal, ...(isWhole ? [] : [AbortSignal.timeout(firstCuesTimeoutMs)])];
  const onEvent = (snapshot: CaptionSnapshot) => {
    waiting += 1;
    writes = writes.then(() => storeSnapshot(snapshot));
    writes.catch(() => ended.abort());
  };
  try {
    // However it ends, the snapshots are stored.
    await follow({ contentId, trackId: shownId }, { signal: AbortSignal.any(signals), onEvent }).catch(() => undefined);
    await writes;
  } finally {
    // A growing transcript is no recorded change; its media item is one, once.
    captured = await putTrack();
  }
  signal.throwIfAborted();
  if (!transcript) throw new Failure('captionsEmpty', `The page of ${contentId} shows no cues.`);
  return { content: captured, transcript };
}
