import { type ComponentProps, lazy, Suspense, useState } from 'react';
import ChaptersView from '../chapters/chapters-view.tsx';
import { exportingText } from '../i18n/exporting-text.ts';
import { Segmented } from '../ui/segmented.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './chapters-tab.module.css';

const MindMapView = lazy(() => import('./mind-map-view.tsx'));
const views = ['list', 'map'] as const;

/** The parts of a medium, one after the other or as a map. */
export default function ChaptersTab({
  newestId,
  ...chapters
}: ComponentProps<typeof ChaptersView> & { newestId: string | undefined }) {
  const [view, setView] = useState<(typeof views)[number]>('list');
  return (
    <div className={styles.tab}>
      <div className={styles.choice}>
        <Segmented
          label={exportingText('map.view')}
          value={view}
          options={views.map((value) => ({ value, label: exportingText(`map.${value}`) }))}
          onChange={setView}
        />
      </div>
      <div className={styles.view}>
        {view === 'list' ? (
          <ChaptersView {...chapters} />
        ) : newestId === undefined ? (
          <p className={styles.none}>{exportingText('map.none')}</p>
        ) : (
          <Suspense fallback={<Skeleton />}>
            <MindMapView contentId={chapters.contentId} newestId={newestId} seek={chapters.seek} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
