import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { Failure } from '../../lib/contract/failure.ts';
import type { Port } from '../../lib/transports/message.ts';
import { messageClient } from '../../lib/transports/message-client.ts';
import { portPair } from '../../lib/transports/testing/port-pair.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import type { Channel } from './channel.ts';
import { pageViewOf } from './page-view.ts';
import { channelOf, checkValue, serveChannels } from './serve-channels.ts';

type IncomingPort = Port & { sender: { id?: string; url?: string } };
const listeners: ((port: IncomingPort) => void)[] = [];
vi.mock('wxt/browser', async () => ({ browser: (await import('../testing/fake-browser.ts')).fakeBrowser }));
Object.assign(fakeBrowser, {
  runtime: {
    id: 'gloss',
    getURL: (path: string) => `chrome-extension://gloss${path}`,
    onConnect: { addListener: (listener: (port: IncomingPort) => void) => listeners.push(listener) },
  },
});

const table = {
  add: { input: z.strictObject({ a: z.number(), b: z.number() }), output: z.number(), isRepeatable: true },
} satisfies Channel;
const own = { id: 'gloss', url: 'chrome-extension://gloss/options.html' };

function connect(name: string, sender: IncomingPort['sender'] = own) {
  return messageClient<Record<string, (input?: unknown) => Promise<unknown>>>(() => {
    const { caller, answerer } = portPair();
    for (const listener of listeners) listener({ ...answerer, name, sender });
    return caller;
  });
}

describe('channels', () => {
  let add: (input: { a: number; b: number }) => Promise<number>;
  beforeEach(() => {
    listeners.length = 0;
    add = async ({ a, b }) => a + b;
    const channels = { service: channelOf('service', table, () => ({ add: (input) => add(input) })) };
    serveChannels(channels, { sessionId: Promise.resolve('1'), isLastResort: true });
  });

  it('answer calls of own pages', async () => {
    expect(await connect('service').add!({ a: 1, b: 2 })).toBe(3);
  });

  it('name an unknown method', async () => {
    await expect(connect('service').multiply!({})).rejects.toMatchObject({
      code: 'notFound',
      message: 'The channel service has no method multiply. Reload the extension.',
    });
  });

  it.each([
    ['a missing field', { a: 1 }, 'service.add: input.b is missing or of another type'],
    ['an extra field', { a: 1, b: 2, c: 3 }, 'service.add: input.c is not expected'],
    ['no input', undefined, 'service.add: input is missing or of another type'],
  ])('refuse %s', async (_, input, message) => {
    await expect(connect('service').add!(input)).rejects.toMatchObject({ code: 'invalid', message });
  });

  it('refuse an invalid output', async () => {
    add = async () => 'three' as never;
    await expect(connect('service').add!({ a: 1, b: 2 })).rejects.toMatchObject({
      message: expect.stringContaining('add: output'),
    });
  });

  it.each([
    ['another extension', { id: 'other', url: 'chrome-extension://other/page.html' }],
    ['another extension with our address', { id: 'other', url: own.url }],
    ['a content script', { id: 'gloss', url: 'https://example.org/' }],
  ])('refuse %s', async (_, sender) => {
    await expect(connect('service', sender).add!({ a: 1, b: 2 })).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringContaining('channel service'),
    });
  });

  it('stay without an answer in a worker that has come to its end, so that the call is repeated', async () => {
    const errors = [new Error('No SW'), Failure.from(new Error('No SW'))];
    add = async ({ a, b }) => {
      if (errors[a]) throw errors[a];
      return a + b;
    };
    const settled = vi.fn();
    for (const a of errors.keys()) connect('service').add!({ a, b: 1 }).then(settled, settled);
    // Calls are answered in the order in which they are made.
    expect(await connect('service').add!({ a: 2, b: 1 })).toBe(3);
    expect(settled).not.toHaveBeenCalled();
  });

  it('refuse an unknown channel name', async () => {
    await expect(connect('weather').add!({})).rejects.toMatchObject({ code: 'notFound', message: 'Unknown channel: weather.' });
  });

  it('ignore the channels of other contexts', async () => {
    const settled = vi.fn();
    connect('engine').add!({ a: 1, b: 2 }).then(settled, settled);
    // Calls are answered in the order in which they are made.
    expect(await connect('service').add!({ a: 1, b: 2 })).toBe(3);
    expect(settled).not.toHaveBeenCalled();
  });
});

it('names the field of a page’s invalid answer', () => {
  const cue = z.array(z.object({ startTime: z.number() }));
  expect(() => checkValue(cue, [{ text: 'x' }], 'page.cues: output')).toThrow('page.cues: output.0.startTime is missing');
});

it.each([
  [undefined],
  [{}],
  [{ snapshot: 'x' }],
  [{ snapshot: {} }],
  [{ playback: { element: '0', currentTime: 1, paused: true } }],
  [{ playback: { element: 0, currentTime: 1 } }],
])('rejects %j as a view of a page', (message) => expect(pageViewOf(message)).toBeUndefined());

it('accepts the views of a page', () => {
  const playback = { element: 0, currentTime: 1, paused: false };
  expect(pageViewOf({ playback: { ...playback, secret: 1 } })).toEqual({ playback });
  expect(pageViewOf({ snapshot: { url: 'https://example.org/' } })).toEqual({ snapshot: { url: 'https://example.org/' } });
});
