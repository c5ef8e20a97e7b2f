import { useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { type AppClient, useApp } from '../app/app-context.ts';
import { exportLibrary } from '../exporting/export-library.ts';
import { FileJobStatus } from '../exporting/file-job-status.tsx';
import { useFileJob } from '../exporting/use-file-job.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { accountText } from '../i18n/account-text.ts';
import { formatBytes } from '../i18n/bytes.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/field.tsx';
import { Section } from '../ui/section.tsx';
import { ForgetDialog } from './forget-dialog.tsx';
import { RemoveButtons } from './remove-buttons.tsx';
import styles from './storage-section.module.css';
import { useRecordings } from './use-recordings.ts';

type Storage = Awaited<ReturnType<AppClient['getStorage']>>;

/** The offered retention times in days; null keeps everything. */
const retentionDays = [null, 30, 90, 180, 365] as const;

/** The settings section of storage: usage, retention, stored audio, and export and deletion of everything. */
export function StorageSection() {
  const { client, account, device } = useApp();
  const { requests, forgetSites, loadLibraryFiles } = device;
  const exportJob = useFileJob();
  const [storage, setStorage] = useState<Storage>();
  const [failure, setFailure] = useState<FailureData>();
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  const recordings = useRecordings();
  const [isForgotten, setIsForgotten] = useState(false);
  const [isLeftInAccount, setIsLeftInAccount] = useState(false);

  /** Returns whether a change succeeded. */
  const attempt = async (change?: Promise<unknown>): Promise<boolean> => {
    const fail = (error: unknown) => setFailure(Failure.from(error).toJSON());
    setFailure(undefined);
    try {
      await change;
    } catch (error) {
      fail(error);
      return false;
    }
    await client.getStorage({}).then(setStorage, fail);
    return true;
  };
  useEffect(() => void attempt(), []);

  const { usage = 0, quota = 0, videos = 0, keepDays = null, isLow = false } = storage ?? {};
  const options =
    keepDays === null || retentionDays.some((days) => days === keepDays) ? retentionDays : [...retentionDays, keepDays];
  const recordedBytes = formatBytes(recordings.bytes, uiLanguage);
  const forget = async () => {
    setIsDialogOpen(false);
    setIsForgotten(false);
    setIsLeftInAccount(false);
    setIsForgotten(await attempt(forgetEverything()));
  };
  const forgetEverything = async () => {
    await client.forgetEverything({ confirm: true });
    // The account needs the connection that is stored on this device, and its requests are logged.
    setIsLeftInAccount(true);
    await account.forgetEverything();
    setIsLeftInAccount(false);
    await Promise.all([recordings.clear(), requests?.clear(), forgetSites?.()]);
    // Drafts of notes are deleted too.
    localStorage.clear();
  };
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
        onChange={({ target }) =>
          void attempt(client.setRetention({ keepDays: target.value === 'null' ? null : Number(target.value) }))
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
            onRemove={() => void attempt(recordings.clear())}
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
        <Button variant="danger" onClick={() => setIsDialogOpen(true)}>
          {settingsText('storage.delete')}
        </Button>
        <p role="status">{isForgotten && settingsText('storage.deleted')}</p>
      </div>
      {failure && (
        <p role="alert">
          {isLeftInAccount && `${accountText('deleteEverything.failed')} `}
          {inlineFailureText(failure)}
        </p>
      )}
      {isDialogOpen && <ForgetDialog onForget={() => void forget()} onClose={() => setIsDialogOpen(false)} />}
    </Section>
  );
}
