import { expect, it } from 'vitest';
import { choices, modelsOf } from '../../test/model-server/model-run.ts';
import { services } from '../../test/model-server/services.ts';
import { addressOf } from './address.ts';
import { createModels } from './models.ts';

it.each(Object.entries(choices))('lists the models of %s, and rejects a wrong key', async (_, choice) => {
  const { models } = modelsOf();
  const model = { ...choice, model: '' };
  expect(await models.listModels(model)).toEqual(services[addressOf(choice)!.host]?.models ?? ['small', 'large']);
  const refused = models.listModels({ ...model, apiKey: 'sk-wrong' });
  await expect(refused).rejects.toMatchObject({ code: 'modelRefused', message: expect.not.stringContaining('sk-wrong') });
  await expect(models.listModels({ ...model, apiKey: 'sk-\n1' })).rejects.toMatchObject({ code: 'invalid' });
});

const answering = (body: string, contentType: string, status = 200) =>
  createModels({ fetch: async () => new Response(body, { status, headers: { 'content-type': contentType } }) });

it.each([
  ['a web page', '<!doctype html><h1>Hello</h1>', 'text/html; charset=utf-8', 200],
  ['something else', '{"hello":"world"}', 'application/json', 200],
  ['a broken list', '{"data":[{"id":', 'application/json', 200],
  ['nothing', '', 'text/plain', 200],
  ['an error', 'oops', 'text/plain', 500],
])('rejects %s as a list of models', async (_, body, contentType, status) => {
  const models = answering(body, contentType, status);
  await expect(models.listModels({ ...choices.openai!, model: '' })).rejects.toMatchObject({ code: 'modelFailed' });
});

it('checks the key at OpenRouter first, because its list of models is public', async () => {
  const requests: string[] = [];
  const models = createModels({
    fetch: async (url) => {
      requests.push(url);
      return new Response('{"error":{"message":"No auth credentials found","code":401}}', { status: 401 });
    },
  });
  const model = { ...choices.openai!, baseUrl: 'https://openrouter.ai/api/v1', model: '' };
  await expect(models.listModels(model)).rejects.toMatchObject({ code: 'modelRefused' });
  expect(requests).toEqual(['https://openrouter.ai/api/v1/key']);
});

it('reports an unreachable provider', async () => {
  const models = createModels({
    fetch: async () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await expect(models.listModels(choices.openai!)).rejects.toMatchObject({ code: 'modelFailed', message: 'Failed to fetch' });
});
