import { lazy, Suspense } from 'react';
import { Button } from '../ui/button.tsx';

const TranslatorDownload = lazy(() => import('./translator-download.tsx'));

/** The button that submits a request for a translation; before the browser's translator, with the download of its model. */
export function TranslateButton({
  isTranslator,
  from,
  to,
  children,
}: {
  /** The choice of the browser's translator over a model. */
  isTranslator: boolean | undefined;
  /** BCP 47 tags, as far as they are known. */
  from: string | undefined;
  to: string | undefined;
  children: string;
}) {
  const button = (isReady: boolean) => (
    <Button type="submit" variant="primary" disabled={!isReady}>
      {children}
    </Button>
  );
  if (!isTranslator || !from || !to || from === to) return button(true);
  return (
    <Suspense>
      <TranslatorDownload from={from} to={to}>
        {button}
      </TranslatorDownload>
    </Suspense>
  );
}
