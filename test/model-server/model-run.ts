import type { Cue } from '../../lib/contract/cue.ts';
import type { BrowserModel } from '../../lib/models/browser-model.ts';
import type { Patience } from '../../lib/models/host.ts';
import { createModels } from '../../lib/models/models.ts';
import type { ModelChoice, Models, Run, RunEvent, WriteRequest } from '../../lib/ports/models.ts';
import type { Step } from '../../lib/records/task-parts.ts';
import type { Digest, Line, Wish } from '../../lib/records.ts';
import { type Cut, modelFetch } from './model-fetch.ts';
import { type Behaviour, type ModelWorld, modelWorld } from './model-world.ts';

const patience: Partial<Patience> = { silence: 100, localSilence: 100, backOff: 1 };

export const away: ModelChoice = {
  kind: 'openaiCompatible',
  baseUrl: 'https://models.example/v1',
  model: 'small',
  apiKey: 'key-of-tests',
  price: { input: 1, output: 4 },
};
/** One model by each protocol. */
export const choices: Record<string, ModelChoice> = {
  openai: away,
  anthropic: { ...away, kind: 'anthropic', baseUrl: undefined, model: 'claude-sonnet-4-5' },
  'anthropic, a model that the library does not know': { ...away, kind: 'anthropic', baseUrl: undefined, model: 'claude-x' },
  google: { ...away, kind: 'google', baseUrl: undefined, model: 'gemini-2.5-flash' },
  ollama: { ...away, baseUrl: 'http://localhost:11434/v1' },
};

/** Models over a world of their own, without a wire. */
export function modelsOf(
  behaviour: Behaviour = {},
  options: { cut?: Cut; browserModel?: BrowserModel; patience?: Partial<Patience> } = {},
): {
  models: Models;
  world: ModelWorld;
} {
  const world = modelWorld();
  world.behave(behaviour);
  const { cut, browserModel } = options;
  return {
    world,
    models: createModels({ fetch: modelFetch(world, cut), browserModel, patience: { ...patience, ...options.patience } }),
  };
}

export interface TestRun extends Run {
  events: RunEvent[];
  steps: Pick<Step, 'key' | 'value'>[];
  cost(): number;
  stop: AbortController;
}

export function testRun(onEvent: (event: RunEvent) => void = () => undefined): TestRun {
  const stop = new AbortController();
  const events: RunEvent[] = [];
  const steps: Pick<Step, 'key' | 'value'>[] = [];
  return {
    stop,
    signal: stop.signal,
    events,
    steps,
    cost: () => events.reduce((sum, event) => sum + (event.kind === 'step' ? (event.cost ?? 0) : 0), 0),
    onEvent(event) {
      events.push(event);
      if (event.kind === 'step') steps.push(event.step);
      onEvent(event);
    },
  };
}

/** Sentences as cues of five seconds. */
export const cuesOf = (texts: readonly string[]): Cue[] =>
  texts.map((text, index) => ({ index, startTime: index * 5, endTime: index * 5 + 4.5, text }));

export const requestOf = (cues: Cue[], wish: Partial<Wish> = {}, rest: Partial<WriteRequest> = {}): WriteRequest => ({
  model: away,
  cues,
  language: 'en',
  title: 'A talk',
  duration: cues.length * 5,
  wish: { product: 'summary', detailLevel: 400, ...wish },
  done: [],
  ...rest,
});

export const allLines = ({ lines, chapters }: Digest): Line[] => [...lines, ...chapters.flatMap((chapter) => chapter.lines)];
