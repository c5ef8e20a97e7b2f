import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { answerStarting } from './answer-starting.ts';
import { listen } from './listen.ts';

it('is alive and not ready while the server starts', async () => {
  const http = createServer(answerStarting);
  onTestFinished(() => void http.close());
  const origin = `http://127.0.0.1:${await listen(http, { host: '127.0.0.1', port: 0 })}`;
  const get = (path: string) => fetch(`${origin}${path}`, { headers: { connection: 'close' } });
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/readyz')).status).toBe(503);
  const answer = await get('/api/v1/me');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
  expect(await answer.json()).toMatchObject({ success: false, error: { code: 'unavailable' } });
});
