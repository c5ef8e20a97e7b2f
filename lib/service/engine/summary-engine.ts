import type { Engine } from '../../ports/engine.ts';
import { descriptionChapters } from '../../sites/description-chapters.ts';
import { readCaptions } from '../../subtitles/read-captions.ts';
import { startSummary } from '../../text/extract-summary.ts';

/** The part of the text engine that every first summary waits for, so it loads without the others. */
export const summaryEngine = {
  readDescriptionChapters: async ({ text, duration }) => descriptionChapters(text, duration),
  readCaptions: async (body) => readCaptions(body),
  async summarize(request, run) {
    const { first, complete } = startSummary(request);
    await run?.onEvent?.(first);
    return complete();
  },
} satisfies Partial<Engine>;
