import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Port } from '../../../lib/transports/message.ts';
import { portNames } from '../../../lib/transports/port-names.ts';
import { portPair } from '../../../lib/transports/testing/port-pair.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { acceptPageScripts, awaitPage } from './playback-port.ts';

vi.mock('wxt/browser', async () => ({ browser: (await import('../../testing/fake-browser.ts')).fakeBrowser }));

it('passes on what a page script sent, and that it is gone, before its receiver was ready', async () => {
  let connect: (port: Port) => void = () => undefined;
  const onConnect = {
    addListener: (listener: typeof connect) => {
      connect = listener;
    },
  };
  Object.assign(fakeBrowser, { runtime: { onConnect } });
  acceptPageScripts();
  const waiting = awaitPage('sound', 7, z.object({ frame: z.number() }), new AbortController().signal);
  const { caller, answerer } = portPair();
  connect(Object.assign(answerer, { name: portNames.pageFrames, sender: { tab: { id: 7 } } }));
  const taken = vi.fn();
  caller.onMessage.addListener(taken);
  caller.postMessage({ soundId: 'sound' });
  const page = await waiting;
  for (const frame of [1, 2]) caller.postMessage({ frame });
  await expect.poll(() => taken).toHaveBeenCalledTimes(3);
  caller.disconnect();
  const frames: number[] = [];
  const onGone = vi.fn();
  page.onMessage(({ frame }) => frames.push(frame));
  page.onGone(onGone);
  expect(frames).toEqual([1, 2]);
  expect(onGone).toHaveBeenCalledOnce();
});
