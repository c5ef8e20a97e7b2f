import { zipSync } from 'fflate';

/** Fixed time of all entries, so that equal files give equal bytes; zip starts in 1980. */
const mtime = new Date(1980, 0, 2);

/** Writes files, by their names, as a zip. */
export const writeZip = (files: Record<string, Uint8Array>): Uint8Array<ArrayBuffer> =>
  zipSync(files, { mtime }) as Uint8Array<ArrayBuffer>;
