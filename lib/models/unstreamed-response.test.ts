import { expect, it } from 'vitest';
import { cuesOf, requestOf } from '../../test/model-server/model-run.ts';
import { testRun } from '../../test/test-run.ts';
import { createModels } from './models.ts';

const cues = cuesOf(['We build bridges of stone, because they last for centuries.']);
const write = (body: unknown) => {
  const fetch = async () => Response.json(body);
  return createModels({ fetch, timeouts: { backOffMs: 1 } }).write(requestOf(cues), testRun());
};

it('reads the response of a server that does not stream', async () => {
  const [{ text } = { text: '' }] = cues;
  const content = JSON.stringify({ title: 'Bridges', points: [{ text, cite: [1], quote: text }] });
  const { result, receipt } = await write({
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 70, completion_tokens: 30, total_tokens: 100 },
  });
  expect(result.chapters.flatMap(({ lines }) => lines)).toEqual([{ text, cites: [0] }]);
  expect(receipt).toMatchObject({ inputTokens: 70, outputTokens: 30, offlineChapters: 0 });
});

it.each([
  [{ error: { code: 402, message: 'Insufficient credits' } }, 'modelRefused', '402: Insufficient credits'],
  [{ error: { message: 'The provider is gone' } }, 'modelFailed', '500: The provider is gone'],
])('reports the error in a successful response: %j', (body, code, message) =>
  expect(write(body)).rejects.toMatchObject({ code, message }),
);
