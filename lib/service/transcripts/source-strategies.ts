import { captionTranscript } from './caption-transcript.ts';
import { liveTranscript } from './live-transcript.ts';
import type { AcquiredTranscript, TranscriptStrategy } from './transcript-strategy.ts';
import { transcription } from './transcription.ts';

/** The strategies that request a transcript from the source of the media item, in the order of trial. */
export const sourceStrategies: TranscriptStrategy[] = [liveTranscript, captionTranscript, transcription];

/** Returns the transcript of the first strategy that applies; undefined if none does. */
export async function firstApplicable(
  strategies: TranscriptStrategy[],
  ...given: Parameters<TranscriptStrategy>
): Promise<AcquiredTranscript | undefined> {
  for (const strategy of strategies) {
    const acquired = await strategy(...given);
    if (acquired) return acquired;
  }
  return undefined;
}
