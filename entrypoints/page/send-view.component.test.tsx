import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Port } from '../../lib/transports/message.ts';
import type { PageView } from '../channels/page-view.ts';
import { sendView } from './send-view.ts';

let views: PageView[];
let close: () => void;

beforeEach(() => {
  views = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  close();
  vi.useRealTimers();
  document.body.replaceChildren();
});

function open(): void {
  const onDisconnect = {
    addListener(listener: () => void) {
      close = listener;
    },
  };
  sendView({ postMessage: (view: PageView) => views.push(view), onDisconnect } as unknown as Port);
}

/** Adds a media element inside a shadow root or a frame. */
function addMedia(kind: 'shadow root' | 'frame'): HTMLMediaElement {
  const outer = document.body.appendChild(document.createElement(kind === 'frame' ? 'iframe' : 'div'));
  const inner = outer instanceof HTMLIFrameElement ? outer.contentDocument!.body : outer.attachShadow({ mode: 'open' });
  return inner.appendChild(inner.ownerDocument.createElement('video'));
}
const playbacks = () => views.filter((view) => 'playback' in view).map(({ playback }) => playback);
const lastElements = () => views.flatMap((view) => ('snapshot' in view ? [view.snapshot.elements.length] : [])).at(-1);

it.each(['shadow root', 'frame'] as const)('follows a media element in a %s', async (kind) => {
  const video = addMedia(kind);
  open();
  expect(lastElements()).toBe(1);
  video.dispatchEvent(new Event('timeupdate'));
  expect(playbacks()).toEqual([{ element: 0, currentTime: 0, paused: true }]);
});

it.each(['shadow root', 'frame'] as const)('finds a media element that a %s adds later', async (kind) => {
  open();
  expect(lastElements()).toBe(0);
  const video = addMedia(kind);
  await vi.advanceTimersByTimeAsync(3000);
  expect(lastElements()).toBe(1);
  video.dispatchEvent(new Event('seeked'));
  expect(playbacks()).toHaveLength(1);
  close();
  video.dispatchEvent(new Event('seeked'));
  expect(playbacks()).toHaveLength(1);
});

it('sends the markup of a page whose title blinks once in three seconds, without media', async () => {
  const { title } = document;
  open();
  const sent = () => views.filter((view) => 'snapshot' in view).length;
  for (let blinks = 0; blinks < 20; blinks++) {
    document.title = `${blinks}`;
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(sent()).toBe(3);
  document.title = title;
});

it('keeps what the page showed after all its media elements are removed, and follows the next one', async () => {
  const video = addMedia('frame');
  open();
  document.body.replaceChildren();
  await vi.advanceTimersByTimeAsync(6000);
  expect(lastElements()).toBe(1);
  document.body.append(video, document.createElement('audio'));
  await vi.advanceTimersByTimeAsync(3000);
  expect(lastElements()).toBe(2);
});

it('sends playback positions five times a second at most, the latest last', async () => {
  const video = document.body.appendChild(document.createElement('video'));
  open();
  for (let i = 0; i < 1000; i++) video.dispatchEvent(new Event('timeupdate'));
  expect(playbacks()).toHaveLength(1);
  video.currentTime = 7;
  video.dispatchEvent(new Event('seeked'));
  await vi.advanceTimersByTimeAsync(200);
  expect(playbacks().slice(1)).toEqual([{ element: 0, currentTime: 7, paused: true }]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(playbacks()).toHaveLength(2);
  video.dispatchEvent(new Event('timeupdate'));
  expect(playbacks()).toHaveLength(3);
});

it('sends one of many snapshots, and the latest', async () => {
  const video = document.body.appendChild(document.createElement('video'));
  open();
  const titles = () => views.flatMap((view) => ('snapshot' in view ? [view.snapshot.title] : []));
  await vi.advanceTimersByTimeAsync(300);
  for (let i = 0; i < 50; i++) {
    document.title = `title ${i}`;
    video.dispatchEvent(new Event('play'));
  }
  expect(titles().slice(1)).toEqual(['title 0']);
  await vi.advanceTimersByTimeAsync(600);
  expect(titles().slice(1)).toEqual(['title 0', 'title 49']);
  for (const title of ['title 50', 'title 51']) {
    document.title = title;
    video.dispatchEvent(new Event('play'));
  }
  close();
  await vi.advanceTimersByTimeAsync(600);
  expect(titles().at(-1)).toBe('title 50');
});
