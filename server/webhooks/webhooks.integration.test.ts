import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { sqlStore } from '../../lib/store/sql/sql-store.ts';
import { channel, item } from '../../lib/store/testing/rows-suite.ts';
import { listen } from '../../test/listen.ts';
import { testDatabase } from '../database/testing/test-database.ts';
import { sealingWith } from '../sealing.ts';
import { createSendEvent } from './send-event.ts';
import { createWebhooks } from './webhooks.ts';

const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
const target = await listen(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString();
  if (request.url === '/silent') return;
  received.push({ headers: request.headers, body });
  if (request.url === '/moved') response.writeHead(307, { location: '/' }).end();
  else response.writeHead(status).end();
});
const { db, close } = await testDatabase();
afterAll(async () => {
  await target.close();
  await close();
});

const isAllowed = (address: string) => address === '127.0.0.1';
const resolve = async (host: string) =>
  host === 'hooks.example' ? ['127.0.0.1'] : host === 'inside.example' ? ['10.0.0.1'] : [];
const createSend = (timeoutMs: number) => createSendEvent({ resolve, isAllowed, ports: [String(target.port)], timeoutMs });
// Only what never answers may run into the limit on a busy machine.
const send = createSend(60_000);
const clock = { time: Date.UTC(2026, 10, 23), now: () => clock.time };
const open = (secret: string, ownSend = send) =>
  createWebhooks({ db, sealing: sealingWith(secret), send: ownSend, origin: 'https://gloss.example', clock });
const webhooks = open('a');
const impatientWebhooks = open('a', createSend(100));
const addressOf = (path = '/', host = 'hooks.example') => `http://${host}:${target.port}${path}`;

let userId: string;
const store = () => sqlStore(db, userId);
const complete = (taskId: string, more: object = {}) =>
  store().putTask({
    taskId,
    key: taskId,
    url: 'https://talks.example/1',
    wish: { product: 'summary', detailLevel: 400 },
    contentId: 'web:talk',
    status: 'completed',
    stage: 'writing',
    fromCache: false,
    createdAt: clock.time,
    updatedAt: clock.time,
    ...more,
  });
const deliverAfter = async (seconds: number, { deliver } = webhooks) => {
  clock.time += seconds * 1000;
  await deliver();
  return received.splice(0).map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });
};
beforeEach(async () => {
  for (const { webhookId } of await webhooks.list()) await webhooks.remove(webhookId);
  userId = crypto.randomUUID();
  status = 200;
  received.length = 0;
});

