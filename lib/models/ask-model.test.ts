import { describe, expect, it, vi } from 'vitest';
import { allLines, away, choices, cuesOf, modelsOf, requestOf } from '../../test/model-server/model-run.ts';
import { type Behavior, modelWorld } from '../../test/model-server/model-world.ts';
import { json, type ProviderRequest } from '../../test/provider/provider.ts';
import { providerFetch } from '../../test/provider/provider-fetch.ts';
import { testRun } from '../../test/test-run.ts';
import { ramble, sentences } from '../../test/world/words.ts';
import type { ModelChoice } from '../ports/models.ts';
import { createModels } from './models.ts';

const cues = cuesOf(sentences('bridges.en'));
const write = async (behavior: Behavior, model: ModelChoice = away) => {
  const { models, world } = modelsOf(behavior);
  const run = testRun();
  const written = models.write(requestOf(cues, {}, { model }), run);
  return { written: await written.catch((error) => error), world, run };
};

describe.each(Object.entries(choices))('%s', (_, model) => {
  let undisturbed: Promise<number> | undefined;
  /** Returns the number of calls of a run without a fault. */
  const countCalls = () => (undisturbed ??= write({}, model).then(({ world }) => world.calls.length));

  it('returns a result and counts its tokens', async () => {
    const { written, world } = await write({}, model);
    expect(written.result.lines.length).toBeGreaterThan(0);
    expect(written.receipt).toMatchObject({
      provider: model.kind,
      model: model.model,
      calls: world.calls.length,
      inputTokens: world.billed.input,
      outputTokens: world.billed.output,
      dropped: 0,
      offlineChapters: 0,
    });
  });

  it.each(['rateLimited', 'serverError', 'overloaded', 'errorInStream', 'breaksOff'] as const)(
    'retries a call that fails with %s',
    async (fault) => {
      const { written, world } = await write({ fault, calls: 1 }, model);
      expect(written.result.lines.length).toBeGreaterThan(0);
      expect(written.receipt.offlineChapters).toBe(0);
      expect(world.calls.length).toBe((await countCalls()) + 1);
    },
  );

  it.each(['stalls', 'hangs'] as const)('retries a call of a model that falls silent: %s', async (fault) => {
    const { written, world } = await write({ fault, calls: 1 }, model);
    expect(written.result.lines.length).toBeGreaterThan(0);
    expect(written.receipt.offlineChapters).toBe(0);
    // Not exactly one more: a busy machine may exceed the short limit again.
    expect(world.calls.length).toBeGreaterThan(await countCalls());
  });

  it('raises the token limit for a model that thinks at length, from its first cut response on', async () => {
    const { models, world } = modelsOf({ thoughtTokens: 2000 });
    const { receipt } = await models.write(requestOf(cues, {}, { model }), testRun());
    expect(receipt).toMatchObject({ offlineChapters: 0, calls: world.calls.length, outputTokens: world.billed.output });
    const before = world.calls.length;
    // No more than the calls that began before one of them was cut.
    expect(before - (await countCalls())).toBeLessThanOrEqual(4);
    await models.write(requestOf(cues, { detailLevel: 500 }, { model }), testRun());
    expect(world.calls.slice(before).every(({ limit }) => limit > 2000)).toBe(true);
  });

  it('fails with modelRefused for a wrong key, without the key in the message', async () => {
    const { written, world } = await write({}, { ...model, apiKey: 'sk-somebody-elses-key' });
    expect(written).toMatchObject({ code: 'modelRefused' });
    expect(JSON.stringify(written)).not.toContain('somebody');
    expect(world.calls).toHaveLength(1);
  });

  it('rejects a key with a line break without a request', async () => {
    const { written, world } = await write({}, { ...model, apiKey: 'sk-one\nsk-two' });
    expect(written).toMatchObject({ code: 'invalid', message: expect.not.stringContaining('sk-') });
    expect(world.calls).toHaveLength(0);
  });

  it.each([
    ['quota', 'modelRefused'],
    ['wrongModel', 'modelRefused'],
    ['limitedForLong', 'rateLimited'],
    ['webPage', 'modelFailed'],
    ['serverError', 'modelFailed'],
    ['rateLimited', 'rateLimited'],
    ['hangs', 'timeout'],
  ] as const)('reports the persistent failure %s as %s', async (fault, code) => {
    const { written } = await write({ fault }, model);
    expect(written).toMatchObject({ code });
  });

  it('ends at once when it is canceled', async () => {
    const { models } = modelsOf({ fault: 'hangs' }, { timeouts: { silenceMs: 60_000, localSilenceMs: 60_000 } });
    const run = testRun();
    const written = models.write(requestOf(cues, {}, { model }), run);
    setTimeout(() => run.stop.abort(new DOMException('enough', 'AbortError')), 20);
    await expect(written).rejects.toMatchObject({ code: 'cancelled' });
  });
});

