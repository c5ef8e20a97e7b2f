/** A stored range of a file: the bytes from `from` up to `to`, of `total`. */
export interface Part {
  file: string;
  from: number;
  to: number;
  total: number;
}

/** Storage of model files in parts, so that an interrupted download loses one part at most. */
export interface ModelFiles {
  parts(repository: string): Promise<Part[]>;
  put(repository: string, part: Part, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  drop(repository: string, file: string): Promise<void>;
  remove(repository: string): Promise<void>;
  /** Returns a file; undefined if it is incomplete. The blob takes no memory before it is read. */
  read(repository: string, file: string): Promise<Blob | undefined>;
}

/** Returns the number of contiguous stored bytes from the start of a file, and its size. */
export function progressOf(parts: readonly Part[], file: string): { have: number; total: number } {
  const own = parts.filter((part) => part.file === file).sort((a, b) => a.from - b.from);
  const total = own[0]?.total ?? 0;
  let have = 0;
  for (const part of own) if (part.from === have && part.total === total) have = part.to;
  return { have, total };
}

/** Whether all of these files of a model are downloaded completely. */
export const isComplete = (parts: readonly Part[], files: readonly string[]): boolean =>
  files.every((file) => {
    const { have, total } = progressOf(parts, file);
    return have > 0 && have === total;
  });