it('sends what is new of its user, once, signed', async () => {
  await complete('before');
  clock.time += 1000;
  const { signingKey } = await webhooks.add(userId, addressOf());
  clock.time += 1000;
  await complete('ready');
  for (let count = 0; count < 60; count++) await complete(`cached ${count}`, { fromCache: true, updatedAt: clock.time - 1 });
  await complete('pending', { status: 'pending' });
  await sqlStore(db, 'another').putTask((await store().getTask('ready'))!);
  await store().updateChannels(() => [channel('a')]);
  await store().addItems(
    'a',
    [item('a', 'new', 1), { ...item('a', 'old', 2), arrivedAt: 0 }].map((one, at) => ({
      ...one,
      arrivedAt: at ? 0 : clock.time,
    })),
    10,
  );
  expect(await deliverAfter(1)).toEqual([]);
  clock.time += 20_000;
  await webhooks.deliver();
  const [first] = received;
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signature } = first!.headers;
  const key = Buffer.from(signingKey.replace('whsec_', ''), 'base64');
  expect(signature).toBe(`v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${first!.body}`).digest('base64')}`);
  expect(await deliverAfter(0)).toMatchObject([{ type: 'feed.item', data: { channelId: 'a', title: 'new' } }]);
  // The many texts from the cache fill the first batch.
  expect(await deliverAfter(16)).toMatchObject([
    { type: 'item.ready', data: { contentId: 'web:talk', htmlUrl: 'https://gloss.example/v/web%3Atalk', product: 'summary' } },
  ]);
  expect(await deliverAfter(60)).toEqual([]);
});

it('sends an item that arrives behind 500 that were published later', async () => {
  await webhooks.add(userId, addressOf());
  await store().updateChannels(() => [channel('a')]);
  const later = Array.from({ length: 501 }, (_, at) => item('a', `${at}`, at + 2));
  await store().addItems('a', [...later, item('a', 'old\0', 1, { arrivedAt: clock.time + 1 })], 1000);
  expect(await deliverAfter(20)).toMatchObject([{ type: 'feed.item', data: { channelId: 'a', title: 'old\0' } }]);
  expect(await deliverAfter(60)).toEqual([]);
});

it('sends what happens after a clock that was ahead for a year is corrected', async () => {
  await webhooks.add(userId, addressOf());
  const yearMs = 365 * 86_400_000;
  clock.time += yearMs;
  await complete('ahead');
  expect((await deliverAfter(20)).map(({ data }) => data.taskId)).toEqual(['ahead']);
  clock.time -= yearMs;
  await complete('after');
  expect((await deliverAfter(20)).map(({ data }) => data.taskId)).toEqual(['after']);
  expect(await deliverAfter(20)).toEqual([]);
});

it('repeats an event until it is accepted, later each time, and then goes on', async () => {
  await webhooks.add(userId, addressOf());
  clock.time += 1000;
  await complete('one');
  await complete('two', { updatedAt: clock.time + 1 });
  status = 500;
  clock.time += 20_000;
  await webhooks.deliver();
  const [attempt] = received;
  expect(await deliverAfter(0)).toHaveLength(1);
  expect((await webhooks.list())[0]).toMatchObject({ failures: 1, error: expect.stringContaining('answered with status 500') });
  expect(await deliverAfter(29)).toEqual([]);
  expect(await deliverAfter(1)).toHaveLength(1);
  expect(await deliverAfter(31)).toEqual([]);
  status = 204;
  clock.time += 30_000;
  await webhooks.deliver();
  expect(received[0]!.headers['webhook-id']).toBe(attempt!.headers['webhook-id']);
  expect((await deliverAfter(0)).map(({ data }) => data.taskId)).toEqual(['one', 'two']);
  expect((await webhooks.list())[0]).toMatchObject({ failures: 0, error: null });
});

it('counts consecutive failures only', async () => {
  const accepted = new Set<string>();
  const send = async (_: string, __: object, body: string) => {
    const { taskId } = (JSON.parse(body) as { data: { taskId: string } }).data;
    if (!accepted.has(taskId)) throw new Error(`${taskId} is refused`);
  };
  const { add, deliver, list } = open('a', send);
  await add(userId, addressOf());
  clock.time += 1000;
  for (const [at, taskId] of ['one', 'two'].entries()) await complete(taskId, { updatedAt: clock.time + at });
  for (let attempt = 0; attempt < 5; attempt++) {
    clock.time += 6 * 3600_000;
    await deliver();
  }
  expect(await list()).toMatchObject([{ failures: 5, error: 'one is refused' }]);
  accepted.add('one');
  clock.time += 6 * 3600_000;
  await deliver();
  expect(await list()).toMatchObject([{ failures: 1, error: 'two is refused', dueAt: clock.time + 30_000 }]);
});

it('are left to one process for as long as it sends', async () => {
  const sent: string[] = [];
  const another = open('a', async (_, headers) => void sent.push(`${headers['webhook-id']} again`));
  const slow = open('a', async (_, headers) => {
    sent.push(headers['webhook-id']!);
    clock.time += 60_000;
    await another.deliver();
  });
  await slow.add(userId, addressOf());
  clock.time += 1000;
  for (let at = 0; at < 8; at++) await complete(`${at}`, { updatedAt: clock.time + at });
  clock.time += 20_000;
  await slow.deliver();
  expect(sent).toEqual(Array.from({ length: 8 }, (_, at) => `item.ready:${Buffer.from(`${at}`).toString('base64url')}`));
});

it.each([
  ['private', addressOf('/', 'inside.example'), /can't be reached/],
  ['private by its number', addressOf('/', '10.0.0.1'), /private network/],
  ['redirecting', addressOf('/moved'), /answered with status 307/],
  ['silent', addressOf('/silent'), /no response within 100 ms/, impatientWebhooks],
  ['on another port', 'http://hooks.example:22/', /port/],
] as [string, string, RegExp, typeof webhooks?][])(
  'a target that is %s fails, and ends after two days',
  async (_, address, reason, sender) => {
    await webhooks.add(userId, address);
    clock.time += 1000;
    await complete('one');
    await deliverAfter(20, sender);
    expect((await webhooks.list())[0]!.error).toMatch(reason);
    for (let attempt = 1; attempt < 18; attempt++) await deliverAfter(6 * 3600, sender);
    expect((await webhooks.list())[0]).toMatchObject({ failures: 18, dueAt: null });
  },
);

it('are limited, and need the secret that sealed their key', async () => {
  for (let count = 0; count < 10; count++) await webhooks.add(userId, addressOf());
  await expect(webhooks.add(userId, addressOf())).rejects.toThrow('Webhook limit reached: 10 of 10');
  for (const address of ['', 'ftp://a.example/', 'javascript:alert(1)'])
    await expect(webhooks.add(crypto.randomUUID(), address)).rejects.toMatchObject({ code: 'invalid' });
  await open('b').deliver();
  expect((await webhooks.list())[0]!.error).toContain('GLOSS_SECRET');
  expect(received).toEqual([]);
});
