import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { PlayerContent } from '../channels/player-channel.ts';
import { type Overlay, showOverlay } from './overlay.ts';

const content: PlayerContent = {
  element: 0,
  duration: 0,
  language: 'en',
  translationLanguage: 'de',
  layout: { scale: 1, bottom: 0.12 },
  hasKeys: false,
  lines: [
    { startTime: 1, endTime: 3, text: 'The clock is older than the tower', translation: 'Die Uhr ist älter als der Turm' },
    { startTime: 3, endTime: 5, text: 'السلام عليكم', translation: 'peace' },
    { startTime: 8, endTime: 9, text: 'long '.repeat(100) },
  ],
};
const storeLayout = vi.fn();

/** Shadow roots by their hosts: those of overlays are closed. */
const shadows = new WeakMap<Element, ShadowRoot>();
beforeEach(() => {
  const { attachShadow } = Element.prototype;
  vi.spyOn(Element.prototype, 'attachShadow').mockImplementation(function (this: Element, init) {
    const shadow = attachShadow.call(this, init);
    shadows.set(this, shadow);
    return shadow;
  });
});

/** A video whose position the test sets. */
function addVideo(parent: ParentNode = document.body): HTMLVideoElement & { goTo(time: number): void } {
  const video = document.createElement('video');
  video.style.cssText = 'width: 400px; height: 225px; margin: 40px 20px; background: #456';
  let time = 0;
  const goTo = (next: number) => {
    time = next;
    video.dispatchEvent(new Event('timeupdate'));
  };
  Object.defineProperty(video, 'currentTime', { get: () => time, set: goTo });
  parent.append(video);
  return Object.assign(video, { goTo });
}

let overlay: Overlay | undefined;
const show = (video: HTMLVideoElement, change: Partial<PlayerContent> = {}) => {
  overlay = showOverlay(video, { ...content, ...change }, { storeLayout, textOf: (name) => name });
  const host = video.nextElementSibling as HTMLElement;
  const shadow = shadows.get(host)!;
  const find = (selector: string) => shadow.querySelector<HTMLElement>(selector)!;
  return { host, find, texts: () => [...shadow.querySelectorAll('span')].map(({ textContent }) => textContent) };
};

afterEach(() => {
  overlay?.remove();
  storeLayout.mockReset();
});

describe('the overlay over a player', () => {
  it('shows the line of the playback position in both languages, and nothing between lines', () => {
    const video = addVideo();
    const { texts, find } = show(video);
    expect(find('.subtitle').hidden).toBe(true);
    video.goTo(1.2);
    expect(texts()).toEqual(['The clock is older than the tower', 'Die Uhr ist älter als der Turm']);
    video.goTo(3);
    expect(texts()).toEqual(['السلام عليكم', 'peace']);
    video.goTo(6);
    expect(find('.subtitle').hidden).toBe(true);
    video.goTo(1);
    expect(find('.subtitle').hidden).toBe(false);
    expect(texts()[0]).toBe('The clock is older than the tower');
  });

  it('lies over the video, within it also with 500 characters, and moves with it', async () => {
    await page.viewport(800, 600);
    const video = addVideo();
    const { host, find } = show(video);
    video.goTo(8.5);
    const isOverVideo = () => {
      const [outer, inner] = [video.getBoundingClientRect(), host.getBoundingClientRect()];
      return ['left', 'top', 'width', 'height'].every((side) => Math.abs(outer[side as 'left'] - inner[side as 'left']) < 1);
    };
    expect(isOverVideo()).toBe(true);
    const [outer, inner] = [video.getBoundingClientRect(), find('.subtitle').getBoundingClientRect()];
    expect(inner.top).toBeGreaterThan(outer.top);
    expect(inner.bottom).toBeLessThan(outer.bottom);
    video.style.width = '320px';
    await expect.poll(isOverVideo).toBe(true);
  });

  it('lets clicks through to the player, except on the text', async () => {
    const video = addVideo();
    const { host } = show(video);
    video.goTo(1.2);
    const box = video.getBoundingClientRect();
    expect(document.elementFromPoint(box.left + 20, box.top + 20)).toBe(video);
    expect(document.elementFromPoint(box.left + box.width / 2, box.bottom - 64 - 12)).toBe(host);
  });

  it('is moved and resized by keys, and reports the layout', () => {
    const video = addVideo();
    const { find } = show(video);
    const press = (key: string) =>
      find('.texts').dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    const onPage = vi.fn();
    document.addEventListener('keydown', onPage, { once: true });
    press('ArrowUp');
    press('+');
    expect(storeLayout).toHaveBeenLastCalledWith({ scale: 1.1, bottom: 0.15 });
    expect(onPage).not.toHaveBeenCalled();
    document.removeEventListener('keydown', onPage);
  });

  it('steps through the lines by keys, but not while the user types or the site has handled the key', () => {
    const video = addVideo();
    const field = document.body.appendChild(document.createElement('input'));
    const press = (target: EventTarget) => {
      const event = new KeyboardEvent('keydown', { key: 'x', bubbles: true, composed: true, cancelable: true });
      target.dispatchEvent(event);
    };
    show(video, { hasKeys: true });
    video.goTo(1.2);
    press(field);
    const handle = (event: Event) => event.preventDefault();
    video.addEventListener('keydown', handle);
    press(video);
    expect(video.currentTime).toBe(1.2);
    video.removeEventListener('keydown', handle);
    press(document.body);
    expect(video.currentTime).toBe(3);
    overlay!.remove();
    press(document.body);
    expect(video.currentTime).toBe(3);
  });

  it('shows nothing during an advertisement in the same element', () => {
    const video = addVideo();
    const { find } = show(video, { duration: 600 });
    Object.defineProperty(video, 'duration', { configurable: true, value: 15 });
    video.dispatchEvent(new Event('durationchange'));
    video.goTo(1.2);
    expect(find('.subtitle').hidden).toBe(true);
    Object.defineProperty(video, 'duration', { value: 601 });
    video.dispatchEvent(new Event('durationchange'));
    expect(find('.subtitle').hidden).toBe(false);
  });

  it('follows a video that the site moves into another container', () => {
    const video = addVideo();
    const { host } = show(video);
    const container = document.body.appendChild(document.createElement('div'));
    container.append(video);
    overlay!.place();
    expect(video.nextElementSibling).toBe(host);
  });

  it('leaves nothing behind', () => {
    const video = addVideo();
    const before = document.documentElement.outerHTML;
    show(video);
    video.goTo(1.2);
    overlay!.remove();
    video.goTo(3.5);
    expect(document.documentElement.outerHTML).toBe(before);
  });
});
