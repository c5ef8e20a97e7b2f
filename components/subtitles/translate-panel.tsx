import { type FormEvent, useEffect, useState } from 'react';
import { TranslateButton } from '../browser-models/translate-button.tsx';
import { NeedsModel } from '../cost/needs-model.tsx';
import { useTextEngine } from '../cost/use-text-engine.ts';
import { likelyLanguage, outputLanguages } from '../i18n/output-languages.ts';
import { uiLanguage } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { Select } from '../ui/field.tsx';
import { LanguageOptions } from '../ui/language-options.tsx';
import styles from './translation.module.css';

/** The form that translates the transcript, or the hint that this needs a language model. */
export default function TranslatePanel({
  spoken,
  language,
  onPrepare,
  onTranslate,
}: {
  /** Language of the transcript, which is not offered. */
  spoken: string;
  /** Language of the shown translation. */
  language: string | undefined;
  /** Receives the chosen language before the user confirms it. */
  onPrepare: (language: string) => void;
  onTranslate: (language: string) => void;
}) {
  const engine = useTextEngine({ isTranslation: true });
  const offered = outputLanguages(uiLanguage, language).filter(({ tag }) => tag !== spoken);
  const [chosen, choose] = useState(() => language ?? likelyLanguage(offered, navigator.languages) ?? '');
  const canStart = engine !== undefined && !('missing' in engine) && chosen !== '';
  useEffect(() => {
    if (canStart) onPrepare(chosen);
  }, [canStart, chosen]);
  if (!engine) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onTranslate(chosen);
  };
  return 'missing' in engine ? (
    <div className={styles.panel}>
      <NeedsModel missing={engine.missing} />
    </div>
  ) : (
    <form className={styles.panel} onSubmit={submit}>
      <Select label={writingText('translation.label')} value={chosen} onChange={({ target }) => choose(target.value)}>
        <LanguageOptions languages={offered} />
      </Select>
      <TranslateButton isTranslator={engine.isTranslator} from={spoken} to={chosen}>
        {writingText('translation.start')}
      </TranslateButton>
    </form>
  );
}
