import { describe, expect, it } from 'vitest';
import { type BrowserStates, fakeBrowser } from '../../test/model-server/browser-apis.ts';
import { allLines, cuesOf, modelsOf, requestOf } from '../../test/model-server/model-run.ts';
import { phrases } from '../../test/model-server/phrases.ts';
import { testRun } from '../../test/test-run.ts';
import { sentences } from '../../test/world/words.ts';
import type { GenerationRequest, ModelChoice } from '../ports/models.ts';
import type { TaskOptions } from '../records/task-options.ts';

const choice: ModelChoice = { kind: 'builtIn', model: '' };
const english = cuesOf(sentences('bread.en'));
const others = ['unavailable', 'downloadable', 'downloading'];

const start = (states: BrowserStates) => {
  const fake = fakeBrowser(states);
  return { ...fake, models: modelsOf({}, { browser: fake.browser }).models };
};
const request = (options: Partial<TaskOptions> = {}, rest: Partial<GenerationRequest> = {}) =>
  requestOf(english, options, { model: choice, ...rest });

describe('the browser’s language model', () => {
  it('generates like other models, costs nothing, and leaves no session open', async () => {
    const { models, open, constraints } = start({ languageModel: 'available' });
    const { result, receipt } = await models.write(request(), testRun());
    expect(allLines(result).length).toBeGreaterThan(0);
    expect(receipt).toMatchObject({ provider: 'builtIn', model: '', cost: 0, dropped: 0 });
    expect(receipt.inputTokens).toBeGreaterThan(100);
    expect(open.size).toBe(0);
    expect(constraints[0]).toMatchObject({ type: 'object' });
    expect(await models.listModels(choice)).toEqual(['browser']);
  });

  it.each(others)('is not available when it is %s', async (state) => {
    const { models } = start({ languageModel: state });
    await expect(models.listModels(choice)).rejects.toMatchObject({ code: 'noModel', details: { state } });
    await expect(models.write(request({ customPrompt: 'Sing' }), testRun())).rejects.toMatchObject({ code: 'noModel' });
    await expect(models.polish(request({ product: 'polished' }), testRun())).rejects.toMatchObject({ code: 'noModel' });
  });

  it('leaves a language that it does not write to the translator', async () => {
    const { models } = start({ languageModel: 'available', translator: 'available' });
    const { result, receipt } = await models.write(request({ outputLanguage: 'zh' }), testRun());
    expect(receipt.model).toBe('translator');
    for (const { text } of allLines(result)) expect(text).toContain(phrases.zh);
    const chinese = requestOf(cuesOf(sentences('tea.zh')), {}, { model: choice, language: 'zh' });
    await expect(models.write(chinese, testRun())).rejects.toMatchObject({ code: 'noModel' });
    await expect(models.write(request({ outputLanguage: 'de' }), testRun())).resolves.toMatchObject({ receipt: { model: '' } });
  });

  it('is not available in a browser without the Prompt API', async () => {
    await expect(modelsOf().models.listModels(choice)).rejects.toMatchObject({
      code: 'noModel',
      details: { state: 'unavailable' },
    });
  });
});

describe('the browser’s summarizer', () => {
  it('writes plain sentences chapter by chapter, which get their places', async () => {
    const { models, options, inputs, open } = start({ summarizer: 'available' });
    const run = testRun();
    const { result, receipt } = await models.write(request(), run);
    expect(receipt).toMatchObject({ provider: 'builtIn', model: 'summarizer', cost: 0, offlineChapters: 0 });
    for (const { text, cites } of allLines(result)) {
      expect(cites.some((cite) => english[cite]!.text.includes(text.slice(0, 20)))).toBe(true);
    }
    for (const { lines } of result.chapters) expect(lines.length).toBeGreaterThan(0);
    expect(options.create[0]).toMatchObject({ type: 'key-points', expectedInputLanguages: ['en'], outputLanguage: 'en' });
    // The data alone, without the marks and numbers that other models need.
    expect(inputs[0]).not.toMatch(/data-|\[\d+\]/);
    expect(open.size).toBe(0);
    expect(run.events.some(({ kind }) => kind === 'text')).toBe(true);
    expect(await models.listModels(choice)).toEqual(['summarizer']);
  });

  it('continues from the finished chapters', async () => {
    const first = testRun();
    const whole = await start({ summarizer: 'available' }).models.write(request(), first);
    const again = start({ summarizer: 'available' });
    const done = first.steps.slice(0, 1);
    expect((await again.models.write(request({}, { done }), testRun())).result).toEqual(whole.result);
    expect(again.inputs).toHaveLength(first.steps.length - 1);
  });

  it.each(others)('is left alone when it is %s', async (state) => {
    const { models, options } = start({ summarizer: state });
    await expect(models.write(request(), testRun())).rejects.toMatchObject({ code: 'noModel' });
    expect(options.create).toEqual([]);
  });

  it('writes nothing in a language that it lacks', async () => {
    const { models } = start({ summarizer: 'available' });
    const chinese = requestOf(cuesOf(sentences('tea.zh')), {}, { model: choice, language: 'zh' });
    await expect(models.write(chinese, testRun())).rejects.toMatchObject({ code: 'noModel' });
  });

  it('leaves the rest to the offline engine where it writes about something else', async () => {
    const fake = fakeBrowser({ summarizer: 'available' });
    const create = fake.browser.summarizer!.create;
    fake.browser.summarizer!.create = async (options) => ({
      ...(await create(options)),
      summarizeStreaming: () =>
        new Blob(['* Aliens landed in Ohio.\n* Everybody was happy.']).stream().pipeThrough(new TextDecoderStream()),
    });
    const { models } = modelsOf({}, { browser: fake.browser });
    await expect(models.write(request(), testRun())).rejects.toMatchObject({ code: 'modelFailed' });
  });
});

