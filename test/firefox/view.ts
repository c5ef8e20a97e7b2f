import type { JSHandle } from 'puppeteer-core';
import { expect } from 'vitest';

/** The window of a page of the extension, in a tab or outside of the tabs. */
export type View = JSHandle<Window>;

/** The visible text of the elements that a selector matches. */
export const texts = (view: View, selector: string): Promise<string[]> =>
  view.evaluate(
    ({ document }, wanted) =>
      // biome-ignore lint/performance/useDomNodeTextContent: only what is visible, with its line breaks.
      [...document.querySelectorAll<HTMLElement>(wanted)].map(({ innerText }) => innerText.trim()),
    selector,
  );

const textOf = async (view: View, selector = 'body'): Promise<string> => (await texts(view, selector)).join('\n');

/** Waits until a view contains a text. */
export const expectText = (view: View, text: string | RegExp, selector = 'body') =>
  expect.poll(() => textOf(view, selector)).toMatch(text);

/** Finds an enabled control by its accessible name, in the page. Activating one happens there too, because a node of another window has no handle. */
const findControl = ({ document }: Window, wanted: string, isActivated: boolean) => {
  const labelOf = (element: HTMLElement) =>
    [...((element as HTMLInputElement).labels ?? [])].map(({ textContent }) => textContent).join(' ') || element.textContent;
  const nameOf = (element: HTMLElement) => (element.getAttribute('aria-label') ?? labelOf(element))?.trim();
  const controls = document.querySelectorAll<HTMLElement>('button, a[href], [role=tab], input, textarea, select');
  const found = [...controls].find(
    (element) => element.checkVisibility() && !element.matches(':disabled') && nameOf(element) === wanted,
  );
  // Tabs react to the press already, everything else to the click.
  if (isActivated) found?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true }));
  if (isActivated) found?.click();
  return isActivated ? found !== undefined : found;
};

/** Activates a control by script, where Firefox offers no mouse: outside of the tabs. */
export const activate = (view: View, name: string) =>
  expect.poll(() => view.evaluate(findControl, name, true), { message: `a control named ${name}` }).toBe(true);
