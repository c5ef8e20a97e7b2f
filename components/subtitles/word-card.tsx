import { useEffect, useState } from 'react';
import { readingText } from '../i18n/reading-text.ts';
import styles from './word-lookup.module.css';
import { createWordTranslator, type WordTranslator } from './word-translator.ts';

/** A word and its sentence, each with its translation. */
export function WordCard({
  word,
  sentence,
  from,
  to,
}: {
  word: string;
  sentence: string;
  /** BCP 47 tags. */
  from: string;
  to: string;
}) {
  const [translator, setTranslator] = useState<WordTranslator>();
  useEffect(() => {
    const opened = createWordTranslator(from, to);
    setTranslator(opened);
    return opened.close;
  }, [from, to]);
  const ofWord = useTranslated(translator, word);
  const ofSentence = useTranslated(translator, sentence);
  return (
    <div role="status" className={styles.card} data-word-card>
      <p>
        <strong lang={from} dir="auto">
          {word}
        </strong>{' '}
        <span lang={to} dir="auto" data-word-translation>
          {ofWord ?? '…'}
        </span>
      </p>
      <p className={styles.sentence} lang={from} dir="auto">
        {sentence}
      </p>
      <p lang={to} dir="auto" data-sentence-translation>
        {ofSentence ?? '…'}
      </p>
    </div>
  );
}

/** The translation of a text; undefined until it is there. */
function useTranslated(translator: WordTranslator | undefined, text: string): string | undefined {
  const [translated, setTranslated] = useState<{ text: string; translation: string }>();
  useEffect(() => {
    let isCurrent = true;
    const show = (translation: string) => isCurrent && setTranslated({ text, translation });
    translator?.translate(text).then(show, () => show(readingText('words.failed')));
    return () => {
      isCurrent = false;
    };
  }, [translator, text]);
  return translated?.text === text ? translated.translation : undefined;
}
