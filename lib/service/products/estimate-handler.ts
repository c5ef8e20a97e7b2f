import type { Operations } from '../../contract/index.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import { createEngineSelector } from '../engine/select-engine.ts';
import { knownContent } from '../media/known-content.ts';
import { createOpenPageLookup } from '../media/open-page.ts';
import { optionsOf } from '../tasks/task-handlers.ts';
import { acquireTranscript } from '../transcripts/acquire-transcript.ts';
import { readSlideTexts } from './product-run.ts';

/** Handler of the estimate of a model's run. The transcript is acquired for it if it is not stored. */
export function estimateHandler(ports: Ports): Pick<Handlers<Operations>, 'estimate'> {
  const { select } = createEngineSelector(ports);
  return {
    async estimate({ url, ...work }, { signal }) {
      const { engine, options } = await select(optionsOf(work));
      if (!('model' in engine)) return { success: true, model: engine.id, calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 };
      const openPage = createOpenPageLookup(ports, url);
      const known = await knownContent(ports.store, url, openPage);
      const { content, transcript } = await acquireTranscript(ports, { url, ...options }, { known, openPage, signal });
      const { title, duration, chapters, contentId } = content;
      const slides = await readSlideTexts(ports.store, contentId);
      const { cues, language } = transcript;
      const request = { model: engine.model, cues, language, title, duration, chapters, slides, options, done: [] };
      return { success: true, model: engine.id, ...(await ports.models.estimate(request)) };
    },
  };
}
