/** A stretch of a file that is on this device: the bytes from one place up to another one, of so many. */
export interface Part {
  file: string;
  from: number;
  to: number;
  total: number;
}

/** The files of models, kept in parts, so that a download loses at most the part that was under way. */
export interface ModelFiles {
  parts(repository: string): Promise<Part[]>;
  put(repository: string, part: Part, bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  drop(repository: string, file: string): Promise<void>;
  remove(repository: string): Promise<void>;
  /** Nothing unless it is complete. Takes no memory before it is read. */
  read(repository: string, file: string): Promise<Blob | undefined>;
}

/** How much of a file is there from its beginning on, and of how much. */
export function progressOf(parts: readonly Part[], file: string): { have: number; total: number } {
  const own = parts.filter((part) => part.file === file).sort((a, b) => a.from - b.from);
  const total = own[0]?.total ?? 0;
  let have = 0;
  for (const part of own) if (part.from === have && part.total === total) have = part.to;
  return { have, total };
}

export const isComplete = (parts: readonly Part[], files: readonly string[]): boolean =>
  files.every((file) => {
    const { have, total } = progressOf(parts, file);
    return have > 0 && have === total;
  });
