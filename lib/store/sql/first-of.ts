/** Returns the present entries of a list, up to the first one with which their sizes together exceed a maximum. */
export function firstOf<Entry>(entries: (Entry | undefined)[], sizeOf: (entry: Entry) => number, max: number): Entry[] {
  let size = 0;
  return entries.filter((entry): entry is Entry => {
    if (entry === undefined) return false;
    size += sizeOf(entry);
    return size <= max;
  });
}
