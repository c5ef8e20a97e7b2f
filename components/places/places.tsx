import ArrowLeft from 'lucide-react/icons/arrow-left';
import CirclePlay from 'lucide-react/icons/circle-play';
import LibraryBig from 'lucide-react/icons/library-big';
import Rss from 'lucide-react/icons/rss';
import Settings from 'lucide-react/icons/settings';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { AccountBanner } from '../account/account-banner.tsx';
import { useApp } from '../app/app-context.ts';
import { t } from '../i18n/t.ts';
import { IconButton } from '../ui/button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { usePageTitle } from '../ui/use-page-title.ts';
import styles from './places.module.css';
import { goBack, goTo, isPage, type Route, useRoute } from './route.ts';

const Reader = lazy(() => import('./reader.tsx'));
const LibraryPlace = lazy(() => import('./library-place.tsx'));
const FeedView = lazy(() => import('../feed/feed-view.tsx'));

const places = [
  { place: 'now', icon: CirclePlay },
  { place: 'library', icon: LibraryBig },
  { place: 'feed', icon: Rss },
] as const;

/**
 * The navigation and the current view. `now` is the view of the page beside the side panel, `end` is rendered before the settings
 * at the end of the navigation, and `children` between navigation and view.
 */
export function Places({ now, end, children }: { now?: ReactNode; end?: (route: Route) => ReactNode; children?: ReactNode }) {
  const { navigation } = useApp();
  const route = useRoute();
  const view = useRef<HTMLDivElement>(null);
  const shownRoute = useRef(route);
  // A collection and an item are titled by their views.
  usePageTitle(route.place === 'feed' || (route.place === 'library' && !route.collectionId) ? t(`place.${route.place}`) : '');
  useEffect(() => {
    const { activeElement } = document;
    // The control that opened the route may belong to the former view, which is removed or hidden.
    if (route !== shownRoute.current && (activeElement === document.body || !activeElement?.checkVisibility()))
      view.current?.focus();
    shownRoute.current = route;
  }, [route]);
  const shown = places.filter(({ place }) => place !== 'now' || !isPage());
  return (
    <div className={styles.places}>
      <nav className={styles.nav} aria-label={t('place.label')}>
        {route.place === 'item' && <IconButton icon={ArrowLeft} label={t('place.back')} onClick={goBack} />}
        {shown.map(({ place, icon: Icon }) => (
          <button
            key={place}
            type="button"
            aria-current={route.place === place ? 'page' : undefined}
            onClick={() => goTo({ place })}
          >
            <Icon size={15} aria-hidden />
            {t(`place.${place}`)}
          </button>
        ))}
        <div className={styles.end}>
          {end?.(route)}
          <IconButton icon={Settings} label={t('action.settings')} onClick={() => navigation.openSettings()} />
        </div>
      </nav>
      <AccountBanner />
      {children}
      <div ref={view} className={styles.view} tabIndex={-1}>
        <Suspense fallback={<Skeleton />}>{viewOf(route, now)}</Suspense>
      </div>
    </div>
  );
}

function viewOf(route: Route, now: ReactNode): ReactNode {
  switch (route.place) {
    case 'item':
      return <Reader key={route.contentId} contentId={route.contentId} first={route} url={route.url} />;
    case 'library':
      return <LibraryPlace collectionId={route.collectionId} keyword={route.keyword} />;
    case 'feed':
      return <FeedView follow={route.follow} onOpen={(contentId, at) => goTo({ place: 'item', contentId, at })} />;
    default:
      return now;
  }
}
