import { type ReactNode, useMemo } from 'react';
import { languageName } from '../i18n/language-name.ts';
import { uiLanguage } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { BrowserModelDownload } from './browser-model-download.tsx';
import { useBrowserModel } from './use-browser-model.ts';

/** The browser's translator for a pair of languages, with its download; children are rendered with whether it can be used. */
export default function TranslatorDownload({
  from,
  to,
  children,
}: {
  /** BCP 47 tags. */
  from: string;
  to: string;
  children?: (isReady: boolean) => ReactNode;
}) {
  const sourceLanguage = new Intl.Locale(from).language;
  const pair = useMemo(() => ({ sourceLanguage, targetLanguage: to }), [sourceLanguage, to]);
  const model = useBrowserModel('Translator', pair);
  const name = writingText('browserModel.pair', {
    from: languageName(sourceLanguage, uiLanguage) ?? sourceLanguage,
    to: languageName(to, uiLanguage) ?? to,
  });
  return (
    <>
      <BrowserModelDownload name={name} model={model} />
      {children?.(model.state === 'available')}
    </>
  );
}
