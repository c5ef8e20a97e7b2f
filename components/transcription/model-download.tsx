import Download from 'lucide-react/icons/download';
import Pause from 'lucide-react/icons/pause';
import type { DownloadableModel } from '../../lib/ports/model-downloads.ts';
import { formatBytes } from '../i18n/bytes.ts';
import { failureText } from '../i18n/failure-text.ts';
import { percent } from '../i18n/formats.ts';
import { uiLanguage } from '../i18n/t.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import { Button } from '../ui/button.tsx';
import styles from './transcription.module.css';
import type { ModelDownloadsState } from './use-model-downloads.ts';

/** The download of a speech model: size, progress, and buttons to start and pause it. */
export function ModelDownload({ model, modelDownloads }: { model: DownloadableModel; modelDownloads: ModelDownloadsState }) {
  const { id, name, have, total, state } = model;
  const size = formatBytes(total, uiLanguage);
  const error = modelDownloads.failures[id];
  const isLoading = state === 'downloading';
  const left = transcriptionText(have > 0 ? 'model.resume' : 'model.download', {
    size: formatBytes(total - have, uiLanguage),
  });
  return (
    <div data-model={id} data-state={state}>
      <p className={styles.download}>
        {(isLoading || have > 0) && <progress aria-label={name} value={have} max={Math.max(1, total)} />}
        {isLoading ? (
          <>
            <span className={styles.note}>
              {transcriptionText('model.loading', { percent: percent(have / Math.max(1, total)), size })}
            </span>
            <Button
              icon={Pause}
              aria-label={`${transcriptionText('model.pause')}: ${name}`}
              onClick={() => modelDownloads.pause(id)}
            >
              {transcriptionText('model.pause')}
            </Button>
          </>
        ) : (
          <Button icon={Download} aria-label={`${left}: ${name}`} onClick={() => modelDownloads.download(id)}>
            {left}
          </Button>
        )}
      </p>
      {error && (
        <p role="alert" className={styles.error}>
          {error.code === 'modelFailed'
            ? transcriptionText('model.notFound')
            : transcriptionText('model.failed', { reason: failureText(error).title })}
        </p>
      )}
    </div>
  );
}
