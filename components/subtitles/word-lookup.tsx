import { type RefObject, useState } from 'react';
import type { Cue } from '../../lib/contract/cue.ts';
import TranslatorDownload from '../browser-models/translator-download.tsx';
import { likelyLanguage, outputLanguages } from '../i18n/output-languages.ts';
import { readingText } from '../i18n/reading-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { Select } from '../ui/field.tsx';
import { LanguageOptions } from '../ui/language-options.tsx';
import { sentenceAt } from './sentence-at.ts';
import { usePointedWord } from './use-pointed-word.ts';
import { WordCard } from './word-card.tsx';
import styles from './word-lookup.module.css';

/** The word of the transcript that is pointed at and its sentence, translated by the browser's own translator. */
export default function WordLookup({
  list,
  cues,
  language,
}: {
  list: RefObject<HTMLElement | null>;
  /** The cues of the list, as spoken. */
  cues: Cue[];
  /** BCP 47 tag of the transcript. */
  language: string;
}) {
  const from = new Intl.Locale(language).language;
  const offered = outputLanguages(uiLanguage).filter(({ tag }) => tag !== from);
  const [to, choose] = useState(() => likelyLanguage(offered, navigator.languages) ?? '');
  const word = usePointedWord(list, from);
  return (
    <section className={styles.lookup} aria-label={readingText('words.open')} data-word-lookup>
      <Select label={readingText('words.into')} value={to} onChange={({ target }) => choose(target.value)}>
        <LanguageOptions languages={offered} />
      </Select>
      <TranslatorDownload from={from} to={to}>
        {(isReady) =>
          word && cues[word.index] && isReady ? (
            <WordCard word={word.text} sentence={sentenceAt(cues, word.index, word.at, from)} from={from} to={to} />
          ) : (
            <p className={styles.hint}>{readingText('words.hint')}</p>
          )
        }
      </TranslatorDownload>
    </section>
  );
}
