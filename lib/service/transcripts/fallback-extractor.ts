import type { FailureCode } from '../../contract/failure.ts';
import { createMediaSource } from '../media/media-source.ts';
import { firstApplicable, sourceStrategies } from './source-strategies.ts';
import type { TranscriptStrategy } from './transcript-strategy.ts';

/** Errors of a site that another program may get past. */
const avoidable: FailureCode[] = [
  'loginRequired',
  'ageRestricted',
  'botCheck',
  'consentRequired',
  'siteFailed',
  'timeout',
  'captionsEmpty',
  'captionsUnreadable',
  'captionsForeign',
];

/** Applies the strategies with another program of the host, where the site itself failed. */
export const fallbackExtractor: TranscriptStrategy = async (request, context) => {
  const { ports, known, signal, failure } = context;
  const { openPage } = context.source;
  const extractor = ports.fallbackExtractor;
  if (!failure || !avoidable.includes(failure.code) || !extractor?.detect(new URL(request.url))) return undefined;
  const source = createMediaSource(ports, request, { signal, known, openPage, extractor });
  return firstApplicable(sourceStrategies, request, { ...context, source, failure: undefined }).catch((error) => {
    if (signal.aborted) throw error;
    return undefined;
  });
};