describe('an OpenAI-compatible endpoint', () => {
  it('is called without the schema from then on when it refuses the schema', async () => {
    const { models, world } = modelsOf({ fault: 'refusesSchema' });
    await models.write(requestOf(cues), testRun());
    const refused = world.calls.filter(({ hasSchema }) => hasSchema).length;
    expect(refused).toBeLessThanOrEqual(4);
    expect(world.calls.at(-1)).toMatchObject({ hasSchema: false, wantsUsage: false });
    const before = world.calls.length;
    const { result } = await models.write(requestOf(cues, { detailLevel: 800 }), testRun());
    expect(allLines(result).length).toBeGreaterThan(0);
    expect(world.calls.slice(before).every(({ hasSchema }) => !hasSchema)).toBe(true);
  });

  it('receives the new name of the token limit when it is OpenAI itself', async () => {
    const { world } = await write({}, { ...away, baseUrl: 'https://api.openai.com/v1' });
    expect(world.calls[0]?.limit).toBeLessThan(100_000);
  });

  it('receives the new name of the token limit, with the schema, when it asks for it', async () => {
    const world = modelWorld();
    const message = "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.";
    const refuse = ({ body }: ProviderRequest) => new TextDecoder().decode(body).includes('"max_tokens"');
    const fetch = providerFetch({
      react: (request) => (refuse(request) ? json(400, { error: { message } }) : world.react(request)),
    });
    await createModels({ fetch }).write(requestOf(cuesOf(ramble(150))), testRun());
    // Several calls are refused at once.
    expect(world.calls.length).toBeGreaterThan(4);
    expect(world.calls.every(({ hasSchema, limit }) => hasSchema && limit < 100_000)).toBe(true);
  });

  it('is rejected without an address', async () => {
    const { written } = await write({}, { ...away, baseUrl: undefined });
    expect(written).toMatchObject({ code: 'invalid' });
  });
});

it.each([
  ['google', { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }, 'PROHIBITED_CONTENT'],
  ['openai', { choices: [{ index: 0, delta: {}, finish_reason: 'content_filter' }] }, 'content_filter'],
  ['openai', { choices: [{ index: 0, delta: { refusal: 'No.' }, finish_reason: 'stop' }] }, 'refusal'],
])('names the filter of %s that stops every response', async (protocol, event, filter) => {
  const stream = `data: ${JSON.stringify(event)}\n\n`;
  const models = createModels({ fetch: async () => new Response(stream, { headers: { 'content-type': 'text/event-stream' } }) });
  await expect(models.write(requestOf(cues, {}, { model: choices[protocol]! }), testRun())).rejects.toMatchObject({
    code: 'modelFailed',
    message: expect.stringContaining(filter),
  });
});

