import { Failure } from '../../contract/failure.ts';
import type { Content } from '../../records/content.ts';
import { expectOk } from '../../sites/request.ts';
import type { AcquisitionContext, TranscriptStrategy } from './transcript-strategy.ts';

/** Transcribes the audio if that is requested. Otherwise throws `noCaptions`, because this is the last strategy. */
export const transcription: TranscriptStrategy = async (_, context) => {
  const { source, onStage, transcribe } = context;
  const { content } = await source.describe();
  if (!transcribe) {
    await requireReachable(content, context);
    throw new Failure(
      'noCaptions',
      `${content.sourceUrl} has no captions. Name a transcribeProvider that transcribes its audio.`,
    );
  }
  await onStage?.('listening', content.contentId);
  return { ...(await transcribe(content)), fromCache: false };
};

/** Bytes within which a server explains an error; a media file is longer. */
const maxExplanationBytes = 64 * 1024;

/** Throws the failure of a media file that can't be requested, because it explains more than missing captions. */
async function requireReachable({ soundUrl }: Content, { ports, source, signal }: AcquisitionContext): Promise<void> {
  if (soundUrl === undefined || (await source.openPage())) return;
  try {
    expectOk(await ports.fetch(soundUrl, { reason: 'page', signal, maxBytes: maxExplanationBytes }));
  } catch (error) {
    const failure = Failure.from(error);
    if (failure.code !== 'tooLarge' && failure.code !== 'noPermission') throw failure;
  }
}
