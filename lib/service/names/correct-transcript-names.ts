import type { NameReplacement } from '../../contract/name-correction.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Content } from '../../records/content.ts';
import { isRecognized } from '../../records/is-recognized.ts';
import type { Transcript } from '../../records/transcript.ts';
import { listNameEvidence } from './name-evidence.ts';
import { findTaughtNames } from './taught-names.ts';

type NamedTranscript = Pick<Transcript, 'cues' | 'language' | 'provenance'>;

/**
 * Returns a recognized transcript with its misheard names corrected; one that people wrote is returned as it is. The user's
 * `replacements` are made wherever their words occur.
 */
export async function correctTranscriptNames<Recognized extends NamedTranscript>(
  ports: Pick<Ports, 'store' | 'engine'>,
  content: Content,
  transcript: Recognized,
  replacements: NameReplacement[],
): Promise<Recognized & Pick<Transcript, 'nameCorrections'>> {
  if (!isRecognized(transcript)) return transcript;
  const correct = await createNameCorrection(ports, content);
  return correct(transcript, replacements);
}

/** Reads the names that are known about a media item. Returns a function that corrects transcripts without reading the store. */
export async function createNameCorrection({ store, engine }: Pick<Ports, 'store' | 'engine'>, content: Content) {
  const { terms, rejectedNames } = await findTaughtNames(store, content);
  const evidence = await listNameEvidence(store, content, terms);
  return async <Recognized extends NamedTranscript>(
    transcript: Recognized,
    replacements: NameReplacement[],
  ): Promise<Recognized & Pick<Transcript, 'nameCorrections'>> => {
    if (!isRecognized(transcript)) return transcript;
    const { cues, language } = transcript;
    const corrected = await engine.correctNames({
      ...{ cues, language, evidence },
      replacements,
      rejected: rejectedNames,
    });
    return { ...transcript, nameCorrections: undefined, ...corrected };
  };
}

/** Returns the replacements that the user's terms have brought about in a transcript, each once. */
export function taughtReplacements(transcript: Pick<Transcript, 'nameCorrections'> | undefined): NameReplacement[] {
  const taught = (transcript?.nameCorrections ?? []).filter(({ because }) => because.source === 'term');
  return [...new Map(taught.map(({ from, to }) => [from.toLowerCase(), { from, to }])).values()];
}
