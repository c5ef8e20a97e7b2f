import { Failure } from '../../contract/failure.ts';
import type { TranscriptStrategy } from './transcript-strategy.ts';

/** The transcription of the audio, where it is requested. Throws `noCaptions` where it is not: no other way is left. */
export const transcription: TranscriptStrategy = async (_, { source, onStage, transcribe }) => {
  const { content } = await source.describe();
  if (!transcribe) throw new Failure('noCaptions', `${content.contentId} offers no captions`);
  await onStage?.('listening', content.contentId);
  return { ...(await transcribe(content)), fromCache: false };
};
