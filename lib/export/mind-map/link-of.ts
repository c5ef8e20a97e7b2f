import type { MindMap } from '../../ports/mind-map-store.ts';

/** The address that opens the medium at a time, where there is one. */
export type LinkAt = (startTime: number) => string | undefined;

export const linkOf = ({ startTime }: MindMap, linkAt: LinkAt | undefined): string | undefined =>
  startTime === undefined ? undefined : linkAt?.(startTime);
