import Download from 'lucide-react/icons/download';
import X from 'lucide-react/icons/x';
import { percent } from '../i18n/formats.ts';
import { writingText } from '../i18n/writing-text.ts';
import { Button } from '../ui/button.tsx';
import styles from './browser-model-download.module.css';
import type { BrowserModelDownload as Model } from './use-browser-model.ts';

/** The state of one of the browser's models, with the buttons that download it and cancel the download. */
export function BrowserModelDownload({ name, model }: { name: string; model: Model }) {
  const { state, progress, error, download, cancel } = model;
  const label = writingText('browserModel.download');
  return (
    <div className={styles.model} data-browser-model={state}>
      <p role="status" className={styles.state}>
        {writingText(`browserModel.${state}`)} {progress !== undefined && state === 'downloading' && percent(progress)}
      </p>
      {state === 'downloading' && <progress aria-label={name} value={progress} max={1} />}
      {state === 'downloadable' && (
        <Button icon={Download} aria-label={`${label}: ${name}`} onClick={download}>
          {label}
        </Button>
      )}
      {cancel && (
        <Button icon={X} aria-label={`${writingText('browserModel.cancel')}: ${name}`} onClick={cancel}>
          {writingText('browserModel.cancel')}
        </Button>
      )}
      {error && (
        <p role="alert" className={styles.error}>
          {writingText('browserModel.failed', { reason: error })}
        </p>
      )}
    </div>
  );
}
