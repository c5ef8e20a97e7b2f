import type { Ports } from '../../ports/ports.ts';
import type { TitlePromise } from '../../records/title-promise.ts';
import { contentById } from '../media/find-content.ts';
import { noTranscript } from './ask.ts';

/**
 * Finds where a media item answers its title, and when, in seconds; null if the title promises nothing. Throws `notFound` if the
 * item or its transcript is not stored.
 */
export async function findTitlePromise(
  ports: Ports,
  contentId: string,
): Promise<(TitlePromise & { startTime: number | null }) | null> {
  const { title } = await contentById(ports, contentId);
  const transcript = await ports.store.getTranscript(contentId);
  if (!transcript) throw noTranscript();
  const { cues, language } = transcript;
  const promise = await ports.engine.findPromise({ cues, language, title });
  return promise && { ...promise, startTime: cues[promise.cites[0] ?? -1]?.startTime ?? null };
}
