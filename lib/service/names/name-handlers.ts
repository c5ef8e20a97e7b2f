import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import { invalidField } from '../../contract/invalid-field.ts';
import type { NameReplacement } from '../../contract/name-correction.ts';
import type { names as operations } from '../../contract/names.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import type { Content } from '../../records/content.ts';
import { isRecognized } from '../../records/is-recognized.ts';
import { restoreNames } from '../../records/restore-names.ts';
import type { Transcript } from '../../records/transcript.ts';
import { contentById } from '../media/find-content.ts';
import { createNameCorrection, taughtReplacements } from './correct-transcript-names.ts';
import { findTaughtNames, updateTaughtNames } from './taught-names.ts';

/**
 * Returns the handlers for names in recognized transcripts: names that the user teaches, and corrections that the user undoes.
 */
export function nameHandlers(ports: Ports): Pick<Handlers<Operations>, keyof typeof operations> {
  const { store } = ports;

  /** Returns a stored transcript. Throws `notFound`, and `invalid` for one that was not recognized from speech. */
  async function recognizedTranscript(contentId: string, trackId: string): Promise<Transcript> {
    const transcript = await store.getTranscript(contentId, trackId);
    if (!transcript) throw new Failure('notFound', `No transcript of the track ${trackId} of ${contentId} is stored.`);
    if (isRecognized(transcript)) return transcript;
    throw invalidField('trackId', `The track ${trackId} was not recognized from speech, so its names are not corrected.`);
  }

  /** Corrects a stored transcript with the names that are known now. Returns the number of its corrections. */
  async function correctAgain(content: Content, trackId: string, replacements: NameReplacement[]): Promise<number> {
    const correct = await createNameCorrection(ports, content);
    const corrected = await store.updateTranscript(
      content.contentId,
      trackId,
      (stored) => stored && correct(restoreNames(stored), [...replacements, ...taughtReplacements(stored)]),
    );
    return corrected?.nameCorrections?.length ?? 0;
  }

  return {
    async correctName({ contentId, trackId, from, to }) {
      const content = await contentById(ports, contentId);
      const stored = await recognizedTranscript(contentId, trackId);
      const isSpoken = stored.cues.some(({ text }) => normalize(text).includes(normalize(from)));
      if (!isSpoken) throw new Failure('notFound', `The words ${from} are in no cue of the track ${trackId} of ${contentId}.`);
      // The words may be an earlier correction, which was wrong then.
      const wrong = (stored.nameCorrections ?? []).filter((correction) => normalize(correction.to) === normalize(from));
      await updateTaughtNames(ports, content, ({ terms, rejectedNames }) => ({
        terms: [to, ...terms],
        rejectedNames: [
          ...wrong.map(({ from, to }) => ({ from, to })),
          ...rejectedNames.filter((pair) => !isSame(pair, { from, to })),
        ],
      }));
      const replacements = [from, ...wrong.map(({ from }) => from)].map((from) => ({ from, to }));
      return { success: true, corrections: await correctAgain(content, trackId, replacements) };
    },

    async undoNames({ contentId, trackId, names }) {
      const content = await contentById(ports, contentId);
      const { nameCorrections = [] } = await recognizedTranscript(contentId, trackId);
      const isUndone = (name: NameReplacement) => !names || names.some((pair) => isSame(pair, name));
      const transcript = await store.updateTranscript(contentId, trackId, (stored) => stored && restoreNames(stored, isUndone));
      const undone = nameCorrections.filter(isUndone).map(({ from, to }) => ({ from, to }));
      await updateTaughtNames(ports, content, ({ rejectedNames }) => ({ rejectedNames: [...undone, ...rejectedNames] }));
      return { success: true, corrections: transcript?.nameCorrections?.length ?? 0 };
    },

    async listTerms({ contentId }) {
      const { terms } = await findTaughtNames(store, await contentById(ports, contentId));
      return { terms };
    },

    async setTerms({ contentId, trackId, terms }) {
      const content = await contentById(ports, contentId);
      await recognizedTranscript(contentId, trackId);
      const taught = await updateTaughtNames(ports, content, () => ({ terms }));
      return { success: true, terms: taught.terms, corrections: await correctAgain(content, trackId, []) };
    },
  };
}

const normalize = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trim();

const isSame = (one: NameReplacement, other: NameReplacement): boolean =>
  one.from.toLowerCase() === other.from.toLowerCase() && one.to === other.to;
