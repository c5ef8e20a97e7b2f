import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Port } from '../../lib/transports/message.ts';
import type { PageView } from '../channels/page-view.ts';
import { sendView } from './send-view.ts';

let views: PageView[];
let close: () => void;

beforeEach(() => {
  views = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
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
