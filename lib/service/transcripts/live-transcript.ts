import { Failure } from '../../contract/failure.ts';
import type { TaskStage } from '../../contract/tasks.ts';
import type { CaptionSnapshot, Page, Ports, TimedCaptionSnapshot } from '../../ports/ports.ts';
import { mediaStepsKey } from '../../ports/task-store.ts';
import { capturedTrackId } from '../../records/captured-track-id.ts';
import type { Content, ContentTrack, Transcript } from '../../records/records.ts';
import { speechTrackId } from './own-tracks.ts';

/** How long the first words may take (milliseconds): a player fills a track only after it is on. */
const patience = 20_000;
/** Characters of all looks, as JSON: a day of captions, or some minutes of a page that floods. */
const most = 4_000_000;

interface Shown {
  content: Content;
  /** The track that the page fills. */
  track: ContentTrack;
  follow: NonNullable<Page['follow']>;
  /** Until the medium has gone; otherwise until there are words. */
  isWhole: boolean;
}

/**
 * The words that the page of a live medium has shown so far. Each look at them is a step of the medium, so nothing that was
 * kept is lost, and who comes back goes on. They stay a part: nobody knows what was not seen.
 */
export async function capturedWords(
  { store, engine, clock }: Ports,
  { content, track: { trackId: shownId, language }, follow, isWhole }: Shown,
  { signal, onStage }: { signal: AbortSignal; onStage?: (stage: TaskStage, contentId: string) => Promise<void> },
): Promise<{ content: Content; transcript: Transcript }> {
  const { contentId } = content;
  await onStage?.(isWhole ? 'listening' : 'fetching', contentId);
  const track = { trackId: capturedTrackId, language, provenance: 'captured' } as const;
  const tracks = [{ ...track, label: '' }, ...content.tracks.filter(({ trackId }) => trackId === speechTrackId)];
  const captured: Content = { ...content, tracks };
  await store.putContent(captured);

  const taskId = mediaStepsKey('captured', contentId);
  const looks = (await store.getSteps(taskId)).map(({ value }) => value as TimedCaptionSnapshot);
  let size = JSON.stringify(looks).length;
  let transcript = await store.getTranscript(contentId, capturedTrackId);
  let writes: Promise<void> = Promise.resolve();
  let waiting = 0;
  const over = new AbortController();

  async function keep(look: CaptionSnapshot): Promise<void> {
    const value = { ...look, at: clock.now() };
    await store.putStep({ taskId, key: crypto.randomUUID(), value });
    looks.push(value);
    size += JSON.stringify(value).length;
    // All are gathered with the newest one.
    waiting -= 1;
    if (waiting > 0) return;
    const { cues } = await engine.readCaptions({ looks });
    transcript = { ...track, contentId, cues, isPartial: true, createdAt: clock.now() };
    await store.putTranscript(transcript);
    if (!isWhole || size > most) over.abort();
  }

  const ends = [signal, over.signal, ...(isWhole ? [] : [AbortSignal.timeout(patience)])];
  const onEvent = (look: CaptionSnapshot) => {
    waiting += 1;
    writes = writes.then(() => keep(look));
    writes.catch(() => over.abort());
  };
  try {
    // However it ends, what was kept is there.
    await follow({ contentId, trackId: shownId }, { signal: AbortSignal.any(ends), onEvent }).catch(() => undefined);
    await writes;
  } finally {
    // A transcript that grows is told to nobody; its medium is, once.
    await store.putContent(captured);
  }
  signal.throwIfAborted();
  if (!transcript) throw new Failure('captionsEmpty', `the page of ${contentId} shows no words`);
  return { content: captured, transcript };
}
