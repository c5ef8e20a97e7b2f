import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { t, uiDirection, uiLanguage } from '../i18n/t.ts';
import { liveRegion } from './live-region.ts';
import './theme.css';

/** Renders a view into its HTML page, and sets the page's language, direction and title. */
export function mount(view: ReactNode): void {
  document.documentElement.lang = uiLanguage;
  document.documentElement.dir = uiDirection;
  document.title = t('app.name');
  liveRegion();
  void import('./retain-focus.ts').then(({ retainFocus }) => retainFocus());
  const root = document.getElementById('root');
  if (root) createRoot(root).render(view);
}
