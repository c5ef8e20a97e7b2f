import type { Ports } from '../../ports/ports.ts';
import type { TranscriptionResult } from '../../ports/speech.ts';
import { numberedSpeakerPattern } from '../../records/numbered-speaker.ts';
import type { TaskOptions, Transcript } from '../../records/records.ts';
import { speechTrackId } from '../transcripts/own-tracks.ts';

/** Writes down what was heard so far, or all of it, with the names that were given meanwhile. Gives what is stored then. */
export async function keepHeard(
  { store, engine, clock }: Ports,
  contentId: string,
  { soundId, isRefresh }: Pick<TaskOptions, 'soundId' | 'isRefresh'>,
  { language, cues, voices, includesKnownCues }: TranscriptionResult,
  isPartial?: true,
): Promise<Transcript> {
  const stored = await store.updateTranscript(contentId, speechTrackId, async (former) => {
    // A part takes the place of the whole only if it holds it.
    if (isPartial && !includesKnownCues && former && !former.isPartial) return undefined;
    const isNamed = former?.cues.some(({ speaker }) => speaker && !numberedSpeakerPattern.test(speaker));
    const heardBefore = former?.soundIds ?? [];
    return {
      contentId,
      trackId: speechTrackId,
      language,
      provenance: 'transcribed',
      isPartial,
      soundIds: isPartial || !soundId ? heardBefore : [...new Set([...heardBefore, soundId])],
      createdAt: clock.now(),
      ...(isNamed
        ? await engine.carryOverSpeakerNames({ words: { cues, voices }, former: former!, isRetranscribed: isRefresh })
        : { cues, voices }),
    };
  });
  return stored!;
}
