import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { t } from '../i18n/t.ts';
import { useLocationHash } from '../ui/use-location-hash.ts';
import { SettingsNav } from './settings-nav.tsx';
import styles from './settings-page.module.css';
import { pageOfHash, type SettingsPageId, settingsSections } from './settings-sections.ts';
import { SummariesPage } from './summaries-page.tsx';
import { type SettingsState, useSettings } from './use-settings.ts';

const AboutPage = lazy(() => import('./about-page.tsx'));
const AccountSection = lazy(() => import('../account/account-section.tsx'));
const FeedSection = lazy(() => import('./feed-section.tsx'));
const ReviewSection = lazy(() => import('./review-section.tsx'));
const HubSection = lazy(() => import('./hub-section.tsx'));
const PrivacyPage = lazy(() => import('./privacy-page.tsx'));
const LibrarySection = lazy(() => import('../exporting/library-section.tsx'));
const RecipesSection = lazy(() => import('./recipes-section.tsx'));
const TranscriptionSection = lazy(() => import('./transcription-section.tsx'));
const WorkspaceSection = lazy(() => import('../exporting/workspace-section.tsx'));

/**
 * The settings. The address's fragment selects a page, by its id or by the id of one of its sections. Changes are saved at once,
 * and text that is being typed survives a change of page.
 */
export function SettingsPage() {
  const settingsState = useSettings();
  const { saved, failure } = settingsState;
  const hash = useLocationHash();
  const current = pageOfHash(hash);
  const [visited, setVisited] = useState([current]);
  if (!visited.includes(current)) setVisited([...visited, current]);
  const main = useRef<HTMLElement>(null);
  const shownHash = useRef(hash);
  useEffect(() => {
    document.title = `${settingsText(`pages.${current}`)} · ${settingsText('settings.title')} · ${t('app.name')}`;
    if (shownHash.current === hash) return;
    shownHash.current = hash;
    // A section takes the focus itself.
    if (settingsSections.some(({ id }) => id === hash)) return;
    main.current?.focus({ preventScroll: true });
    scrollTo(0, 0);
  }, [current, hash]);

  return (
    <div className={styles.page} data-settings={settingsState.settings ? 'ready' : 'reading'}>
      <header className={styles.header}>
        <img src="/icon/icon.svg" width={28} height={28} alt={t('app.name')} />
        <h1>{settingsText('settings.title')}</h1>
      </header>
      <SettingsNav current={current} />
      <main ref={main} className={styles.main} tabIndex={-1} aria-label={settingsText(`pages.${current}`)}>
        {visited.map((page) => (
          <div key={page} hidden={page !== current}>
            <Suspense>
              <Page page={page} settingsState={settingsState} />
            </Suspense>
          </div>
        ))}
      </main>
      <div className={styles.status}>
        <p role="status">{saved && settingsText('settings.saved')}</p>
        {failure && <p role="alert">{settingsText('settings.failed', { reason: inlineFailureText(failure) })}</p>}
      </div>
    </div>
  );
}

function Page({ page, settingsState }: { page: SettingsPageId; settingsState: SettingsState }) {
  switch (page) {
    case 'summaries':
      return <SummariesPage settingsState={settingsState} />;
    case 'transcription':
      return <TranscriptionSection settingsState={settingsState} />;
    case 'sites':
      return <RecipesSection settings={settingsState.settings} />;
    case 'library':
      return (
        <>
          <LibrarySection />
          <FeedSection settingsState={settingsState} />
          <ReviewSection settingsState={settingsState} />
          <HubSection settingsState={settingsState} />
          <WorkspaceSection />
        </>
      );
    case 'account':
      return <AccountSection />;
    case 'privacy':
      return <PrivacyPage />;
    case 'about':
      return <AboutPage />;
  }
}
