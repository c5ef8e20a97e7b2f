import { lazy, Suspense } from 'react';
import { FailureBanner, FallbackBanner } from '../failure/failure-views.ts';
import type { Subject } from '../item/item-records.ts';
import { OfflineBanner } from '../item/offline-banner.tsx';
import type { Item } from '../item/use-item.ts';

const CostQuestionBanner = lazy(() => import('../cost/cost-question.tsx'));
const TranscribeOffer = lazy(() => import('../transcription/transcribe-offer.tsx'));
const LiveCaptions = lazy(() => import('../transcription/live-captions.tsx'));
const TranscriptionProgress = lazy(() => import('../transcription/transcription-progress.tsx'));

/** The banners above the tabs of a media item: failures of shown items, a question before a costly run, transcription. */
export function ItemBanners({ item, subject }: { item: Item; subject: Subject }) {
  const { url, contentId } = subject;
  const about = { url, contentId };
  const { name, work, failure } = item.state;
  const { summary, transcript, content } = item;
  return (
    <>
      {name === 'offline' && summary && <OfflineBanner />}
      {failure && summary && <FailureBanner failure={failure} about={about} onRetry={item.retry} onDismiss={item.dismiss} />}
      {item.fallbackReason && (
        <FallbackBanner failure={item.fallbackReason} about={about} onRetry={item.retry} onDismiss={item.dismiss} />
      )}
      {item.question && (
        <Suspense>
          <CostQuestionBanner question={item.question} />
        </Suspense>
      )}
      {work?.stage === 'listening' && (
        <Suspense>
          <TranscriptionProgress
            work={work}
            url={url}
            soundId={item.rows?.tasks.find(({ taskId }) => taskId === work.taskId)?.wish.soundId}
            transcript={transcript}
            onCancel={item.cancel}
          />
        </Suspense>
      )}
      {content?.kind === 'live' && content.tracks.some(({ provenance }) => provenance !== 'transcribed') && (
        <Suspense>
          <LiveCaptions item={item} subject={subject} />
        </Suspense>
      )}
      {transcript?.isPartial && transcript.provenance !== 'captured' && !work && !failure && (
        <Suspense>
          <TranscribeOffer item={item} subject={subject} />
        </Suspense>
      )}
    </>
  );
}
