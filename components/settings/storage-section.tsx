import { useEffect, useState } from 'react';
import { Failure, type FailureData } from '../../lib/contract/failure.ts';
import { type AppClient, useApp } from '../app/app-context.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { Button } from '../ui/button.tsx';
import { Select } from '../ui/field.tsx';
import { bytesInWords } from './bytes.ts';
import { failureWords } from './failure-words.ts';
import { ForgetDialog } from './forget-dialog.tsx';
import { Removal } from './removal.tsx';
import { Section } from './section.tsx';
import styles from './storage-section.module.css';
import { useKeptSounds } from './use-kept-sounds.ts';

type Storage = Awaited<ReturnType<AppClient['getStorage']>>;

/** Days that are offered; null keeps everything. */
const terms = [null, 30, 90, 180, 365] as const;

/** The room that all of it takes, how long it is kept, and the way to be rid of it. */
export default function StorageSection() {
  const { client } = useApp();
  const [storage, setStorage] = useState<Storage>();
  const [failure, setFailure] = useState<FailureData>();
  const [isAsking, setIsAsking] = useState(false);
  const sounds = useKeptSounds();
  const [isForgotten, setIsForgotten] = useState(false);

  const attempt = async (call?: Promise<unknown>) => {
    setFailure(undefined);
    try {
      await call;
      setStorage(await client.getStorage({}));
    } catch (error) {
      setFailure(Failure.from(error).toJSON());
    }
  };
  useEffect(() => void attempt(), []);

  const { usage = 0, quota = 0, videos = 0, keepDays = null, isLow = false } = storage ?? {};
  const options = keepDays === null || terms.some((days) => days === keepDays) ? terms : [...terms, keepDays];
  const heardBytes = bytesInWords(sounds.bytes, uiLanguage);
  const forget = async () => {
    setIsAsking(false);
    await attempt(Promise.all([client.forgetEverything({ confirm: true }), sounds.clear()]));
    // What pages had not saved yet goes too.
    localStorage.clear();
    setIsForgotten(true);
  };
  return (
    <Section id="storage" title={settingsText('storage.title')}>
      {storage && (
        <p data-usage={usage}>
          {settingsText('storage.usage', {
            count: videos,
            usage: bytesInWords(usage, uiLanguage),
            quota: bytesInWords(quota, uiLanguage),
          })}
        </p>
      )}
      {isLow && <p role="alert">{settingsText('storage.low')}</p>}
      <Select
        label={settingsText('storage.keep')}
        hint={settingsText('storage.keep.hint')}
        disabled={!storage}
        value={String(keepDays)}
        onChange={({ target }) =>
          void attempt(client.setRetention({ keepDays: target.value === 'null' ? null : Number(target.value) }))
        }
      >
        {options.map((days) => (
          <option key={days} value={String(days)}>
            {days === null ? settingsText('storage.keep.always') : settingsText('storage.keep.days', { count: days })}
          </option>
        ))}
      </Select>
      {sounds.count > 0 && (
        <div data-sounds={sounds.count}>
          <p>{settingsText('sounds.kept', { count: sounds.count, size: heardBytes })}</p>
          <Removal
            label={settingsText('sounds.clear')}
            question={settingsText('sounds.clear.sure', { size: heardBytes })}
            keep={settingsText('sounds.clear.keep')}
            onRemove={() => void attempt(sounds.clear())}
          />
        </div>
      )}
      <div className={styles.forget}>
        <Button look="danger" onClick={() => setIsAsking(true)}>
          {settingsText('storage.forget')}
        </Button>
        <p role="status">{isForgotten && settingsText('storage.forgotten')}</p>
      </div>
      {failure && <p role="alert">{failureWords(failure)}</p>}
      {isAsking && <ForgetDialog onForget={() => void forget()} onClose={() => setIsAsking(false)} />}
    </Section>
  );
}
