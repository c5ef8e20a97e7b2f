import type { PageSnapshot } from '../../lib/sites/generic/page-snapshot.ts';
import { isRecord } from '../../lib/transports/message.ts';

/** What the page script sends unasked over a view port: a new snapshot, or the playback position of an element. */
export type PageView = { snapshot: PageSnapshot } | { playback: { element: number; currentTime: number; paused: boolean } };

/**
 * The message of a page, if it is a view; any page can send anything. Of a snapshot only the address is checked: the worker checks the
 * rest before it uses it, and the popup carries no schemas.
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
