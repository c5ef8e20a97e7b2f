import { Failure } from '../../contract/failure.ts';
import type { Ports } from '../../ports/ports.ts';
import { createMediaSource } from '../media/media-source.ts';
import { noPage, type OpenPageLookup } from '../media/open-page.ts';
import { fallbackExtractor } from './fallback-extractor.ts';
import { firstApplicable, sourceStrategies } from './source-strategies.ts';
import { findStoredTranscript, outdatedTranscript, storedTranscript, submittedTranscript } from './stored-transcript.ts';
import type { AcquiredTranscript, AcquisitionContext, TranscriptRequest, TranscriptStrategy } from './transcript-strategy.ts';

/** The first of them that applies decides: stored, submitted, live, captions, transcription. */
const strategies: TranscriptStrategy[] = [storedTranscript, submittedTranscript, ...sourceStrategies];
/** Strategies that are tried when the one that applies has failed. */
const fallbacks: TranscriptStrategy[] = [withoutPage, fallbackExtractor, outdatedTranscript];

/**
 * Options of the acquisition of a transcript: the stored media item, its open page, and the transcription to use without
 * captions.
 */
export type AcquisitionOptions = Pick<AcquisitionContext, 'known' | 'signal' | 'onStage' | 'transcribe'> & {
  openPage: OpenPageLookup;
};

/** Returns the transcript of the media item at an address: the stored one, or one that is acquired and stored. */
export async function acquireTranscript(
  ports: Ports,
  request: TranscriptRequest,
  options: AcquisitionOptions,
): Promise<AcquiredTranscript> {
  const { known } = options;
  const stored = known && (await findStoredTranscript(ports.store, known, request));
  return acquire(request, { ...options, ports, stored, source: createMediaSource(ports, request, options) });
}

async function acquire(request: TranscriptRequest, context: AcquisitionContext): Promise<AcquiredTranscript> {
  try {
    return (await firstApplicable(strategies, request, context))!;
  } catch (error) {
    const acquired = await firstApplicable(fallbacks, request, { ...context, failure: Failure.from(error) });
    if (!acquired) throw error;
    return acquired;
  }
}

/** The same without the open page, when its tab was closed meanwhile: some sites answer without it. */
async function withoutPage(request: TranscriptRequest, context: AcquisitionContext): Promise<AcquiredTranscript | undefined> {
  const { ports, source, signal, known, failure } = context;
  if (failure?.code !== 'pageGone' || !(await source.openPage())) return undefined;
  const otherSource = createMediaSource(ports, request, { signal, known, openPage: noPage });
  return acquire(request, { ...context, source: otherSource, failure: undefined }).catch(() => undefined);
}
