import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Failure } from '../../lib/contract/failure.ts';
import type { TranscriptMarkup } from '../../lib/contract/page.ts';
import { locateMedia } from '../../lib/sites/generic/rank-media.ts';
import type { OpenPage } from '../../lib/sites/site.ts';
import { type Answer, answerPort } from '../../lib/transports/message.ts';
import { portPair } from '../../lib/transports/testing/port-pair.ts';
import { setLocalOnly } from '../gateway/local-only.ts';
import { fakeBrowser } from '../testing/fake-browser.ts';
import { openPages } from './open-pages.ts';

vi.mock('wxt/browser', async () => ({ browser: (await import('../testing/fake-browser.ts')).fakeBrowser }));

const url = 'https://talks.example/watch';
const shape = { width: 640, height: 360, visible: true, playing: true, muted: false, loop: false, autoplay: false };
const file = { sources: ['https://talks.example/a.mp4'], tracks: [], duration: 60, advertising: false, title: '' };
const elements = [{ kind: 'video' as const, ...shape, ...file }];
const snapshot = { url, title: '', elements, frames: [], manifests: [], meta: [], jsonLd: [] };
const { contentId } = locateMedia(snapshot)[0]!.mediaItem;
const track = { contentId, trackId: '0' };

/** The page script of the only tab: its answers by method, and the calls that it received. */
let answers: Record<string, Answer>;
let calls: string[];

beforeEach(async () => {
  vi.stubGlobal('navigator', { onLine: true });
  await setLocalOnly(false);
  calls = [];
  answers = { snapshot: async () => snapshot };
  Object.assign(fakeBrowser, {
    scripting: { executeScript: async () => [] },
    tabs: {
      query: async () => [{ id: 7, url, active: true }],
      connect: () => {
        const { caller, answerer } = portPair();
        answerPort(answerer, (name, ...call) => {
          calls.push(name);
          return answers[name]!(name, ...call);
        });
        return caller;
      },
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const openPage = () =>
  openPages({ detect: async () => null, locate: async (page) => locateMedia(page) }).find(url) as Promise<OpenPage>;
const callsOf = (name: string) => calls.filter((call) => call === name).length;

it('waits before it follows a track again that has ended, and follows it no more once it is canceled', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answers.follow = async () => undefined;
  const page = await openPage();
  const abort = new AbortController();
  const following = page.follow!(track, { signal: abort.signal, onEvent: () => undefined });
  const failure = following.catch((error: unknown) => error);
  const untilWaiting = () => vi.waitUntil(() => vi.getTimerCount() > 0, { interval: 0, timeout: 60_000 });
  await untilWaiting();
  expect(callsOf('follow')).toBe(1);
  vi.advanceTimersToNextTimer();
  await untilWaiting();
  expect(callsOf('follow')).toBe(2);
  abort.abort(new Failure('cancelled'));
  expect(await failure).toMatchObject({ code: 'cancelled' });
  expect(callsOf('follow')).toBe(2);
});

it('fails and no longer follows a track whose page sends an invalid event', async () => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  answers.follow = async (_, __, { signal, onEvent }) => {
    signal.addEventListener('abort', () => end());
    onEvent({ source: 'a', cues: 'none' });
    await ended;
  };
  const page = await openPage();
  const following = page.follow!(track, { signal: new AbortController().signal, onEvent: () => undefined });
  await expect(following).rejects.toMatchObject({ code: 'siteFailed' });
  await ended;
});

it.each(['fetch', 'cues', 'rows'] as const)('ends the call of a page’s %s with the task', async (name) => {
  const { promise: ended, resolve: end } = Promise.withResolvers<void>();
  const { promise: called, resolve: call } = Promise.withResolvers<void>();
  answers[name] = async (_, __, { signal }) => {
    signal.addEventListener('abort', () => end());
    call();
    await ended;
  };
  const page = await openPage();
  const abort = new AbortController();
  const markup = { rows: { row: '.row' } } as unknown as TranscriptMarkup;
  const answer = {
    fetch: () => page.fetch({ url: 'https://talks.example/en.vtt', maxBytes: 1000 }, abort.signal),
    cues: () => page.cues(track, abort.signal),
    rows: () => page.rows!({ ...track, ...markup }, abort.signal),
  }[name]();
  await called;
  abort.abort(new Failure('cancelled'));
  await expect(answer).rejects.toMatchObject({ code: 'cancelled' });
  await ended;
});

it('finds no page where a tab stays loading', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  fakeBrowser.scripting = {
    executeScript: () => {
      limit.abort(new DOMException('too late', 'TimeoutError'));
      return new Promise(() => undefined);
    },
  };
  expect(await openPage()).toBeUndefined();
});

it('ends a call that the page does not answer in time', async () => {
  const limit = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answers.snapshot = async () => {
    limit.abort(new DOMException('too late', 'TimeoutError'));
    return new Promise(() => undefined);
  };
  await expect((await openPage()).media()).rejects.toMatchObject({ code: 'timeout' });
});
