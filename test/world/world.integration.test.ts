import { request } from 'node:https';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { talk } from './talk.ts';
import { startWorld, type World } from './world.ts';
import { videos } from './youtube/videos.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld();
});
afterAll(() => world.close());

/** Requests the world's local port under the real host name, like the mapped browser. */
const ask = (address: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const { hostname, pathname, search } = new URL(address);
    const options = { port: world.httpsPort, path: pathname + search, headers: { host: hostname, ...headers }, agent: false };
    request({ host: '127.0.0.1', rejectUnauthorized: false, ...options }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
    })
      .on('error', reject)
      .end();
  });

const timedtext = (name: keyof typeof videos, more: string) =>
  ask(`https://www.youtube.com/api/timedtext?v=${videos[name].id}&lang=en${more}`);

describe('the world', () => {
  it('answers range requests for media', async () => {
    const whole = await ask('https://talks.example.org/media/talk.webm');
    const part = await ask('https://talks.example.org/media/talk.webm', { range: 'bytes=100-199' });
    expect(whole.status).toBe(200);
    expect(part.status).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.body.length}`);
    expect(part.body).toEqual(whole.body.subarray(100, 200));
  });

  it('generates silence of the declared length', async () => {
    const tail = await ask('https://talks.example.org/silence?seconds=36000', { range: 'bytes=108000040-' });
    expect(tail.headers['content-range']).toBe('bytes 108000040-108000043/108000044');
    expect(tail.body).toEqual(Buffer.alloc(4, 0x80));
  });

  it('matches hosts by name, and records the requests', async () => {
    expect((await ask('https://nobody.example/secret')).status).toBe(404);
    expect(world.requests.at(-1)).toMatchObject({ host: 'nobody.example', method: 'GET' });
    expect(world.requests.at(-1)?.url.href).toBe('https://nobody.example/secret');
  });

  it('can be slow, replace a response, and go offline', async () => {
    const address = 'https://talks.example.org/cities-and-clocks';
    world.delay('/cities', 3_600_000);
    let isAnswered = false;
    const slow = ask(address).finally(() => {
      isAnswered = true;
    });
    await expect.poll(() => world.requests.at(-1)?.url.href).toBe(address);
    expect((await ask('https://talks.example.org/')).status).toBe(200);
    expect(isAnswered).toBe(false);
    world.delay('/cities', 0);
    expect((await slow).status).toBe(200);
    world.replace('/cities', { status: 503, body: 'later' });
    expect((await ask('https://talks.example.org/cities-and-clocks')).status).toBe(503);
    world.replace('/cities', undefined);
    world.setOffline(true);
    await expect(ask('https://talks.example.org/')).rejects.toThrow();
    world.setOffline(false);
    expect((await ask('https://talks.example.org/')).status).toBe(200);
  });

  it("writes captions in each of YouTube's formats, with the same times", async () => {
    const { startTime, en } = talk.lines[1]!;
    const ms = Math.round(startTime * 1000);
    const json3 = JSON.parse((await timedtext('talk', '&fmt=json3')).body.toString());
    expect(json3.events[1]).toMatchObject({ tStartMs: ms, segs: [{ utf8: en }] });
    expect((await timedtext('talk', '')).body.toString()).toContain(`<text start="${startTime}" dur=`);
    expect((await timedtext('talk', '&fmt=srv3')).body.toString()).toContain(`<p t="${ms}" d=`);
    expect((await timedtext('talk', '&fmt=vtt')).body.toString()).toContain(
      `00:00:${startTime.toFixed(3).padStart(6, '0')} --> `,
    );
  });

  it('has the declared faults', async () => {
    expect((await timedtext('empty', '')).body).toHaveLength(0);
    expect((await timedtext('html', '')).headers['content-type']).toMatch('text/html');
    expect((await timedtext('rateLimited', '')).status).toBe(429);
    expect((await timedtext('redirected', '')).headers.location).toContain(`v=${videos.talk.id}`);
    const { body } = await timedtext('huge', '&fmt=json3');
    expect(body.length).toBeGreaterThan(60_000_000);
    expect(body.subarray(-4).toString()).toBe(']}]}');
  });
});
