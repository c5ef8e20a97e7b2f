import { type ReactNode, useCallback, useEffect } from 'react';
import { useApp } from '../app/app-context.ts';
import { useFailureBanner } from '../failure/use-failure-banner.tsx';
import type { Quotation } from '../quote/quote-context.ts';

/**
 * Returns the function that quotes into a media item's note, whether its note is open or not, and the banner of its failure. The
 * key q quotes from a focused time button.
 */
export function useQuoting(contentId: string): { quote: (quotation: Quotation) => Promise<boolean>; banner: ReactNode } {
  const app = useApp();
  const { attempt, banner } = useFailureBanner();
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key !== 'q' || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement) || !target.matches('[data-seek]'))
        return;
      target.closest('[data-line], [data-cue]')?.querySelector<HTMLElement>('[data-quote-into-note]')?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  const quote = useCallback(
    (quotation: Quotation) =>
      attempt(async () => {
        const [{ noteSessionsOf }, { quoteText }] = await Promise.all([import('./note-sessions.ts'), import('./note-text.ts')]);
        await noteSessionsOf(app)(contentId).append(quoteText(quotation));
      }),
    [app, attempt, contentId],
  );
  return { quote, banner };
}
