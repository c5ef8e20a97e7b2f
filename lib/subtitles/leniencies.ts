/** Deviations from a format that were read nevertheless: the first of each kind. */
export class Leniencies {
  private readonly found = new Map<string, string>();

  /** Notes a deviation of a kind, with the place in the file that has it. */
  add(kind: string, source = ''): void {
    if (!this.found.has(kind)) this.found.set(kind, source === '' ? kind : `${kind}: ${source.trim().slice(0, 80)}`);
  }

  /** Descriptions of the deviations; undefined if there are none. */
  get list(): string[] | undefined {
    return this.found.size > 0 ? [...this.found.values()] : undefined;
  }
}

/** Kinds of deviations that several formats have. */
export const otherTimes = "times in another form than the format's";
export const lostCue = 'left out, because its times are unreadable';
