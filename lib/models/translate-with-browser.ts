import type { Cue } from '../contract/cue.ts';
import type { GenerationRequest, GenerationResult, ModelRun } from '../ports/models.ts';
import { detectUnitLanguage } from '../text/language.ts';
import { type BrowserLanguageDetector, type BrowserModels, languageModelOptions, readyModel, stateOf } from './browser-apis.ts';
import { baseLanguage, requireLanguageTag } from './output-language.ts';
import type { ModelSession } from './session.ts';
import { isTranslated, translate } from './translate.ts';

/** Minimum confidence of the browser in a language. */
const minConfidence = 0.5;
const sampleLength = 4000;

/**
 * Translates cues with the browser's translator, or with its language model if the translator lacks the pair of languages.
 * Throws `noModel` if neither can be used now.
 */
export async function translateWithBrowser(
  { translator, languageModel, languageDetector }: BrowserModels,
  open: (model: '' | 'translator') => ModelSession,
  request: GenerationRequest,
  run: ModelRun,
): Promise<GenerationResult<string[]>> {
  const targetLanguage = requireLanguageTag(request.options.outputLanguage ?? '');
  const declared = request.language || (await detectWith(languageDetector, request.cues));
  const sourceLanguage = detectUnitLanguage(request.cues, declared);
  const pair = { sourceLanguage, targetLanguage };
  const isReady = (await stateOf(translator, pair)) === 'available';
  const needsNone = isTranslated(sourceLanguage, targetLanguage);
  const writesTarget = async () =>
    (await stateOf(languageModel, languageModelOptions(baseLanguage(targetLanguage)))) === 'available';
  if (!isReady && !needsNone && !(await writesTarget())) await readyModel('translator', translator, pair);
  return translate(open(isReady ? 'translator' : ''), { ...request, language: sourceLanguage }, run);
}

/** Returns the language of a transcript as a BCP 47 tag; empty without a detector, and for a text that it is not sure of. */
async function detectWith(detector: BrowserLanguageDetector | undefined, cues: readonly Cue[]): Promise<string> {
  if (!detector || (await stateOf(detector)) !== 'available') return '';
  const session = await detector.create();
  try {
    const text = cues.map((cue) => cue.text).join(' ');
    const [best] = await session.detect(text.slice(0, sampleLength));
    return best && best.confidence >= minConfidence && best.detectedLanguage !== 'und' ? best.detectedLanguage : '';
  } finally {
    session.destroy();
  }
}
