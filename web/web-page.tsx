import LibraryBig from 'lucide-react/icons/library-big';
import Rss from 'lucide-react/icons/rss';
import { lazy, Suspense } from 'react';
import { AccountBanner } from '../components/account/account-banner.tsx';
import { t } from '../components/i18n/t.ts';
import { Places } from '../components/places/places.tsx';
import { Button } from '../components/ui/button.tsx';
import { Skeleton } from '../components/ui/skeleton.tsx';

const SettingsPage = lazy(async () => ({ default: (await import('../components/settings/settings-page.tsx')).SettingsPage }));

/** The page of the web library: its places, or the settings by their address. */
export function WebPage() {
  return location.pathname.endsWith('/settings') ? <WebSettings /> : <Places />;
}

/** The settings with the ways back to the library and the feed. */
function WebSettings() {
  return (
    <>
      <nav className="settings-bar" aria-label={t('place.label')}>
        <Button variant="quiet" icon={LibraryBig} onClick={() => location.assign('/library/')}>
          {t('place.library')}
        </Button>
        <Button variant="quiet" icon={Rss} onClick={() => location.assign('/library/?place=feed')}>
          {t('place.feed')}
        </Button>
      </nav>
      <AccountBanner />
      <Suspense fallback={<Skeleton />}>
        <SettingsPage />
      </Suspense>
    </>
  );
}
