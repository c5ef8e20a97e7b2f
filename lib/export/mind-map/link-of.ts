import type { MindMap } from '../../ports/mind-map-store.ts';

/** Returns the address that opens the media item at a time in seconds; undefined if it has none. */
export type LinkAt = (startTime: number) => string | undefined;

/** Returns the address that a topic opens: that of its time, or of its own link where its time has none. */
export const linkOf = ({ startTime, url }: MindMap, linkAt: LinkAt | undefined): string | undefined =>
  (startTime === undefined ? undefined : linkAt?.(startTime)) ?? url;
