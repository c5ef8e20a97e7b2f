import 'fake-indexeddb/auto';
import { afterEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Port } from '../../../lib/transports/message.ts';
import { portNames } from '../../../lib/transports/port-names.ts';
import { portPair } from '../../../lib/transports/testing/port-pair.ts';
import { PlaybackMessage } from '../../channels/playback-message.ts';
import { openAudioDatabase } from '../../media/audio-database.ts';
import { fakeBrowser } from '../../testing/fake-browser.ts';
import { captureElement } from './capture-element.ts';
import { acceptPageScripts, awaitPage } from './playback-port.ts';

vi.mock('wxt/browser', async () => ({ browser: (await import('../../testing/fake-browser.ts')).fakeBrowser }));

afterEach(() => openAudioDatabase().sounds.clear());

/** Connects the page script of tab 7, which names the capture `sound`. Resolves to both ends. */
async function connectScript<Message>(Message: z.ZodMiniType<Message>) {
  let connect: (port: Port) => void = () => undefined;
  const onConnect = {
    addListener: (listener: typeof connect) => {
      connect = listener;
    },
  };
  Object.assign(fakeBrowser, { runtime: { onConnect } });
  acceptPageScripts();
  const waiting = awaitPage('sound', 7, Message, new AbortController().signal);
  const { caller, answerer } = portPair();
  connect(Object.assign(answerer, { name: portNames.pageFrames, sender: { tab: { id: 7 } } }));
  const onAnswer = vi.fn();
  caller.onMessage.addListener(onAnswer);
  caller.postMessage({ soundId: 'sound' });
  return { script: caller, onAnswer, page: await waiting };
}

it('passes on what a page script sent, and that it is gone, before its receiver was ready', async () => {
  const { script, onAnswer, page } = await connectScript(z.object({ frame: z.number() }));
  for (const frame of [1, 2]) script.postMessage({ frame });
  await expect.poll(() => onAnswer).toHaveBeenCalledTimes(3);
  script.disconnect();
  const frames: number[] = [];
  const onGone = vi.fn();
  page.onMessage(({ frame }) => frames.push(frame));
  page.onGone(onGone);
  expect(frames).toEqual([1, 2]);
  expect(onGone).toHaveBeenCalledOnce();
});

it('ends a capture whose page script sends an invalid message', async () => {
  const { script, onAnswer, page } = await connectScript(PlaybackMessage);
  const capture = captureElement({ soundId: 'sound', name: 'A talk' }, page, new AbortController().signal);
  // The timeline of a live stream may start in 1970.
  script.postMessage({ playback: { mediaTime: 1_795_000_000, rate: 1, at: 0 }, samples: 'AAAA' });
  await expect.poll(() => onAnswer).toHaveBeenCalledTimes(2);
  expect(onAnswer).not.toHaveBeenCalledWith({ stop: true });
  script.postMessage({ playback: { mediaTime: -1, rate: 1, at: 0 } });
  expect(await capture).toBe('pageGone');
  expect(await openAudioDatabase().sounds.get('sound')).toMatchObject({ ended: 'pageGone' });
});
