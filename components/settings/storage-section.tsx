import { useEffect, useState } from 'react';
import { type AppClient, useApp } from '../app/app-context.ts';
import { useAction } from '../app/use-action.ts';
import { exportLibrary } from '../exporting/export-library.ts';
import { FileJobStatus } from '../exporting/file-job-status.tsx';
import { useFileJob } from '../exporting/use-file-job.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { formatBytes } from '../i18n/bytes.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/field.tsx';
import { Section } from '../ui/section.tsx';
import { DeleteEverything } from './delete-everything.tsx';
import { RemoveButtons } from './remove-buttons.tsx';
import styles from './storage-section.module.css';
import { useRecordings } from './use-recordings.ts';

type Storage = Awaited<ReturnType<AppClient['getStorage']>>;

/** The offered retention times in days; null keeps everything. */
const retentionDays = [null, 30, 90, 180, 365] as const;

/** The settings section of storage: usage, retention, stored audio, and export and deletion of everything. */
export function StorageSection() {
  const { client, device } = useApp();
  const { loadLibraryFiles } = device;
  const action = useAction();
  const exportJob = useFileJob();
  const [storage, setStorage] = useState<Storage>();
  const recordings = useRecordings();

  const read = async () => setStorage(await client.getStorage({}));
  const change = (perform: () => Promise<unknown>) =>
    action.run(async () => {
      await perform();
      await read();
    });
  useEffect(() => void action.run(read), []);

  const { usage = 0, quota = 0, videos = 0, keepDays = null, isLow = false } = storage ?? {};
  const options =
    keepDays === null || retentionDays.some((days) => days === keepDays) ? retentionDays : [...retentionDays, keepDays];
  const recordedBytes = formatBytes(recordings.bytes, uiLanguage);
  return (
    <Section id="storage" title={settingsText('storage.title')}>
      {storage && (
        <p data-usage={usage}>
          {settingsText('storage.usage', {
            count: videos,
            usage: formatBytes(usage, uiLanguage),
            quota: formatBytes(quota, uiLanguage),
          })}
        </p>
      )}
      {isLow && <p role="alert">{settingsText('storage.low')}</p>}
      <Select
        label={settingsText('storage.retention')}
        hint={settingsText('storage.retention.hint')}
        disabled={!storage}
        value={String(keepDays)}
        onChange={({ target: { value } }) =>
          change(() => client.setRetention({ keepDays: value === 'null' ? null : Number(value) }))
        }
      >
        {options.map((days) => (
          <option key={days} value={String(days)}>
            {days === null
              ? settingsText('storage.retention.unlimited')
              : settingsText('storage.retention.days', { count: days })}
          </option>
        ))}
      </Select>
      {recordings.count > 0 && (
        <div data-sounds={recordings.count}>
          <p>{settingsText('audio.stored', { count: recordings.count, size: recordedBytes })}</p>
          <RemoveButtons
            label={settingsText('audio.delete')}
            question={settingsText('audio.delete.confirm', { size: recordedBytes })}
            cancelLabel={settingsText('audio.delete.cancel')}
            onRemove={() => change(recordings.clear)}
          />
        </div>
      )}
      {loadLibraryFiles && <FileJobStatus job={exportJob} />}
      <div className={styles.forget}>
        {loadLibraryFiles && (
          <Button disabled={exportJob.isBusy} onClick={() => exportLibrary(exportJob, loadLibraryFiles)}>
            {settingsText('storage.export')}
          </Button>
        )}
        <DeleteEverything recordings={recordings} onDeleted={() => action.run(read)} />
      </div>
      {action.failure && <p role="alert">{inlineFailureText(action.failure)}</p>}
    </Section>
  );
}
