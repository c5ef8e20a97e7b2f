import { expect, it } from 'vitest';
import { ollamaModel } from './ollama-model.ts';
import type { StreamPart } from './streaming-model.ts';

it('reports thinking as progress, but not as text', async () => {
  const answer = [
    { message: { content: '', thinking: 'Perhaps' } },
    { message: { content: 'Bread' } },
    { message: { content: '' }, done: true, done_reason: 'stop' },
  ];
  const fetch = async () => new Response(answer.map((chunk) => JSON.stringify(chunk)).join('\n'));
  const model = ollamaModel('qwen3:4b', { root: 'http://localhost:11434', headers: {}, context: 2048, fetch });
  const { stream } = await model.doStream({ prompt: [] });
  const parts: StreamPart[] = [];
  await stream.pipeTo(new WritableStream({ write: (part: StreamPart) => void parts.push(part) }));
  expect(parts).toMatchObject([
    { type: 'reasoning-delta', delta: 'Perhaps' },
    { type: 'text-delta', delta: 'Bread' },
    { type: 'finish' },
  ]);
});
