import { expect, it } from 'vitest';
import type { ModelRequest } from './host.ts';
import { usualTraits } from './model-traits.ts';
import { providerModel } from './provider-model.ts';

it.each([
  ['https://api.openai.com/v1', 'max_completion_tokens'],
  ['https://eu.api.openai.com/v1', 'max_completion_tokens'],
  ['https://bakery.openai.azure.com/openai/v1', 'max_completion_tokens'],
  ['https://api.openai.com.example/v1', 'max_tokens'],
  ['https://api.mistral.ai/v1', 'max_tokens'],
])('%s receives the limit as %s', async (baseUrl, name) => {
  const bodies: unknown[] = [];
  const fetch = async (_: string, { body }: ModelRequest) => {
    bodies.push(JSON.parse(String(body)));
    return new Response('data: [DONE]\n\n', { headers: { 'content-type': 'text/event-stream' } });
  };
  const model = providerModel({ kind: 'openaiCompatible', baseUrl, model: 'gpt-5', apiKey: 'k' }, { fetch }, usualTraits);
  await model.doStream({ prompt: [{ role: 'user', content: [{ type: 'text', text: 'Hello' }] }], maxOutputTokens: 70 });
  expect(Object.entries(bodies[0] as object).filter(([field]) => field.startsWith('max'))).toEqual([[name, 70]]);
});
