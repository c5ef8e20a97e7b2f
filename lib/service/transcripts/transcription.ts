import { Failure } from '../../contract/failure.ts';
import type { TranscriptStrategy } from './transcript-strategy.ts';

/** Transcribes the audio if that is requested. Otherwise throws `noCaptions`, because this is the last strategy. */
export const transcription: TranscriptStrategy = async (_, { source, onStage, transcribe }) => {
  const { content } = await source.describe();
  if (!transcribe) throw new Failure('noCaptions', `${content.contentId} has no captions: transcribe its audio`);
  await onStage?.('listening', content.contentId);
  return { ...(await transcribe(content)), fromCache: false };
};
