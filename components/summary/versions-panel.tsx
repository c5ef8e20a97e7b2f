import type { Summary } from '../../lib/records/summary.ts';
import { dayAndTime } from '../i18n/formats.ts';
import { standaloneLanguageName } from '../i18n/language-name.ts';
import { t, uiLanguage } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { detailLabel, detailNameOf } from '../item/detail-levels.ts';
import { generatorName } from './generator-name.ts';
import styles from './request-panel.module.css';
import rows from './versions-panel.module.css';

/** The list of versions to choose from. */
export default function VersionsPanel({
  versions,
  shownId,
  onChoose,
}: {
  versions: Summary[];
  shownId: string;
  onChoose: (summaryId: string) => void;
}) {
  return (
    <fieldset className={`${styles.panel} ${rows.versions}`}>
      <legend className="hidden-text">{writingText('versions.label')}</legend>
      {versions.map(({ summaryId, made, wish: options, createdAt }) => (
        <label key={summaryId} className={rows.version} data-version={summaryId}>
          <input
            type="radio"
            name="version"
            value={summaryId}
            checked={summaryId === shownId}
            onChange={() => onChoose(summaryId)}
          />
          <span>
            <span className={rows.head}>
              <strong>{generatorName(made)}</strong>
              <time dateTime={new Date(createdAt).toISOString()}>{dayAndTime(createdAt)}</time>
            </span>
            <span className={rows.facts}>
              {levelText(options.detailLevel)}
              {' · '}
              {options.outputLanguage
                ? (standaloneLanguageName(options.outputLanguage, uiLanguage) ?? options.outputLanguage)
                : writingText('versions.asSpoken')}
            </span>
            {options.customPrompt && (
              <q className={rows.prompt} dir="auto">
                {options.customPrompt}
              </q>
            )}
          </span>
        </label>
      ))}
      <p className={styles.hint}>{writingText('versions.hint')}</p>
    </fieldset>
  );
}

function levelText(level: number): string {
  const name = detailNameOf(level);
  return name ? t(detailLabel(name)) : writingText('versions.level', { level });
}
