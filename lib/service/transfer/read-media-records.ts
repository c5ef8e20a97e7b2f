import { Failure } from '../../contract/failure.ts';
import type { MediaRecords } from '../../ports/exporter.ts';
import type { Ports } from '../../ports/ports.ts';
import { contentById } from '../media/find-content.ts';

/** All records of a media item, with one version of its summary or the newest. Throws `notFound`. */
export async function readMediaRecords(ports: Ports, contentId: string, summaryId?: string): Promise<MediaRecords> {
  const { store } = ports;
  const content = await contentById(ports, contentId);
  const [saved, note, pictures, summary, visuals] = await Promise.all([
    store.getSaved(contentId),
    store.getNote(contentId),
    store.getNotePictures(contentId),
    summaryId === undefined
      ? ports.store.listNewestSummaries([contentId]).then(([newest]) => newest)
      : store.getSummary(summaryId),
    store.getVisuals(contentId),
  ]);
  if (summaryId !== undefined && summary?.contentId !== contentId) {
    throw new Failure('notFound', `${contentId} has no version ${summaryId}.`);
  }
  const transcript = await store.getTranscript(contentId, summary?.trackId);
  return { content, saved, note, pictures, summary, transcript, visuals };
}
