import type { PageSnapshot } from '../../lib/sites/generic/page-snapshot.ts';
import { isRecord } from '../../lib/transports/message.ts';

/** A message of the page script on a view port: a new snapshot, or the playback position of an element. */
export type PageView = { snapshot: PageSnapshot } | { playback: { element: number; currentTime: number; paused: boolean } };

/**
 * Returns a page's message if it is a `PageView`, as a page can send anything. Only the address of a snapshot is checked: the worker
 * validates the remainder before use, and the popup contains no schemas.
 */
export function pageViewOf(message: unknown): PageView | undefined {
  if (!isRecord(message)) return undefined;
  const { snapshot, playback } = message;
  if (isRecord(snapshot) && typeof snapshot.url === 'string') return { snapshot: snapshot as unknown as PageSnapshot };
  if (!isRecord(playback)) return undefined;
  const { element, currentTime, paused } = playback;
  if (typeof element !== 'number' || typeof currentTime !== 'number' || typeof paused !== 'boolean') return undefined;
  return { playback: { element, currentTime, paused } };
}
