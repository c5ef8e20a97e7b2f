import type { MindMap } from '../../ports/mind-map-store.ts';

/** Returns the address that opens the media item at a time in seconds; undefined if it has none. */
export type LinkAt = (startTime: number) => string | undefined;

export const linkOf = ({ startTime }: MindMap, linkAt: LinkAt | undefined): string | undefined =>
  startTime === undefined ? undefined : linkAt?.(startTime);
