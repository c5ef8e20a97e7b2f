import * as z from 'zod/mini';
import { Cue } from '../../lib/contract/cue.ts';
import { defaultDetailLevel } from '../../lib/contract/detail-level.ts';
import { textKinds } from '../../lib/contract/provider-kinds.ts';
import type { GenerationRequest } from '../../lib/ports/models.ts';
import type { TaskOptions } from '../../lib/records/task-options.ts';
import { type Part, part } from './part.ts';

const text = z.string().check(z.maxLength(10_000));
const amount = z.number().check(z.nonnegative());
const provider = z.object({
  kind: z.enum(textKinds),
  baseUrl: z.optional(text),
  model: text,
  apiKey: z.optional(text),
  contextWindow: z.optional(amount),
  price: z.optional(z.object({ input: amount, output: amount })),
  budget: z.optional(amount),
});
const cues = z.pipe(
  z.array(z.extend(z.partial(Cue), { text: z.string() })),
  z.transform((given): Cue[] => given.map((cue, index) => ({ startTime: index, endTime: index + 1, ...cue, index }))),
);
const given = { cues, provider, language: z.optional(text), outputLanguage: z.optional(text), keywords: z.optional(text) };

/** Loaded on the first use of a model, because it would double the start of every other part. */
const models = async () => (await import('../../lib/models/models.ts')).createModels({ fetch });
const alone = () => ({ signal: new AbortController().signal, onEvent: () => undefined });

function requestOf(
  input: { cues: Cue[]; provider: GenerationRequest['model']; language?: string; title?: string },
  options: TaskOptions,
): GenerationRequest {
  const { cues, provider: model, language = '', title = '' } = input;
  return { model, cues, language, title, duration: cues.at(-1)?.endTime ?? 0, options, done: [] };
}

/** The texts of a language model; its provider is contacted, over the network if it is remote. */
export const modelParts: Record<string, Part> = {
  translate: part(
    '{cues: [{text}], provider: {kind, baseUrl?, model, apiKey?}, outputLanguage, language?, keywords?} -> {texts, receipt}',
    z.object({ ...given, outputLanguage: text }),
    async ({ outputLanguage, keywords, ...input }) => {
      const options: TaskOptions = { product: 'translation', detailLevel: 0, outputLanguage, keywords };
      const { result, receipt } = await (await models()).translate(requestOf(input, options), alone());
      return { texts: result, receipt };
    },
  ),

  write: part(
    '{cues: [{text, startTime?, endTime?}], provider, product?: summary or article, detailLevel?, outputLanguage?, customPrompt?, title?} -> {language, lines, chapters, receipt}',
    z.object({
      ...given,
      title: z.optional(text),
      product: z.optional(z.enum(['summary', 'article'])),
      detailLevel: z.optional(amount.check(z.maximum(1000))),
      customPrompt: z.optional(text),
    }),
    async ({ product = 'summary', detailLevel = defaultDetailLevel, outputLanguage, customPrompt, keywords, ...input }) => {
      const options: TaskOptions = { product, detailLevel, outputLanguage, customPrompt, keywords };
      const { result, receipt } = await (await models()).write(requestOf(input, options), alone());
      return { ...result, receipt };
    },
  ),
};
