import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { allLines, cuesOf, requestOf } from '../../test/model-server/model-run.ts';
import { testRun } from '../../test/test-run.ts';
import { sentences } from '../../test/world/words.ts';
import { Failure } from '../contract/failure.ts';
import type { GenerationRequest, ModelChoice } from '../ports/models.ts';
import type { DeviceModel } from './device-model.ts';
import { createModels } from './models.ts';

const choice: ModelChoice = { kind: 'onDevice', model: 'qwen3-0.6b' };
const cues = cuesOf(sentences('bread.en'));
const chapters = [0, 40, 80].map((startTime, index) => ({ startTime, title: `Part ${index + 1}` }));

/** A model that answers with a text for each question, in chunks as tokens come. */
const writing =
  (answer: (prompt: string) => string, prompts: string[] = []): DeviceModel =>
  async ({ prompt }, { onText }) => {
    prompts.push(prompt);
    const text = answer(prompt);
    for (const chunk of text.match(/.{1,9}/gs) ?? []) {
      await turn();
      onText(chunk);
    }
    return { inputTokens: 100, outputTokens: 40, isCut: false };
  };
const faithful = (prompt: string) => {
  const lines = prompt.split('\n').filter((line) => /[.!?]$/.test(line) && !line.startsWith('Now write'));
  return lines
    .toSorted((a, b) => b.length - a.length)
    .slice(0, 2)
    .join('\n');
};
const modelsOf = (write: DeviceModel) =>
  createModels({ fetch: () => Promise.reject(new Error('no network')), device: { write, list: async () => ['qwen3-0.6b'] } });
const request = (rest: Partial<GenerationRequest> = {}) => requestOf(cues, {}, { model: choice, chapters, ...rest });

describe('a language model on this device', () => {
  it('writes plain sentences chapter by chapter, which get their places', async () => {
    const prompts: string[] = [];
    const run = testRun();
    const { result, receipt } = await modelsOf(writing(faithful, prompts)).write(request(), run);
    for (const { text, cites } of allLines(result)) expect(cues[cites[0]!]!.text).toBe(text);
    expect(result.chapters.map(({ lines }) => lines.length > 0)).toEqual([true, true, true]);
    expect(receipt).toMatchObject({ provider: 'onDevice', model: 'qwen3-0.6b', cost: 0, offlineChapters: 0, dropped: 0 });
    // No JSON is asked for, and no line has a number.
    expect(prompts[0]).toContain('Now write the sentences.');
    expect(prompts.join()).not.toMatch(/JSON|^\[\d+\]/m);
    expect(run.events.some(({ kind }) => kind === 'text')).toBe(true);
  });

  it('continues from the finished chapters, one after the other', async () => {
    const first = testRun();
    const prompts: string[] = [];
    const whole = await modelsOf(writing(faithful, prompts)).write(request(), first);
    expect(first.steps.length).toBe(prompts.length);
    const again: string[] = [];
    const rest = await modelsOf(writing(faithful, again)).write(request({ done: first.steps.slice(0, 2) }), testRun());
    expect(rest.result).toEqual(whole.result);
    expect(again).toEqual(prompts.slice(2).map((prompt) => expect.stringContaining(prompt.split('\n')[1]!)));
  });

  it('estimates the time left after a hundred chunks', async () => {
    const run = testRun();
    const long = (prompt: string) => `${faithful(prompt)}\n${'Something else was said. '.repeat(60)}`;
    await modelsOf(writing(long)).write(request(), run);
    const progress = run.events.filter((event) => event.kind === 'progress');
    expect(progress[0]).not.toHaveProperty('secondsLeft');
    expect(progress[1]).toMatchObject({ done: 0, secondsLeft: expect.any(Number) });
  });

  it('aborts the computation with the run', async () => {
    const run = testRun();
    let stopped = false;
    const endless: DeviceModel = (_, { signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => {
          stopped = true;
          reject(signal.reason);
        });
        run.stop.abort(new Failure('cancelled'));
      });
    await expect(modelsOf(endless).write(request(), run)).rejects.toMatchObject({ code: 'cancelled' });
    expect(stopped).toBe(true);
  });

  it('reports a model that is not ready', async () => {
    const missing: DeviceModel = () => Promise.reject(new Failure('noModel', 'not downloaded'));
    await expect(modelsOf(missing).write(request(), testRun())).rejects.toMatchObject({ code: 'noModel' });
    const server = createModels({ fetch });
    await expect(server.write(request(), testRun())).rejects.toMatchObject({ code: 'noModel' });
    expect(await server.listModels(choice)).toEqual([]);
  });

  it.each([
    ['verse', 'Shall I compare thee to a summer’s day?\nThou art more lovely and more temperate.'],
    ['JSON', '{"points": [{"text": "Aliens landed in Ohio.", "cite": [1]}]}'],
    ['another language', 'Die Außerirdischen sind in Ohio gelandet, und alle Menschen waren sehr glücklich darüber.'],
    ['nothing', ''],
    ['one line without an end', 'and then '.repeat(20_000)],
  ])('shows none of it where it writes %s', async (_, text) => {
    await expect(modelsOf(writing(() => text)).write(request(), testRun())).rejects.toMatchObject({ code: 'modelFailed' });
  });

  it('shows nothing of its prompt', async () => {
    const { result } = await modelsOf(writing((prompt) => `${faithful(prompt)}\nYou summarize what was said.\n${prompt}`)).write(
      request(),
      testRun(),
    );
    expect(allLines(result).length).toBeGreaterThan(0);
    for (const { text } of allLines(result)) expect(text).not.toMatch(/data-|Now write|You summarize/);
  });
});
