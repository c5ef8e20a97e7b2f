import ArrowLeft from 'lucide-react/icons/arrow-left';
import CirclePlay from 'lucide-react/icons/circle-play';
import LibraryBig from 'lucide-react/icons/library-big';
import Maximize2 from 'lucide-react/icons/maximize-2';
import Rss from 'lucide-react/icons/rss';
import { lazy, type ReactNode, Suspense } from 'react';
import { AccountBanner } from '../../components/account/account-banner.tsx';
import { useApp } from '../../components/app/app-context.ts';
import { t } from '../../components/i18n/t.ts';
import { IconButton } from '../../components/ui/button.tsx';
import { Skeleton } from '../../components/ui/skeleton.tsx';
import { Panel } from './panel.tsx';
import styles from './places.module.css';
import { Reader } from './reader.tsx';
import { goBack, goTo, isPage, type Route, useRoute } from './route.ts';

const LibraryPlace = lazy(() => import('./library-place.tsx'));
const FileDrop = lazy(() => import('./file-drop.tsx'));
const FeedView = lazy(() => import('../../components/feed/feed-view.tsx'));

/** The views of the navigation; only a side panel has a page beside it. */
const places = [
  ...(isPage ? [] : [{ place: 'now', icon: CirclePlay } as const]),
  { place: 'library', icon: LibraryBig } as const,
  { place: 'feed', icon: Rss } as const,
];

/** The navigation of the panel with the current view. */
export function Places() {
  const { navigation } = useApp();
  const route = useRoute();
  return (
    <div className={styles.places}>
      <nav className={styles.nav} aria-label={t('place.label')}>
        {route.place === 'item' && <IconButton icon={ArrowLeft} label={t('place.back')} onClick={goBack} />}
        {places.map(({ place, icon: Icon }) => (
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
        {route.place === 'library' && !isPage && (
          <IconButton icon={Maximize2} label={t('action.fullView')} className={styles.end} onClick={navigation.openLibrary} />
        )}
      </nav>
      <AccountBanner />
      <Suspense>
        <FileDrop />
      </Suspense>
      <Suspense fallback={<Skeleton />}>{placeOf(route)}</Suspense>
    </div>
  );
}

function placeOf(route: Route): ReactNode {
  switch (route.place) {
    case 'item':
      return <Reader key={route.contentId} contentId={route.contentId} first={route} url={route.url} />;
    case 'library':
      return <LibraryPlace collectionId={route.collectionId} keyword={route.keyword} />;
    case 'feed':
      return <FeedView onOpen={(contentId) => goTo({ place: 'item', contentId })} />;
    default:
      return <Panel />;
  }
}
