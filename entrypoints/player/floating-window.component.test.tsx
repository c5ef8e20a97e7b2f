import { expect, it, vi } from 'vitest';
import { createFloatingWindow } from './floating-window.ts';
import { showOverlay } from './overlay.ts';

/** A page whose browser opens floating windows, which are frames of the test. */
function pageWithWindows() {
  const frames: HTMLIFrameElement[] = [];
  const requestWindow = vi.fn(async (_: { width: number; height: number }) => {
    const frame = document.body.appendChild(document.createElement('iframe'));
    frames.push(frame);
    return frame.contentWindow!;
  });
  return { page: { documentPictureInPicture: { requestWindow } } as unknown as Window, requestWindow, frames };
}

const lines = ['One', 'Two', 'Three', 'Four', 'Five'].map((text, index) => ({
  startTime: index,
  endTime: index + 1,
  text,
  translation: `${text}!`,
}));

it('shows the line at the playback position with those around it, in both languages, and runs the keys', async () => {
  const { page, requestWindow, frames } = pageWithWindows();
  const run = vi.fn();
  const floating = createFloatingWindow(page, (name) => name)!;
  floating.setContent({ lines, language: 'en', translationLanguage: 'de', run });
  floating.show(2);
  await floating.open();
  await floating.open();
  expect(requestWindow).toHaveBeenCalledOnce();
  const view = frames[0]!.contentWindow!;
  const texts = () => [...view.document.querySelectorAll('.line')].map(({ textContent }) => textContent);
  expect(texts()).toEqual(['TwoTwo!', 'ThreeThree!', 'FourFour!', 'FiveFive!']);
  expect(view.document.querySelector('.current')?.textContent).toBe('ThreeThree!');
  expect([...view.document.querySelectorAll('p')].slice(0, 2).map(({ lang }) => lang)).toEqual(['en', 'de']);
  floating.show(0);
  expect(texts()).toEqual(['OneOne!', 'TwoTwo!', 'ThreeThree!']);

  view.document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'x', bubbles: true }));
  view.document.querySelector<HTMLElement>('.keys button')!.click();
  expect(run.mock.calls).toEqual([['next'], ['previous']]);

  floating.setContent(undefined);
  view.document.querySelector<HTMLElement>('.keys button')!.click();
  expect(texts()).toEqual(['playerNoLines']);
  expect(run).toHaveBeenCalledTimes(2);

  view.dispatchEvent(new Event('pagehide'));
  await floating.open();
  expect(requestWindow).toHaveBeenCalledTimes(2);
  for (const frame of frames) frame.remove();
});

it('shows which switches are on, also those that were before it opened, and those that the site changes', async () => {
  const { page, frames } = pageWithWindows();
  const video = document.body.appendChild(document.createElement('video'));
  const floating = createFloatingWindow(page, (name) => name)!;
  const host = { floating, textOf: (name: string) => name, storeLayout: () => undefined, storeSkim: () => undefined };
  const content = { element: 0, duration: 0, language: 'en', translationLanguage: '', layout: { scale: 1, bottom: 0 } };
  const overlay = showOverlay(video, { ...content, hasKeys: true, chapters: [], skim: [], isSkimming: false, lines }, host);
  window.dispatchEvent(new KeyboardEvent('keydown', { key: 'g' }));
  await floating.open();
  const view = frames[0]!.contentWindow!;
  const button = (name: string) => view.document.querySelector<HTMLElement>(`[aria-label="${name}"]`)!;
  const isOn = (name: string) => button(name).ariaPressed;
  expect(['playerPauseAfter', 'playerLoop', 'playerNext'].map(isOn)).toEqual(['true', 'false', null]);
  button('playerLoop').click();
  button('playerPauseAfter').click();
  expect(['playerPauseAfter', 'playerLoop'].map(isOn)).toEqual(['false', 'true']);
  video.playbackRate = 2;
  await expect.poll(() => isOn('playerDouble')).toBe('true');
  overlay.remove();
  video.remove();
  for (const frame of frames) frame.remove();
});

it('gets the lines of the overlay, and loses them with it', () => {
  const video = document.body.appendChild(document.createElement('video'));
  const setContent = vi.fn();
  const floating = {
    open: async () => undefined,
    setContent,
    show: () => undefined,
    showSwitches: () => undefined,
    close: () => undefined,
  };
  const host = { floating, textOf: (name: string) => name, storeLayout: () => undefined, storeSkim: () => undefined };
  const content = { element: 0, duration: 0, language: 'en', translationLanguage: '', layout: { scale: 1, bottom: 0 } };
  const overlay = showOverlay(video, { ...content, hasKeys: false, chapters: [], skim: [], isSkimming: false, lines }, host);
  expect(setContent).toHaveBeenLastCalledWith(expect.objectContaining({ lines }));
  overlay.remove();
  expect(setContent).toHaveBeenLastCalledWith(undefined);
  video.remove();
});

it('is absent where the browser has no floating windows', () => {
  expect(createFloatingWindow({} as Window, (name) => name)).toBeUndefined();
});
