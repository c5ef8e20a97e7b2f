import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { t, uiLanguage } from '../i18n/t.ts';
import './theme.css';

/** Puts a face into its page, in the user's language. */
export function mount(view: ReactNode): void {
  document.documentElement.lang = uiLanguage;
  document.title = t('app.name');
  const root = document.getElementById('root');
  if (root) createRoot(root).render(view);
}
