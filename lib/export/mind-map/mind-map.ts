/** A topic and what belongs to it. */
export interface MindMap {
  title: string;
  /** Where the medium says it, in seconds. */
  startTime?: number;
  children: MindMap[];
}

/** The address that opens the medium at a time, where there is one. */
export type LinkAt = (startTime: number) => string | undefined;

export const linkOf = ({ startTime }: MindMap, linkAt: LinkAt | undefined): string | undefined =>
  startTime === undefined ? undefined : linkAt?.(startTime);
