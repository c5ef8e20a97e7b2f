import { lazy, type ReactNode, Suspense, useCallback } from 'react';
import { ArticleSection } from '../article/article-section.tsx';
import type { Subject } from '../item/item-records.ts';
import type { Item } from '../item/use-item.ts';
import { type Quotation, RememberContext } from '../quote/quote-context.ts';
import { SummaryView } from '../summary/summary-view.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import type { Seek } from '../ui/time-button.tsx';
import styles from './item-tabs.module.css';

const SummaryTools = lazy(() => import('../summary/summary-tools.tsx'));
const RememberButton = lazy(() => import('../review/remember-button.tsx'));
const RelatedItems = lazy(() => import('../library/related-items.tsx'));
const SaveMenu = lazy(() => import('../library/save-menu.tsx'));

/** The tab of a media item's summary, with the article below it and what the library has on the subject. */
export function SummaryTab({
  item,
  subject,
  seek,
  exportButton,
  notice,
}: {
  item: Item;
  subject: Subject;
  seek: Seek;
  /** The button that exports the item; undefined until the item is stored. */
  exportButton: ReactNode;
  /** Content of the tab of an item without transcript. */
  notice?: ReactNode;
}) {
  const { contentId, url } = subject;
  const renderRemember = useCallback(
    (quotation: Quotation) => (
      <Suspense>
        <RememberButton contentId={contentId} {...quotation} />
      </Suspense>
    ),
    [contentId],
  );
  const actions = exportButton && (
    <>
      {exportButton}
      <Suspense fallback={<span className={styles.action} />}>
        <SaveMenu contentId={contentId} url={url} />
      </Suspense>
    </>
  );
  return (
    <>
      <Suspense fallback={<div className={styles.toolbar} />}>
        <SummaryTools item={item} url={url} actions={actions} />
      </Suspense>
      {item.summary ? (
        <>
          <RememberContext value={renderRemember}>
            <SummaryView item={item} seek={seek} />
          </RememberContext>
          <ArticleSection item={item} subject={subject} seek={seek} />
          <Suspense>
            <RelatedItems key={contentId} contentId={contentId} />
          </Suspense>
        </>
      ) : (
        notice || <Skeleton />
      )}
    </>
  );
}
