import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PlayerAnswer, PlayerContent } from '../channels/player-channel.ts';
import { createPlayer } from './create-player.ts';

const content: PlayerContent = {
  element: 0,
  duration: 0,
  language: 'en',
  translationLanguage: '',
  layout: { scale: 1, bottom: 0.12 },
  hasKeys: false,
  chapters: [],
  skim: [],
  isSkimming: false,
  lines: [{ startTime: 1, endTime: 3, text: 'The clock is older than the tower' }],
};
const load = vi.fn<() => Promise<PlayerAnswer>>();
let isConnected = true;
let video: HTMLVideoElement;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  isConnected = true;
  load.mockReset();
  load.mockResolvedValue({ isOn: true, content });
  video = document.body.appendChild(document.createElement('video'));
});
afterEach(async () => {
  // The next check removes the overlay and the timer.
  isConnected = false;
  await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  video.remove();
});

const hasOverlay = () => video.nextElementSibling !== null;

/** Shows the overlay of the page. */
async function openPlayer() {
  const worker = { load, storeSkim: async () => undefined, storeLayout: async () => undefined };
  const player = createPlayer({ worker, textOf: (name) => name, isConnected: () => isConnected });
  player.reload();
  await vi.waitUntil(hasOverlay);
  return player;
}
const checkPage = () => vi.advanceTimersByTimeAsync(1000);

it('leaves the overlay as it is where a call of the worker fails, and calls again', async () => {
  const player = await openPlayer();
  const overlay = video.nextElementSibling;
  load.mockRejectedValueOnce(new Error('ended'));
  player.reload();
  await checkPage();
  expect(load).toHaveBeenCalledTimes(3);
  expect(video.nextElementSibling).toBe(overlay);
});

it('removes the overlay of the former page even if the worker does not answer', async () => {
  await openPlayer();
  load.mockRejectedValue(new Error('ended'));
  history.replaceState(null, '', '#next');
  await checkPage();
  expect(hasOverlay()).toBe(false);
});

it('removes the overlay where nothing is stored about what the page plays, and when the extension has ended', async () => {
  const player = await openPlayer();
  load.mockResolvedValueOnce({ isOn: true });
  player.reload();
  await vi.waitUntil(() => !hasOverlay());
  player.reload();
  await vi.waitUntil(hasOverlay);
  isConnected = false;
  await checkPage();
  expect(hasOverlay()).toBe(false);
});

it('loads again after media that load in a shadow root', async () => {
  const root = document.body.insertBefore(document.createElement('div'), video).attachShadow({ mode: 'open' });
  const other = root.appendChild(document.createElement('video'));
  load.mockResolvedValue({ isOn: true, content: { ...content, element: 1 } });
  await openPlayer();
  const calls = load.mock.calls.length;
  other.dispatchEvent(new Event('loadedmetadata'));
  await checkPage();
  expect(load.mock.calls.length).toBe(calls + 1);
  // A new shadow root sends no event to the page.
  const later = document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' });
  later.appendChild(document.createElement('video'));
  for (let polls = 0; polls < 3; polls++) await checkPage();
  expect(load.mock.calls.length).toBe(calls + 2);
  for (const added of [root, later]) added.host.remove();
});
