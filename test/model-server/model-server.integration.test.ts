import { afterAll, beforeAll, expect, it } from 'vitest';
import { createModels } from '../../lib/models/models.ts';
import { testRun } from '../test-run.ts';
import { sentences } from '../world/words.ts';
import { allLines, choices, cuesOf, requestOf, timeoutsOf } from './model-run.ts';
import { type ModelServer, startModelServer } from './model-server.ts';

let server: ModelServer;
beforeAll(async () => {
  server = await startModelServer();
});
afterAll(() => server.close());

const models = createModels({ fetch });
const served = () => {
  const { openaiCompatible, anthropic, google } = server.baseUrls;
  return [
    { ...choices.openai!, baseUrl: openaiCompatible },
    { ...choices.anthropic!, baseUrl: anthropic },
    { ...choices.google!, baseUrl: google },
  ];
};

it('serves models over HTTP', async () => {
  for (const model of served()) {
    expect(await models.listModels(model)).toEqual(['small', 'large']);
    const { result, receipt } = await models.write(
      requestOf(cuesOf(sentences('tea.zh')), {}, { model, language: 'zh' }),
      testRun(),
    );
    expect(allLines(result).length).toBeGreaterThan(0);
    expect(receipt.offlineChapters).toBe(0);
  }
});

it.each(['hangs', 'stalls', 'breaksOff', 'rateLimited', 'serverError'] as const)('misbehaves on demand: %s', async (fault) => {
  const impatient = createModels({ fetch, timeouts: timeoutsOf({ fault }) });
  for (const model of served()) {
    server.behave({ fault, calls: 1 });
    const before = server.calls.length;
    const { result } = await impatient.write(requestOf(cuesOf(sentences('bread.en')), {}, { model }), testRun());
    expect(allLines(result).length).toBeGreaterThan(0);
    expect(server.calls.length).toBeGreaterThan(before + 1);
  }
});

it('misbehaves as the name of the model requests', async () => {
  const [model] = served();
  const named = { ...model!, model: 'small wrongKey' };
  await expect(models.write(requestOf(cuesOf(['Hello there.']), {}, { model: named }), testRun())).rejects.toMatchObject({
    code: 'modelRefused',
  });
});
