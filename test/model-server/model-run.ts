import type { Cue } from '../../lib/contract/cue.ts';
import type { BrowserModels } from '../../lib/models/browser-apis.ts';
import type { ModelTimeouts } from '../../lib/models/host.ts';
import { createModels } from '../../lib/models/models.ts';
import type { GenerationRequest, ModelChoice, Models } from '../../lib/ports/models.ts';
import type { CitedLine, SummaryContent } from '../../lib/records/summary.ts';
import type { TaskOptions } from '../../lib/records/task-options.ts';
import { type Cut, providerFetch } from '../provider/provider-fetch.ts';
import { type Behavior, type ModelWorld, modelWorld } from './model-world.ts';

/** Returns short timeouts. That of silence is for faults that are silent: a busy machine would be taken for one elsewhere. */
export const timeoutsOf = ({ fault }: Behavior): Partial<ModelTimeouts> => ({
  backOffMs: 1,
  ...((fault === 'hangs' || fault === 'stalls') && { silenceMs: 100, localSilenceMs: 100 }),
});

export const away: ModelChoice = {
  kind: 'openaiCompatible',
  baseUrl: 'https://models.example/v1',
  model: 'small',
  apiKey: 'key-of-tests',
  price: { input: 1, output: 4 },
};
/** One model choice for each protocol. */
export const choices: Record<string, ModelChoice> = {
  openai: away,
  anthropic: { ...away, kind: 'anthropic', baseUrl: undefined, model: 'claude-sonnet-4-5' },
  'anthropic, a model that the library does not know': { ...away, kind: 'anthropic', baseUrl: undefined, model: 'claude-x' },
  google: { ...away, kind: 'google', baseUrl: undefined, model: 'gemini-2.5-flash' },
  ollama: { ...away, baseUrl: 'http://localhost:11434/v1' },
};

/** Creates models over a model world of their own, in process. */
export function modelsOf(
  behavior: Behavior = {},
  options: { cut?: Cut; browser?: BrowserModels; timeouts?: Partial<ModelTimeouts> } = {},
): {
  models: Models;
  world: ModelWorld;
} {
  const world = modelWorld();
  world.behave(behavior);
  const { cut, browser } = options;
  return {
    world,
    models: createModels({
      fetch: providerFetch(world, cut),
      browser,
      timeouts: { ...timeoutsOf(behavior), ...options.timeouts },
    }),
  };
}

/** Returns one cue of five seconds for each sentence. */
export const cuesOf = (texts: readonly string[]): Cue[] =>
  texts.map((text, index) => ({ index, startTime: index * 5, endTime: index * 5 + 4.5, text }));

export const requestOf = (
  cues: Cue[],
  options: Partial<TaskOptions> = {},
  rest: Partial<GenerationRequest> = {},
): GenerationRequest => ({
  model: away,
  cues,
  language: 'en',
  title: 'A talk',
  duration: cues.length * 5,
  options: { product: 'summary', detailLevel: 400, ...options },
  done: [],
  ...rest,
});

export const allLines = ({ lines, chapters }: SummaryContent): CitedLine[] => [
  ...lines,
  ...chapters.flatMap((chapter) => chapter.lines),
];
