import type { LibraryFiles } from '../app/library-files.ts';
import { exportingText } from '../i18n/exporting-text.ts';
import { saveFile } from '../ui/save-file.ts';
import type { FileJob } from './use-file-job.ts';

/** Writes the whole library into a file, and saves it where the browser saves downloads. */
export const exportLibrary = (job: FileJob, loadLibraryFiles: () => Promise<LibraryFiles>): void =>
  job.run(async (run) => {
    const { fileName, file, omitted } = await (await loadLibraryFiles()).write(run);
    saveFile(fileName, file);
    return omitted === 0
      ? exportingText('library.written', { name: fileName })
      : exportingText('library.writtenWithout', { name: fileName, entries: omitted });
  });
