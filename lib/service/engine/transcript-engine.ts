import { correctNames } from '../../names/correct-names.ts';
import { listNames } from '../../names/list-names.ts';
import type { Engine } from '../../ports/engine.ts';
import { findPromise } from '../../promise/find-promise.ts';
import { readCaptions } from '../../subtitles/read-captions.ts';
import { skimSpans } from '../../subtitles/skim-spans.ts';
import { extractAnswer } from '../../text/extract-answer.ts';
import { startSummary } from '../../text/extract-summary.ts';
import { keyPhrases } from '../../text/key-phrases.ts';
import { placeChapters } from '../../text/place-chapters.ts';
import { polishTranscript } from '../../text/polish-transcript.ts';
import { carryOverSpeakerNames } from './carry-over-speaker-names.ts';

/** The part of the text engine that works on captions and transcripts; every summary needs it, and it loads without the others. */
export const transcriptEngine = {
  readCaptions: async (body) => readCaptions(body),
  async summarize(request, run) {
    const { first, complete } = startSummary(request);
    await run?.onEvent?.(first);
    return complete();
  },
  answer: async ({ texts, question, top }) =>
    extractAnswer(
      texts.map(({ id, cues, language }) => ({ id, units: cues, language })),
      question,
      { maxPassages: top },
    ),
  extractKeyPhrases: async ({ cues, language, maxPhrases }) => keyPhrases(cues, { language, most: maxPhrases }),
  findSkim: async ({ cues, language, content }) => skimSpans(cues, language, content),
  findPromise: async ({ cues, language, title }) => findPromise(cues, title, language),
  correctNames: async (request) => correctNames(request),
  listNames: async (request) => listNames(request),
  polish: async ({ cues, language, chapters }) =>
    polishTranscript(cues, { language, ...(chapters?.length && { chapters: placeChapters(chapters, cues) }) }),
  carryOverSpeakerNames: async ({ words, former, isRetranscribed }) => carryOverSpeakerNames(words, former, isRetranscribed),
} satisfies Partial<Engine>;
