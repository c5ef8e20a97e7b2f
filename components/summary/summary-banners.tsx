import { lazy, Suspense } from 'react';
import { FailureBanner, FallbackBanner } from '../failure/failure-views.ts';
import type { Subject } from '../item/item-records.ts';
import { OfflineBanner } from '../item/offline-banner.tsx';
import type { Item } from '../item/use-item.ts';

const CostQuestionBanner = lazy(() => import('../cost/cost-question.tsx'));

/** The banners above a summary: offline, failures while it stays valid, and the question before a costly run. */
export function SummaryBanners({ item, subject: { url, contentId } }: { item: Item; subject: Subject }) {
  const about = { url, contentId };
  const { name, failure } = item.state;
  const { summary, fallbackReason, question } = item;
  return (
    <>
      {name === 'offline' && summary && <OfflineBanner />}
      {failure && summary && <FailureBanner failure={failure} about={about} onRetry={item.retry} onDismiss={item.dismiss} />}
      {fallbackReason && <FallbackBanner failure={fallbackReason} about={about} onRetry={item.retry} onDismiss={item.dismiss} />}
      {question && (
        <Suspense>
          <CostQuestionBanner question={question} />
        </Suspense>
      )}
    </>
  );
}
