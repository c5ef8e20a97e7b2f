/** The library as a file. Only the host reads and writes it, as its format is none of the faces' business. */
export interface LibraryFiles {
  write(run: FileRun): Promise<{ fileName: string; file: Blob }>;
  /** A library's file, or an exported page. Throws `invalid` with `details: {file}` for any other. */
  read(file: File, run: FileRun): Promise<Added>;
}

export interface FileRun {
  signal: AbortSignal;
  onProgress(progress: FileProgress): void;
}

export interface FileProgress {
  stage: 'writing' | 'reading' | 'committing';
  done: number;
  total: number;
}

/** How many of each came in. */
export interface Added {
  videos: number;
  notes: number;
  collections: number;
  channels: number;
}
