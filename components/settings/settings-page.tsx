import { lazy, Suspense } from 'react';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { t } from '../i18n/t.ts';
import { EngineSection } from './engine-section.tsx';
import { OutputSection } from './output-section.tsx';
import { ProvidersSection } from './providers-section.tsx';
import styles from './settings-page.module.css';
import { SpendingSection } from './spending-section.tsx';
import { TemplatesSection } from './templates-section.tsx';
import { useSettings } from './use-settings.ts';

const AccountSection = lazy(() => import('../account/account-section.tsx'));
const HubSection = lazy(() => import('./hub-section.tsx'));
const LibrarySection = lazy(() => import('../exporting/library-section.tsx'));
const TranscriptionSection = lazy(() => import('./transcription-section.tsx'));
const StorageSection = lazy(() => import('./storage-section.tsx'));
const WorkspaceSection = lazy(() => import('../exporting/workspace-section.tsx'));

const parts = [
  { id: 'engine', title: 'engine.title' },
  { id: 'models', title: 'models.title' },
  { id: 'transcription', title: 'transcription.title' },
  { id: 'language', title: 'output.title' },
  { id: 'prompts', title: 'templates.title' },
  { id: 'spending', title: 'spending.title' },
  { id: 'channels', title: 'channels.title' },
  { id: 'library', title: 'library.title' },
  { id: 'storage', title: 'storage.title' },
  { id: 'workspace', title: 'workspace.title' },
  { id: 'account', title: 'account.title' },
] as const;

/** The settings page. Changes are saved at once. */
export function SettingsPage() {
  const settingsState = useSettings();
  const { saved, failure } = settingsState;
  return (
    <div className={styles.page} data-settings={settingsState.settings ? 'ready' : 'reading'}>
      <header className={styles.header}>
        <img src="/icon/icon.svg" width={28} height={28} alt={t('app.name')} />
        <h1>{settingsText('settings.title')}</h1>
      </header>
      <nav className={styles.parts} aria-label={settingsText('settings.parts')}>
        {parts.map(({ id, title }) => (
          <a key={id} href={`#${id}`}>
            {settingsText(title)}
          </a>
        ))}
      </nav>
      <main className={styles.main}>
        <EngineSection settingsState={settingsState} />
        <ProvidersSection settingsState={settingsState} />
        <Suspense>
          <TranscriptionSection settingsState={settingsState} />
        </Suspense>
        <OutputSection settingsState={settingsState} />
        <TemplatesSection settingsState={settingsState} />
        <SpendingSection settingsState={settingsState} />
        <Suspense>
          <HubSection settingsState={settingsState} />
          <LibrarySection />
          <StorageSection />
          <WorkspaceSection />
          <AccountSection />
        </Suspense>
      </main>
      <div className={styles.status}>
        <p role="status">{saved && settingsText('settings.saved')}</p>
        {failure && <p role="alert">{settingsText('settings.failed', { reason: inlineFailureText(failure) })}</p>}
      </div>
    </div>
  );
}
