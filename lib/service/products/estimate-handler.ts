import type { Operations } from '../../contract/index.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { Ports } from '../../ports/ports.ts';
import { knownContent } from '../media/known-content.ts';
import { openPageLookup } from '../media/open-page.ts';
import { wishOf } from '../tasks/task-handlers.ts';
import { acquireTranscript } from '../transcripts/acquire-transcript.ts';
import { engineChoice } from './select-engine.ts';
import { slidesOf } from './slides-of.ts';

/** What a run would take, before it starts; the words are read for it if they are not stored. */
export function estimateHandler(ports: Ports): Pick<Handlers<Operations>, 'estimate'> {
  const { choose } = engineChoice(ports);
  return {
    async estimate({ url, ...work }, { signal }) {
      const { rung, wish } = await choose(wishOf(work));
      if (!('model' in rung)) return { success: true, model: rung.id, calls: 0, inputTokens: 0, outputTokens: 0, cost: 0 };
      const openPage = openPageLookup(ports, url);
      const known = await knownContent(ports.store, url, openPage);
      const { content, transcript } = await acquireTranscript(ports, { url, ...wish }, { known, openPage, signal });
      const { title, duration, chapters, contentId } = content;
      const slides = await slidesOf(ports.store, contentId);
      const { cues, language } = transcript;
      const request = { model: rung.model, cues, language, title, duration, chapters, slides, options: wish, done: [] };
      return { success: true, model: rung.id, ...(await ports.models.estimate(request)) };
    },
  };
}
