import { useEffect } from 'react';
import { t } from '../i18n/t.ts';

/** Sets the title of the page in its tab while a view is shown; empty for that of the application. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    if (!title) return;
    document.title = `${title} – ${t('app.name')}`;
    return () => {
      document.title = t('app.name');
    };
  }, [title]);
}
