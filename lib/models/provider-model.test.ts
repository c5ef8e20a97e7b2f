import { expect, it } from 'vitest';
import type { ModelRequest } from './host.ts';
import { type ModelTraits, usualTraits } from './model-traits.ts';
import { providerModel } from './provider-model.ts';

/** Returns the body of a request to a model. */
async function bodyFor(baseUrl: string, name: string, traits: ModelTraits = usualTraits): Promise<Record<string, unknown>> {
  let sent = '';
  const fetch = async (_: string, { body }: ModelRequest) => {
    sent = String(body);
    return new Response('data: [DONE]\n\n', { headers: { 'content-type': 'text/event-stream' } });
  };
  const model = providerModel({ kind: 'openaiCompatible', baseUrl, model: name, apiKey: 'k' }, { fetch }, traits);
  await model.doStream({ prompt: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }], maxOutputTokens: 70 });
  return JSON.parse(sent);
}

it.each([
  ['https://api.openai.com/v1', 'max_completion_tokens'],
  ['https://eu.api.openai.com/v1', 'max_completion_tokens'],
  ['https://bakery.openai.azure.com/openai/v1', 'max_completion_tokens'],
  ['https://api.openai.com.example/v1', 'max_tokens'],
  ['https://api.mistral.ai/v1', 'max_tokens'],
])('%s receives the limit as %s', async (baseUrl, name) => {
  const body = await bodyFor(baseUrl, 'gpt-5');
  expect(Object.entries(body).filter(([field]) => field.startsWith('max'))).toEqual([[name, 70]]);
});

it.each([
  ['https://api.openai.com/v1', 'gpt-6-luna', { reasoning_effort: 'low' }],
  ['https://api.openai.com/v1', 'gpt-4.1-mini', {}],
  ['https://api.openai.com/v1', 'gpt-5-chat-latest', {}],
  ['https://api.openai.com/v1', 'gpt-5-pro', {}],
  ['https://api.openai.com/v1', 'gpt-5.2', {}],
  ['https://api.openai.com/v1', 'gpt-5-mini', { reasoning_effort: 'low' }],
  ['https://openrouter.ai/api/v1', 'openai/gpt-6-luna', { reasoning_effort: 'low' }],
  ['https://openrouter.ai/api/v1', 'mistralai/mistral-small', {}],
  ['https://api.deepseek.com/v1', 'deepseek-flash', { thinking: { type: 'disabled' } }],
  ['https://models.example/v1', 'gpt-5', {}],
])('%s is asked for few thoughts of %s', async (baseUrl, name, expected) => {
  const { thinking, reasoning_effort } = await bodyFor(baseUrl, name);
  expect({ thinking, reasoning_effort }).toEqual({ thinking: undefined, reasoning_effort: undefined, ...expected });
});

it('leaves out the level of thinking for an OpenAI model that refuses the complete form', async () => {
  const body = await bodyFor('https://api.openai.com/v1', 'gpt-5', { ...usualTraits, form: 'plain' });
  expect(body).not.toHaveProperty('reasoning_effort');
});
