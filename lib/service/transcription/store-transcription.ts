import type { Ports } from '../../ports/ports.ts';
import type { TranscriptionResult } from '../../ports/speech.ts';
import { numberedSpeakerPattern } from '../../records/numbered-speaker.ts';
import type { TaskOptions } from '../../records/task-options.ts';
import type { Transcript } from '../../records/transcript.ts';
import { speechTrackId } from '../transcripts/local-tracks.ts';

/** Stores a transcription, whole or so far, with the speaker names that were given meanwhile. Returns the stored transcript. */
export async function storeTranscription(
  { store, engine, clock }: Ports,
  contentId: string,
  { soundId, isRefresh }: Pick<TaskOptions, 'soundId' | 'isRefresh'>,
  { language, cues, nameCorrections, voices, includesKnownCues }: TranscriptionResult & Pick<Transcript, 'nameCorrections'>,
  isPartial?: true,
): Promise<Transcript> {
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
