import { lazy, Suspense } from 'react';
import type { Subject } from '../item/item-records.ts';
import type { Item } from '../item/use-item.ts';
import { SummaryBanners } from '../summary/summary-banners.tsx';

const TranscribeOffer = lazy(() => import('../transcription/transcribe-offer.tsx'));
const LiveCaptions = lazy(() => import('../transcription/live-captions.tsx'));
const TranscriptionProgress = lazy(() => import('../transcription/transcription-progress.tsx'));

/** The banners above the tabs of a media item: failures of shown items, a question before a costly run, transcription. */
export function ItemBanners({ item, subject }: { item: Item; subject: Subject }) {
  const { url } = subject;
  const { work, failure } = item.state;
  const { transcript, content } = item;
  return (
    <>
      <SummaryBanners item={item} subject={subject} />
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
