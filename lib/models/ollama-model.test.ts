import { expect, it } from 'vitest';
import type { ModelFetch } from './host.ts';
import { ollamaModel } from './ollama-model.ts';
import type { StreamPart } from './streaming-model.ts';

it('asks for no thinking, and reports it as progress where it comes', async () => {
  const answer = [
    { message: { content: '', thinking: 'Perhaps' } },
    { message: { content: 'Bread' } },
    { message: { content: '' }, done: true, done_reason: 'stop' },
  ];
  let body: unknown;
  const fetch: ModelFetch = async (_, request) => {
    body = JSON.parse(String(request.body));
    return new Response(answer.map((chunk) => JSON.stringify(chunk)).join('\n'));
  };
  const model = ollamaModel('qwen3:4b', { root: 'http://localhost:11434', headers: {}, context: 2048, fetch });
  const { stream } = await model.doStream({ prompt: [] });
  const parts: StreamPart[] = [];
  await stream.pipeTo(new WritableStream({ write: (part: StreamPart) => void parts.push(part) }));
  expect(parts).toMatchObject([
    { type: 'reasoning-delta', delta: 'Perhaps' },
    { type: 'text-delta', delta: 'Bread' },
    { type: 'finish' },
  ]);
  expect(body).toMatchObject({ think: false });
});

it('ends the response of a server that answers with something else', async () => {
  let isCanceled = false;
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('once upon a time\n')),
    cancel() {
      isCanceled = true;
    },
  });
  const fetch: ModelFetch = async () => new Response(body);
  const model = ollamaModel('qwen3:4b', { root: 'http://localhost:11434', headers: {}, context: 2048, fetch });
  const { stream } = await model.doStream({ prompt: [] });
  await expect(stream.getReader().read()).rejects.toMatchObject({ code: 'modelFailed' });
  expect(isCanceled).toBe(true);
});