describe('a stream with events that the library does not know', () => {
  const [{ text } = { text: '' }] = cues;
  const content = JSON.stringify({ title: 'Bridges', points: [{ text, cite: [1], quote: text }] });
  const event = (fields: object) => `data: ${JSON.stringify(fields)}\n\n`;
  const answer = event({ choices: [{ index: 0, delta: { content } }] });
  const end = (reason: string, usage?: object) => event({ choices: [{ index: 0, delta: {}, finish_reason: reason }], usage });
  const read = (model: ModelChoice, ...events: string[]) => {
    const fetch = vi.fn(async () => new Response(events.join(''), { headers: { 'content-type': 'text/event-stream' } }));
    const request = requestOf(cues.slice(0, 1), {}, { model });
    return { fetch, written: createModels({ fetch, timeouts: { backOffMs: 1 } }).write(request, testRun()) };
  };

  it.each([
    ['a count of tokens that is no number', answer, end('stop', { prompt_tokens: '12' })],
    ['an event of another form', event({ choices: 'none' }), answer, end('stop')],
    ['a reason of its own for the end', answer, end('eos')],
  ])('is read: %s', async (_, ...events) => {
    const { fetch, written } = read(away, ...events);
    expect((await written).result.chapters.flatMap(({ lines }) => lines)).toEqual([{ text, cites: [0] }]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is read with the blocks of Anthropic’s that are newer than the library', async () => {
    const { written } = read(
      choices.anthropic!,
      event({ type: 'message_start', message: { id: '1', model: 'claude', role: 'assistant', usage: { input_tokens: 1 } } }),
      event({ type: 'unheard_of', index: 0 }),
      event({ type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } }),
      event({ type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: content } }),
      event({ type: 'content_block_delta', index: 0, delta: { type: 'unheard_of' } }),
      event({ type: 'content_block_stop', index: 0 }),
      event({ type: 'message_delta', delta: { stop_reason: 'end_turn' }, usage: { output_tokens: 9 } }),
      event({ type: 'message_stop' }),
    );
    expect((await written).result.chapters.flatMap(({ lines }) => lines)).toEqual([{ text, cites: [0] }]);
  });

  it('fails at once if it has nothing else', async () => {
    const { fetch, written } = read(away, event({ output: [] }), end('stop', { prompt_tokens: '12' }));
    await expect(written).rejects.toMatchObject({ message: expect.stringContaining('form of this provider') });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('fails with an error that is only a text', () =>
    expect(read(away, event({ error: 'CUDA out of memory' })).written).rejects.toMatchObject({ message: 'CUDA out of memory' }));
});

it('waits for a rate limit as long as other calls of the run pass it', async () => {
  const world = modelWorld();
  let requests = 0;
  const limit = json(429, { error: { message: 'Rate limit reached. Please try again in 1ms.' } });
  const models = createModels({ fetch: providerFetch({ react: (request) => (++requests % 4 ? limit : world.react(request)) }) });
  const { receipt } = await models.write(requestOf(cuesOf(ramble(150))), testRun());
  expect(receipt).toMatchObject({ calls: world.calls.length, offlineChapters: 0 });
  expect(world.calls.length).toBeGreaterThan(4);
});

it('lowers the token limit for a provider that counts it against a small quota', async () => {
  const world = modelWorld();
  const refusal = json(413, { error: { message: 'Request too large for model `small` on tokens per minute (TPM): Limit 3000' } });
  const fetch = providerFetch({
    react: (request) => (JSON.parse(new TextDecoder().decode(request.body)).max_tokens > 3000 ? refusal : world.react(request)),
  });
  const translation = requestOf(cuesOf(ramble(100)), { product: 'translation', outputLanguage: 'de' });
  const { receipt } = await createModels({ fetch }).translate(translation, testRun());
  expect(receipt).toMatchObject({ calls: world.calls.length, dropped: 0 });
});

it('asks Gemini for little thought, in the form of the model, unless it rejects that', async () => {
  const configs: object[] = [];
  const world = modelWorld();
  const fetch = providerFetch({
    react(request) {
      const { generationConfig } = JSON.parse(new TextDecoder().decode(request.body));
      configs.push(generationConfig.thinkingConfig);
      return generationConfig.thinkingConfig?.thinkingBudget ? json(400, { error: { code: 400 } }) : world.react(request);
    },
  });
  const models = createModels({ fetch });
  const model = { ...choices.google!, model: 'gemini-3-flash' };
  await models.write(requestOf(cues, {}, { model }), testRun());
  expect(configs).toContainEqual({ thinkingLevel: 'low' });
  expect(configs).not.toContain(undefined);
  await models.write(requestOf(cues, {}, { model: choices.google! }), testRun());
  expect(configs.at(-1)).toBeUndefined();
});

it('calls a model in the local network one after the other, free of charge, and waits longer for it', async () => {
  const model = { ...away, baseUrl: 'http://nas:1234/v1', price: undefined, budget: 0 };
  const { models, world } = modelsOf({ fault: 'hangs', calls: 1 }, { timeouts: { silenceMs: 1, localSilenceMs: 100 } });
  const { receipt } = await models.write(requestOf(cues, {}, { model }), testRun());
  expect(receipt).toMatchObject({ cost: 0, offlineChapters: 0 });
  // The first call is repeated before any other one.
  expect(world.calls[1]!.lines).toEqual(world.calls[0]!.lines);
});

describe('Ollama', () => {
  it('receives its context size, and never a longer prompt', async () => {
    const long = cuesOf(Array.from({ length: 400 }, (_, i) => `${sentences('bridges.en')[i % 20]} And that is number ${i}.`));
    const { models, world } = modelsOf();
    await models.write(requestOf(long, {}, { model: { ...choices.ollama!, contextWindow: 2048 } }), testRun());
    expect(world.calls.length).toBeGreaterThan(1);
    for (const { contextWindow, system, user, limit } of world.calls) {
      expect(contextWindow).toBe(2048);
      expect((system.length + user.length) / 4 + limit).toBeLessThan(2048);
    }
  });
});
