import type { GenerationInfo } from '../../records/generation.ts';
import type { Paragraph } from '../../records/polished-transcript.ts';
import type { PolishRequest } from './product-request.ts';
import { type ProductMaker, runModel, withOfflineFallback } from './product-run.ts';
import { textKeys } from './stored-options.ts';

/**
 * Makes readable paragraphs of a transcript, first by the offline engine and then by the selected language model, and stores
 * them.
 */
export const polishTranscript: ProductMaker<PolishRequest> = async (run) => {
  const { ports, selected, content, transcript, signal, onStage } = run;
  const { contentId, chapters } = content;
  const { cues, language, trackId } = transcript;
  await onStage('writing', contentId);
  const put = (paragraphs: Paragraph[], made: GenerationInfo, key: string) =>
    ports.store.putPolished({ contentId, trackId, key, paragraphs, made, createdAt: ports.clock.now() });
  const paragraphs = await ports.engine.polish({ cues, language, chapters });
  signal.throwIfAborted();
  await put(paragraphs, { engine: 'offline' }, textKeys(selected.options, 'offline')[0]);
  const { engine } = selected;
  if (!('model' in engine)) return { contentId };
  return withOfflineFallback(run, { contentId }, async () => {
    const { result, receipt } = await runModel(run, engine.model, ports.models.polish);
    await put(result, { engine: 'model', ...receipt }, selected.keys[0]);
    return { contentId };
  });
};
