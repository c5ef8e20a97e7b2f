import { Failure } from '../../contract/failure.ts';
import type { TranslationRequest } from './product-request.ts';
import { type ProductMaker, runModel } from './product-run.ts';

/** Translates the cues of a transcript, each for itself. Throws `noModel` without a language model. */
export const translateTranscript: ProductMaker<TranslationRequest> = async (run) => {
  const { ports, request, selected, content, transcript, onStage } = run;
  const { contentId } = content;
  const { outputLanguage: language } = request;
  if (!('model' in selected.engine) || !language)
    throw new Failure('noModel', 'Only a language model translates. Add a provider in the settings.');
  await onStage('writing', contentId);
  const { trackId, cues } = transcript;
  const partial = { trackId, language, texts: cues.map(() => '') };
  const { result: texts, receipt } = await runModel(run, selected.engine.model, ports.models.translate, partial);
  await ports.store.putTranslation({
    contentId,
    trackId,
    key: selected.keys[0],
    language,
    texts,
    made: { engine: 'model', ...receipt },
    createdAt: ports.clock.now(),
  });
  return { contentId };
};
