import { type ComponentProps, lazy, Suspense, useMemo, useState } from 'react';
import type { Content } from '../../lib/records/content.ts';
import type { SummaryContent } from '../../lib/records/summary.ts';
import type { Task } from '../../lib/records/task.ts';
import { useApp } from '../app/app-context.ts';
import ChaptersView from '../chapters/chapters-view.tsx';
import { exportingText } from '../i18n/exporting-text.ts';
import { usePlaybackScan } from '../page/use-playback-scan.ts';
import { canExtractSlides } from '../slides/can-extract-slides.ts';
import { slidesOfChapters } from '../slides/slide-order.ts';
import { useSlides } from '../slides/use-slides.ts';
import { Segmented } from '../ui/segmented.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import styles from './chapters-tab.module.css';

const MindMapView = lazy(() => import('./mind-map-view.tsx'));
const SlidesBar = lazy(() => import('../slides/slides-bar.tsx'));
const SlideStrip = lazy(() => import('../slides/slide-strip.tsx'));
const SlideDialog = lazy(() => import('../slides/slide-dialog.tsx'));
const views = ['list', 'map'] as const;

/** The tab of a media item's chapters: as a list with slides, or as a mind map. */
export default function ChaptersTab({
  newestId,
  digest,
  content,
  tasks,
  ...about
}: Omit<ComponentProps<typeof ChaptersView>, 'digest' | 'beside'> & {
  newestId: string | undefined;
  /** The summary's content; undefined where there is no transcript. */
  digest: SummaryContent | undefined;
  content: Content | undefined;
  tasks: readonly Task[];
}) {
  const { contentId, seek } = about;
  const [view, setView] = useState<(typeof views)[number]>('list');
  const [open, setOpen] = useState<number>();
  const isScanning = tasks.some(({ wish: options, status }) => options.product === 'visuals' && status === 'pending');
  const slides = useSlides(contentId, isScanning);
  const canScan = content !== undefined && canExtractSlides(content);
  const scanPlayback = usePlaybackScan(contentId);
  const { canCapture } = useApp().device;
  const isUnsupported = content !== undefined && content.kind !== 'audio' && canCapture === false;
  const chapters = digest?.chapters;
  const byChapter = useMemo(() => slidesOfChapters(slides ?? [], chapters ?? []), [slides, chapters]);

  const strip = (indexes: readonly number[], layout: 'beside' | 'grid') =>
    slides &&
    indexes.length > 0 && (
      <Suspense>
        <SlideStrip slides={slides} indexes={indexes} seek={seek} layout={layout} onOpen={setOpen} />
      </Suspense>
    );
  return (
    <div className={styles.tab}>
      <div className={styles.choice}>
        {digest && (
          <Segmented
            label={exportingText('map.view')}
            value={view}
            options={views.map((value) => ({ value, label: exportingText(`map.${value}`) }))}
            onChange={setView}
          />
        )}
        {view === 'list' && (canScan || scanPlayback || isUnsupported || slides) && slides !== undefined && (
          <Suspense>
            <SlidesBar
              contentId={contentId}
              tasks={tasks}
              count={slides?.length}
              canScan={canScan}
              startPlaybackScan={scanPlayback}
            />
          </Suspense>
        )}
      </div>
      <div className={styles.view}>
        {view === 'map' && digest ? (
          <Suspense fallback={<Skeleton />}>
            {newestId === undefined ? (
              <p className={styles.none}>{exportingText('map.none')}</p>
            ) : (
              <MindMapView contentId={contentId} newestId={newestId} seek={seek} />
            )}
          </Suspense>
        ) : (
          <>
            {digest && (
              <ChaptersView {...about} digest={digest} renderExtra={(chapter) => strip(byChapter[chapter] ?? [], 'beside')} />
            )}
            {!chapters?.length && strip([...(slides ?? []).keys()], 'grid')}
          </>
        )}
      </div>
      {slides && open !== undefined && open < slides.length && (
        <Suspense>
          <SlideDialog slides={slides} index={open} seek={seek} onIndex={setOpen} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
