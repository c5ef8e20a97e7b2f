/** Reader and writer of library files. The host implements them, so that views do not depend on the file format. */
export interface LibraryFiles {
  /** Writes the library to a file. `omitted` is the number of damaged records, which it leaves out. */
  write(run: FileRun): Promise<{ fileName: string; file: Blob; omitted: number }>;
  /** Reads a library file or an exported page. Throws `invalid` with `details: {file}` for any other. */
  read(file: File, run: FileRun): Promise<ImportCounts>;
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

/** The number of records of each kind that an import has added. */
export interface ImportCounts {
  videos: number;
  notes: number;
  collections: number;
  channels: number;
  /** Channels beyond the limit, which were left out. */
  refusedChannels: number;
}
