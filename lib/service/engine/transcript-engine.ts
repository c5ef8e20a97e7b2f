import { correctNames } from '../../names/correct-names.ts';
import { listNames } from '../../names/list-names.ts';
import type { Engine } from '../../ports/engine.ts';
import { findPromise } from '../../promise/find-promise.ts';
import { skimSpans } from '../../subtitles/skim-spans.ts';
import { extractAnswer } from '../../text/extract-answer.ts';
import { keyPhrases } from '../../text/key-phrases.ts';
import { placeChapters } from '../../text/place-chapters.ts';
import { polishTranscript } from '../../text/polish-transcript.ts';
import { carryOverSpeakerNames } from './carry-over-speaker-names.ts';
import { summaryEngine } from './summary-engine.ts';

/** The part of the text engine that works on captions and transcripts, which loads without the one for pages, feeds and files. */
export const transcriptEngine = {
  ...summaryEngine,
  answer: async ({ texts, question, top }) =>
    extractAnswer(
      texts.map(({ id, cues, language }) => ({ id, units: cues, language })),
      question,
      { maxPassages: top },
    ),
  extractKeyPhrases: async ({ cues, language, maxPhrases }) => keyPhrases(cues, { language, maxCount: maxPhrases }),
  findSkim: async ({ cues, language, content }) => skimSpans(cues, language, content),
  findPromise: async ({ cues, language, title }) => findPromise(cues, title, language),
  correctNames: async (request) => correctNames(request),
  listNames: async (request) => listNames(request),
  polish: async ({ cues, language, chapters }) =>
    polishTranscript(cues, { language, ...(chapters?.length && { chapters: placeChapters(chapters, cues) }) }),
  carryOverSpeakerNames: async ({ words, former, isRetranscribed }) => carryOverSpeakerNames(words, former, isRetranscribed),
} satisfies Partial<Engine>;