describe('the browser’s translator', () => {
  const german = { product: 'translation', outputLanguage: 'de' } as const;

  it('translates each cue without a key', async () => {
    const { models, options, open } = start({ translator: 'available' });
    const { result, receipt } = await models.translate(request(german), testRun());
    expect(result).toHaveLength(english.length);
    for (const text of result) expect(phrases.de).toContain(text.split(' ').slice(0, 3).join(' '));
    expect(receipt).toMatchObject({ provider: 'builtIn', model: 'translator', cost: 0, dropped: 0 });
    expect(options.create[0]).toEqual({ sourceLanguage: 'en', targetLanguage: 'de' });
    expect(open.size).toBe(0);
  });

  it('translates a sentence as a whole, and divides it among its cues', async () => {
    const { models, inputs } = start({ translator: 'available' });
    const cues = cuesOf(['The bread has to rest', 'for at least two hours', 'before it is baked.', 'Then it cools.']);
    const { result } = await models.translate(requestOf(cues, german, { model: choice }), testRun());
    expect(inputs).toEqual(['The bread has to rest for at least two hours before it is baked.', 'Then it cools.']);
    expect(result.slice(0, 3).join(' ')).toBe(`${phrases.de}.`);
    expect(result.every((text) => text !== '')).toBe(true);
  });

  it('reports each sentence while the ones after it are still to be translated', async () => {
    const { models, inputs } = start({ translator: 'available' });
    const translatedBefore: number[] = [];
    const run = testRun((event) => event.kind === 'translated' && translatedBefore.push(inputs.length));
    const sentences = Array.from({ length: 9 }, (_, index) => `It rests ${'very '.repeat(index)}long.`);
    await models.translate(requestOf(cuesOf(sentences), german, { model: choice }), run);
    // The stream reads one sentence ahead.
    for (const [index, count] of translatedBefore.entries()) expect(count).toBeLessThanOrEqual(index + 2);
    expect(translatedBefore).toHaveLength(9);
  });

  it('translates an offline summary, with its places', async () => {
    const { models } = start({ translator: 'available' });
    const { result, receipt } = await models.write(request({ outputLanguage: 'de' }), testRun());
    expect(result.language).toBe('de');
    const lines = allLines(result);
    expect(lines.length).toBeGreaterThan(0);
    for (const { text, cites } of lines) {
      expect(text).toContain(phrases.de);
      expect(cites.length).toBeGreaterThan(0);
    }
    for (const { title } of result.chapters) expect(title).toContain(phrases.de);
    expect(receipt.model).toBe('translator');
  });

  it('translates what the summarizer writes', async () => {
    const { models } = start({ translator: 'available', summarizer: 'available' });
    const { result, receipt } = await models.write(request({ outputLanguage: 'de' }), testRun());
    for (const { text } of allLines(result)) expect(text).toContain(phrases.de);
    expect(receipt).toMatchObject({ model: 'summarizer' });
    expect(receipt.calls).toBeGreaterThan(2);
  });

  it.each(others)('is left alone when it is %s', async (state) => {
    const { models, options } = start({ translator: state });
    const failure = { code: 'noModel', details: { state, sourceLanguage: 'en', targetLanguage: 'de' } };
    await expect(models.translate(request(german), testRun())).rejects.toMatchObject(failure);
    await expect(models.write(request({ outputLanguage: 'de' }), testRun())).rejects.toMatchObject(failure);
    expect(options.create).toEqual([]);
  });

  it('is replaced by the language model where it is not ready, unless that does not write the language', async () => {
    const { models } = start({ translator: 'downloadable', languageModel: 'available' });
    await expect(models.translate(request(german), testRun())).resolves.toMatchObject({ receipt: { model: '' } });
    const chinese = request({ product: 'translation', outputLanguage: 'zh-Hans' });
    await expect(models.translate(chinese, testRun())).rejects.toMatchObject({
      code: 'noModel',
      details: { state: 'downloadable', targetLanguage: 'zh-Hans' },
    });
  });

  it('takes the language of a transcript from the browser’s detector where none is declared', async () => {
    const { models, options } = start({ translator: 'available', languageDetector: 'available' });
    const short = requestOf(
      cuesOf(['Wasser, Mehl,', 'Salz, Hefe.']),
      { product: 'translation', outputLanguage: 'en' },
      { model: choice, language: '' },
    );
    await models.translate(short, testRun());
    expect(options.create.at(-1)).toEqual({ sourceLanguage: 'de', targetLanguage: 'en' });
  });
});
