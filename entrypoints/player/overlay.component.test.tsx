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
  chapters: [],
  skim: [],
  isSkimming: false,
  lines: [
    { startTime: 1, endTime: 3, text: 'The clock is older than the tower', translation: 'Die Uhr ist älter als der Turm' },
    { startTime: 3, endTime: 5, text: 'السلام عليكم', translation: 'peace' },
    { startTime: 8, endTime: 9, text: 'long '.repeat(100) },
  ],
};
/** A media item with chapters and a summary. */
const talk: Partial<PlayerContent> = {
  duration: 100,
  chapters: [
    { startTime: 0, title: 'First' },
    { startTime: 20, title: 'Second' },
    { startTime: 60, title: 'Third' },
  ],
  skim: [
    { startTime: 10, endTime: 20 },
    { startTime: 70, endTime: 80 },
  ],
};
const fill = 'position: absolute; inset: 0; width: 100%; height: 100%';
const button = 'position: absolute; width: 40px; height: 30px';
/** Players as the sites build them (test/world has their pages), with controls at the bottom and at the top. */
const sites = {
  YouTube: {
    html: `<div id="movie_player" style="position: relative; width: 640px; height: 360px; overflow: hidden"><div class="html5-video-container" style="position: relative; z-index: 10"><video style="position: absolute; width: 640px; height: 360px; left: 0; top: 0"></video></div><div class="ytp-chrome-bottom" style="position: absolute; bottom: 0; width: 100%; height: 48px; z-index: 59"><button style="${button}">play</button></div></div>`,
    controls: '.ytp-chrome-bottom button',
  },
  Bilibili: {
    html: `<div class="bpx-player-video-area" style="position: relative; width: 640px; height: 360px"><div class="bpx-player-video-wrap" style="${fill}"><video style="width: 100%; height: 100%"></video></div><div class="bpx-player-control-wrap" style="position: absolute; bottom: 0; width: 100%; height: 60px; z-index: 75"><button style="${button}">play</button></div></div>`,
    controls: '.bpx-player-control-wrap button',
  },
  Vimeo: {
    html: `<div class="player" style="position: relative; width: 640px; height: 360px"><div class="vp-video-wrapper" style="${fill}"><div class="vp-telecine" style="${fill}"><video style="${fill}"></video></div></div><div class="vp-controls" style="${fill}; pointer-events: none"><button style="${button}; top: 0; right: 0; pointer-events: auto">like</button><button style="${button}; bottom: 0; pointer-events: auto">play</button></div></div>`,
    controls: '.vp-controls button',
  },
  'a page with its own controls': {
    html: `<figure style="position: relative; width: 640px; margin: 0"><video style="display: block; width: 640px; height: 360px; object-fit: contain"></video><figcaption style="height: 40px"><button style="width: 40px">play</button></figcaption></figure>`,
    controls: 'figcaption button',
  },
};
const storeLayout = vi.fn();
const storeSkim = vi.fn();

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
  const seek = (next: number) => {
    time = next;
    video.dispatchEvent(new Event('seeking'));
    goTo(next);
  };
  Object.defineProperty(video, 'currentTime', { get: () => time, set: seek });
  parent.append(video);
  return Object.assign(video, { goTo });
}

let overlay: Overlay | undefined;
const show = (video: HTMLVideoElement, change: Partial<PlayerContent> = {}) => {
  overlay = showOverlay(
    video,
    { ...content, ...change },
    { storeLayout, storeSkim, textOf: (name) => name, floating: undefined },
  );
  const host = video.nextElementSibling as HTMLElement;
  const shadow = shadows.get(host)!;
  const find = (selector: string) => shadow.querySelector<HTMLElement>(selector)!;
  return { host, find, texts: () => [...shadow.querySelectorAll('span')].map(({ textContent }) => textContent) };
};

afterEach(() => {
  overlay?.remove();
  storeLayout.mockReset();
  storeSkim.mockReset();
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

  it('shows chapters and what a skim leaves out on a timeline at the top, and seeks by pointer and keys', async () => {
    await page.viewport(800, 600);
    const video = addVideo();
    const { find } = show(video, talk);
    const bar = find('.bar');
    const [player, line] = [video.getBoundingClientRect(), find('.timeline').getBoundingClientRect()];
    // The site's controls are at the bottom.
    expect(line.bottom).toBeLessThan(player.top + player.height / 2);
    expect(bar.style.backgroundImage.match(/linear-gradient/g)).toHaveLength(2);
    video.goTo(30);
    expect(bar.ariaValueText).toBe('0:30 · Second');
    const press = (key: string) => bar.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true }));
    press('ArrowRight');
    expect(video.currentTime).toBe(60);
    press('ArrowLeft');
    expect(video.currentTime).toBe(20);
    const { left, width } = bar.getBoundingClientRect();
    bar.dispatchEvent(new MouseEvent('click', { clientX: left + width / 2, bubbles: true, composed: true }));
    expect(video.currentTime).toBeCloseTo(50, 0);
  });

  it('plays only the spans of the summary after a click, stops with a second one, and reports both', () => {
    const video = addVideo();
    vi.spyOn(video, 'play').mockResolvedValue();
    const { find } = show(video, talk);
    const [skimButton, undoButton] = find('.row').querySelectorAll('button');
    expect(undoButton!.hidden).toBe(true);
    skimButton!.click();
    expect(video.currentTime).toBe(10);
    video.goTo(20);
    expect(video.currentTime).toBe(70);
    undoButton!.click();
    expect(video.currentTime).toBe(20);
    skimButton!.click();
    video.goTo(40);
    expect(video.currentTime).toBe(40);
    expect(storeSkim.mock.calls).toEqual([[true], [false]]);
  });

  it('leaves an advertisement in the same element to play during a skim, and plays a paused video only on request', () => {
    const video = addVideo();
    const play = vi.spyOn(video, 'play').mockResolvedValue();
    Object.defineProperty(video, 'duration', { value: 15 });
    show(video, { ...talk, isSkimming: true });
    video.goTo(5);
    expect(video.currentTime).toBe(5);
    expect(play).not.toHaveBeenCalled();
    overlay!.startSkim();
    expect(play).toHaveBeenCalledOnce();
    expect(video.currentTime).toBe(10);
  });

  it('lists the keys when the question mark is pressed, whose entries do the same', () => {
    const video = addVideo();
    const { find } = show(video, { hasKeys: true });
    const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '?', shiftKey: true, bubbles: true }));
    video.goTo(1.2);
    press();
    const next = [...find('.keys').querySelectorAll('button')].find(({ textContent }) => textContent === 'X playerNext')!;
    next.click();
    expect(video.currentTime).toBe(3);
    press();
    expect(find('.keys')).toBeNull();
  });

  it.each(Object.entries(sites))('lies over the player of %s, and its controls stay above', async (_, { html, controls }) => {
    await page.viewport(800, 600);
    const site = document.body.appendChild(document.createElement('div'));
    site.innerHTML = html;
    const video = site.querySelector('video')!;
    const before = site.innerHTML;
    const { find } = show(Object.assign(video, { goTo: () => undefined }), talk);
    find('.timeline').classList.add('is-shown');
    const [outer, inner] = [video.getBoundingClientRect(), find('.stage').getBoundingClientRect()];
    expect([inner.left, inner.top, inner.width]).toEqual([outer.left, outer.top, outer.width]);
    for (const control of site.querySelectorAll(controls)) {
      const { left, top, width, height } = control.getBoundingClientRect();
      expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(control);
    }
    overlay!.remove();
    expect(site.innerHTML).toBe(before);
    site.remove();
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
