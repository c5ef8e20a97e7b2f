import type { Content } from '../../lib/ports.ts';
import { languageName } from '../i18n/language-name.ts';
import { t, uiLanguage } from '../i18n/t.ts';
import styles from './language-chooser.module.css';

/** The languages that a medium can be read in, the preferred one first. */
export const languagesOf = (content: Content | undefined): string[] => [
  ...new Set(content?.tracks.map(({ language }) => language).filter(Boolean)),
];

/** In which of them it is read. */
export function LanguageChooser({
  languages,
  shown,
  onChoose,
}: {
  languages: string[];
  /** Of the words that are shown. */
  shown: string | undefined;
  onChoose: (language: string) => void;
}) {
  return (
    <select
      className={styles.chooser}
      aria-label={t('language.choose')}
      value={shown}
      onChange={({ target }) => onChoose(target.value)}
    >
      {languages.map((language) => (
        <option key={language} value={language}>
          {languageName(language, uiLanguage) ?? language}
        </option>
      ))}
    </select>
  );
}
