import { type ReactNode, useRef } from 'react';
import type { DownloadableModel } from '../../lib/ports/model-downloads.ts';
import { useAction } from '../app/use-action.ts';
import { ActionFailure } from '../failure/action-failure.tsx';
import { formatBytes } from '../i18n/bytes.ts';
import { languageName } from '../i18n/language-name.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { ModelDownload } from '../transcription/model-download.tsx';
import type { ModelDownloadsState } from '../transcription/use-model-downloads.ts';
import styles from './providers-section.module.css';
import { RemoveButtons } from './remove-buttons.tsx';

/** The card of a model on this device: abilities, size, and the buttons to download and remove it. */
export function DownloadableModelRow({
  model,
  modelDownloads,
  onRemove,
  needs,
  action,
}: {
  model: DownloadableModel;
  modelDownloads: ModelDownloadsState;
  onRemove: () => Promise<void>;
  /** Text on what the model takes. */
  needs?: string;
  /** Button before the one that removes the model. */
  action?: ReactNode;
}) {
  const { id, name, license, url, device, state, have, total } = model;
  const row = useRef<HTMLLIElement>(null);
  const removal = useAction();
  const size = formatBytes(total, uiLanguage);
  const remove = () => {
    row.current?.focus();
    removal.run(onRemove);
  };
  return (
    <li ref={row} tabIndex={-1} className={styles.card} data-downloadable-model={id} data-state={state}>
      <h4>{name}</h4>
      <p className={styles.facts}>
        {[size, languagesOf(model), device && settingsText(`speechModels.${device}`)].filter(Boolean).join(' · ')}
        {' · '}
        <a href={url} target="_blank" rel="noreferrer">
          {settingsText('speechModels.license', { license })}
        </a>
      </p>
      {needs && <p className={styles.facts}>{needs}</p>}
      {state === 'ready' && <p className={styles.facts}>{settingsText('speechModels.ready')}</p>}
      {state !== 'ready' &&
        (device ? (
          <ModelDownload model={model} modelDownloads={modelDownloads} />
        ) : (
          <p className={styles.facts}>
            {settingsText(model.purpose === 'text' ? 'textModels.unsupported' : 'speechModels.unsupported')}
          </p>
        ))}
      {state !== 'downloading' && have > 0 && (
        <RemoveButtons
          label={settingsText('speechModels.remove')}
          name={settingsText('speechModels.removeNamed', { name })}
          question={settingsText('speechModels.remove.confirm', { name, size: formatBytes(have, uiLanguage) })}
          cancelLabel={settingsText('models.remove.cancel')}
          onRemove={remove}
        >
          {action}
        </RemoveButtons>
      )}
      {removal.failure && <ActionFailure failure={removal.failure} />}
    </li>
  );
}

function languagesOf({ purpose, languages }: DownloadableModel): string {
  if (purpose === 'text') return settingsText('textModels.writes');
  if (purpose === 'voices') return settingsText('speechModels.voices');
  if (languages.length === 0) return settingsText('speechModels.allLanguages');
  return languages.map((tag) => languageName(tag, uiLanguage) ?? tag).join(', ');
}
