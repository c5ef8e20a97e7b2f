import { expect, it } from 'vitest';
import { addressOf as modelAddressOf } from '../../lib/models/address.ts';
import { allLines, cuesOf, modelsOf, requestOf } from '../../test/model-server/model-run.ts';
import { testRun } from '../../test/test-run.ts';
import { sentences } from '../../test/world/words.ts';
import { addressOf, presets, suggestModel } from './presets.ts';

it.each(presets)('$name needs a key or nothing: it is tested, suggests a model, and writes', async (preset) => {
  const { models, world } = modelsOf();
  const apiKey = preset.isLocal ? undefined : 'key-of-tests';
  const { kind, baseUrl } = preset;
  const choice = { kind, baseUrl, apiKey, model: '' };

  const offered = await models.listModels(choice);
  const model = suggestModel(preset, offered)!;
  expect(offered).toContain(model);
  expect(model).not.toMatch(/embed|whisper/);
  expect(modelAddressOf(choice)!.host).toBe(addressOf(preset)!.host);
  await expect(models.listModels({ ...choice, apiKey: 'wrong' })).rejects.toMatchObject({ code: 'modelRefused' });

  const { result, receipt } = await models.write(
    requestOf(cuesOf(sentences('bread.en')), {}, { model: { ...choice, model } }),
    testRun(),
  );
  expect(allLines(result).length).toBeGreaterThan(3);
  expect(receipt).toMatchObject({ model, dropped: 0, offlineChapters: 0 });
  expect(world.calls.at(-1)).toMatchObject({ model, key: apiKey ?? '' });
});

it('suggests the newest of the inexpensive models', () => {
  const openai = presets.find(({ id }) => id === 'openai')!;
  expect(suggestModel(openai, ['gpt-10-mini', 'gpt-5.2-mini', 'gpt-5', 'gpt-5-mini'])).toBe('gpt-10-mini');
  expect(suggestModel(openai, ['gpt-5.6-luna', 'gpt-6-luna', 'gpt-6.1-sol', 'gpt-5.4-mini'])).toBe('gpt-6-luna');
  expect(suggestModel(openai, ['something-else'])).toBeUndefined();
  expect(suggestModel({ kind: 'openaiCompatible', baseUrl: 'https://other.example/v1' }, ['gpt-5-mini'])).toBeUndefined();
});
