import { useCallback, useEffect } from 'react';
import { useApp } from '../app/app-context.ts';
import type { Quotation } from '../quote/quote-context.ts';

/**
 * Returns the function that quotes into a media item's note, whether its note is open or not. The key q quotes from a
 * focused time button.
 */
export function useQuoting(contentId: string): (quotation: Quotation) => Promise<void> {
  const app = useApp();
  useEffect(() => {
    const onKey = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key !== 'q' || ctrlKey || metaKey || altKey || !(target instanceof HTMLElement) || !target.matches('[data-seek]'))
        return;
      target.closest('[data-line], [data-cue]')?.querySelector<HTMLElement>('[data-quote-into-note]')?.click();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return useCallback(
    async (quotation) => {
      const [{ noteSessionsOf }, { quoteText }] = await Promise.all([import('./note-sessions.ts'), import('./note-text.ts')]);
      await noteSessionsOf(app)(contentId).append(quoteText(quotation));
    },
    [app, contentId],
  );
}
