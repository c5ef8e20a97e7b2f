import { type ReactNode, useState } from 'react';
import { BrowserModelDownload } from '../browser-models/browser-model-download.tsx';
import TranslatorDownload from '../browser-models/translator-download.tsx';
import { type BrowserModelName, browserModelNames, useBrowserWriter } from '../browser-models/use-browser-model.ts';
import { likelyLanguage, outputLanguages } from '../i18n/output-languages.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { uiLanguage } from '../i18n/t.ts';
import { Select } from '../ui/field.tsx';
import { LanguageOptions } from '../ui/language-options.tsx';
import styles from './providers-section.module.css';
import part from './transcription-section.module.css';

/** The browser's own models with their downloads; a hint where it has none. */
export default function BrowserModels({ outputLanguage }: { outputLanguage: string | null | undefined }) {
  const offered = browserModelNames.filter((name) => name in globalThis);
  return (
    <div className={part.part} data-part="browser-models">
      <h3>{settingsText('browserModels.title')}</h3>
      <p className={part.intro}>{settingsText(offered.length > 0 ? 'browserModels.intro' : 'browserModels.none')}</p>
      {offered.length > 0 && (
        <ul className={styles.cards}>
          {offered.map((name) => (
            <Card key={name} name={name}>
              {name === 'Translator' ? <TranslatorPair outputLanguage={outputLanguage} /> : <Writer name={name} />}
            </Card>
          ))}
        </ul>
      )}
    </div>
  );
}

const Card = ({ name, children }: { name: BrowserModelName; children: ReactNode }) => (
  <li className={styles.card}>
    <h4>{settingsText(`browserModels.${name}`)}</h4>
    <p className={styles.facts}>{settingsText(`browserModels.${name}.hint`)}</p>
    {children}
  </li>
);

function Writer({ name }: { name: 'LanguageModel' | 'Summarizer' }) {
  return <BrowserModelDownload name={settingsText(`browserModels.${name}`)} model={useBrowserWriter(name)} />;
}

/** The translator with the choice of its two languages. */
function TranslatorPair({ outputLanguage }: { outputLanguage: string | null | undefined }) {
  const languages = outputLanguages(uiLanguage, outputLanguage ?? undefined);
  const [from, setFrom] = useState('en');
  const [to, setTo] = useState(() => {
    const others = languages.filter(({ tag }) => tag !== 'en');
    return outputLanguage ?? likelyLanguage(others, navigator.languages) ?? 'de';
  });
  const select = (label: string, value: string, choose: (tag: string) => void) => (
    <Select label={label} value={value} onChange={({ target }) => choose(target.value)}>
      <LanguageOptions languages={languages} />
    </Select>
  );
  return (
    <>
      <div className={styles.pair}>
        {select(settingsText('browserModels.from'), from, setFrom)}
        {select(settingsText('browserModels.to'), to, setTo)}
      </div>
      <TranslatorDownload from={from} to={to} />
    </>
  );
}
