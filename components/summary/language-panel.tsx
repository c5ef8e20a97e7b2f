import { type FormEvent, useState } from 'react';
import { useStoredSettings } from '../app/use-stored-settings.ts';
import { TranslateButton } from '../browser-models/translate-button.tsx';
import { NeedsModel } from '../cost/needs-model.tsx';
import { useTextEngine } from '../cost/use-text-engine.ts';
import { languageName } from '../i18n/language-name.ts';
import { outputLanguages } from '../i18n/output-languages.ts';
import { uiLanguage } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { Select } from '../ui/field.tsx';
import { LanguageOptions } from '../ui/language-options.tsx';
import styles from './request-panel.module.css';

/** The form that requests the summary in another language, or the hint that this needs a language model. */
export default function LanguagePanel({
  spoken,
  language,
  onSubmit,
}: {
  /** Language of the transcript; undefined if it is unknown. */
  spoken: string | undefined;
  /** Language of the shown summary; undefined for the spoken language. */
  language: string | undefined;
  onSubmit: (language: string | undefined) => void;
}) {
  const engine = useTextEngine({ isVersion: true, isTranslation: true });
  const usual = useStoredSettings()?.outputLanguage;
  const [chosen, choose] = useState(language ?? '');
  if (!engine) return null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(chosen || undefined);
  };
  return 'missing' in engine ? (
    <div className={styles.panel}>
      <NeedsModel missing={engine.missing} />
    </div>
  ) : (
    <form className={styles.panel} onSubmit={submit}>
      <Select label={writingText('language.label')} value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">
          {usual
            ? writingText('language.asSet', { language: languageName(usual, uiLanguage) ?? usual })
            : writingText('language.asSpoken')}
        </option>
        <LanguageOptions languages={outputLanguages(uiLanguage, language)} />
      </Select>
      <div className={styles.buttons}>
        <TranslateButton isTranslator={engine.isTranslator} from={spoken} to={chosen || usual}>
          {writingText('language.submit')}
        </TranslateButton>
      </div>
    </form>
  );
}
