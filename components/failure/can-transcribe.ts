import type { FailureCode, FailureData } from '../../lib/contract/failure.ts';
import { isUpcoming } from '../../lib/contract/is-upcoming.ts';

const codes: readonly FailureCode[] = [
  'noCaptions',
  'captionsEmpty',
  'captionsUnreadable',
  'captionsForeign',
  'notYetAired',
  'noSound',
  'nothingSaid',
];

/** Returns whether a failure leaves transcription as an alternative. */
export const canTranscribe = (failure: FailureData): boolean => codes.includes(failure.code) && !isUpcoming(failure);
