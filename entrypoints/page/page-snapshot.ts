import type { PageSnapshot } from '../../lib/sites/generic/page-snapshot.ts';
import { maxMarkup } from '../channels/page-snapshot-limits.ts';
import { takeSnapshot } from '../injected/take-snapshot.ts';

/** Returns the snapshot of the page with these media elements; with its markup if there is none. */
export function pageSnapshot(elements: HTMLMediaElement[]): PageSnapshot {
  const snapshot = takeSnapshot(elements);
  return elements.length > 0 ? snapshot : { ...snapshot, html: document.documentElement.outerHTML.slice(0, maxMarkup) };
}
