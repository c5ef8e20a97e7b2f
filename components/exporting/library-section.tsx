import { useRef } from 'react';
import { useApp } from '../app/app-context.ts';
import type { ImportCounts } from '../app/library-files.ts';
import { exportingText } from '../i18n/exporting-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { Button } from '../ui/button.tsx';
import { FileInput } from '../ui/file-input.tsx';
import { Section } from '../ui/section.tsx';
import { exportLibrary } from './export-library.ts';
import { FileJobStatus } from './file-job-status.tsx';
import styles from './library-section.module.css';
import { useFileJob } from './use-file-job.ts';

/** The settings section that exports and imports the whole library. */
export default function LibrarySection() {
  const { loadLibraryFiles } = useApp().device;
  const job = useFileJob();
  const chooser = useRef<HTMLInputElement>(null);

  if (!loadLibraryFiles) return null;
  const read = (file: File) => job.run(async (run) => importText(await (await loadLibraryFiles()).read(file, run)));

  return (
    <Section id="library" title={settingsText('library.title')} intro={exportingText('library.intro')}>
      <div className={styles.actions}>
        <Button disabled={job.isBusy} onClick={() => exportLibrary(job, loadLibraryFiles)}>
          {exportingText('library.export')}
        </Button>
        <Button disabled={job.isBusy} onClick={() => chooser.current?.click()}>
          {exportingText('library.import')}
        </Button>
        <FileInput ref={chooser} accept=".gz,.html,.htm" onFile={read} data-import />
      </div>
      <p className={styles.hint}>{exportingText('library.importHint')}</p>
      <FileJobStatus job={job} />
    </Section>
  );
}

function importText({ refusedChannels, ...added }: ImportCounts): string {
  const { videos, notes, collections, channels } = added;
  const isNothing = videos + notes + collections + channels + refusedChannels === 0;
  if (isNothing) return exportingText('library.addedNothing');
  const text = exportingText('library.added', { videos, notes, collections, channels });
  return refusedChannels === 0 ? text : `${text} ${exportingText('library.refused', { channels: refusedChannels })}`;
}
