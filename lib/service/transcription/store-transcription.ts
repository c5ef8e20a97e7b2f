import type { Ports } from '../../ports/ports.ts';
import type { TranscriptionResult } from '../../ports/speech.ts';
import type { Content } from '../../records/content.ts';
import { numberedSpeakerPattern } from '../../records/numbered-speaker.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import type { Transcript } from '../../records/transcript.ts';
import { correctTranscriptNames, taughtReplacements } from '../names/correct-transcript-names.ts';
import { speechTrackId } from '../transcripts/local-tracks.ts';

/**
 * Stores a transcription, whole or so far, with the speaker names that were given meanwhile. Misheard names are corrected when it
 * is whole. Returns the stored transcript.
 */
export async function storeTranscription(
  ports: Ports,
  content: Content,
  { soundId, isRefresh }: Pick<TaskOptions, 'soundId' | 'isRefresh'>,
  result: TranscriptionResult,
  isPartial?: true,
): Promise<Transcript> {
  const { store, engine, clock } = ports;
  const { contentId } = content;
  const { language, voices, includesKnownCues } = result;
  const recognized = { language, cues: result.cues, provenance: 'transcribed' as const };
  const { cues, nameCorrections } = isPartial
    ? { ...recognized, nameCorrections: undefined }
    : await correctTranscriptNames(
        ports,
        content,
        recognized,
        taughtReplacements(await store.getTranscript(contentId, speechTrackId)),
      );
  const stored = await store.updateTranscript(contentId, speechTrackId, async (former) => {
    // A partial transcript replaces a whole one only if it includes it.
    if (isPartial && !includesKnownCues && former && !former.isPartial) return undefined;
    const isNamed = former?.cues.some(({ speaker }) => speaker && !numberedSpeakerPattern.test(speaker));
    const formerSoundIds = former?.soundIds ?? [];
    return {
      contentId,
      trackId: speechTrackId,
      language,
      provenance: 'transcribed',
      isPartial,
      nameCorrections,
      soundIds: isPartial || !soundId ? formerSoundIds : [...new Set([...formerSoundIds, soundId])],
      createdAt: clock.now(),
      ...(isNamed
        ? await engine.carryOverSpeakerNames({ words: { cues, voices }, former: former!, isRetranscribed: isRefresh })
        : { cues, voices }),
    };
  });
  return stored!;
}
