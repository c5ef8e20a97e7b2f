import type { ElementHandle, JSHandle, Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { callService } from '../world/call-service.ts';

/** The window of a page of the extension, in a tab or outside of the tabs. */
export type View = JSHandle<Window>;

export const viewOf = (page: Page): Promise<View> => page.evaluateHandle(() => window as Window);

/** The visible text of the elements that a selector matches. */
export const texts = (view: View, selector: string): Promise<string[]> =>
  view.evaluate(
    ({ document }, wanted) =>
      // biome-ignore lint/performance/useDomNodeTextContent: only what is visible, with its line breaks.
      [...document.querySelectorAll<HTMLElement>(wanted)].map(({ innerText }) => innerText.trim()),
    selector,
  );

export const textOf = async (view: View, selector = 'body'): Promise<string> => (await texts(view, selector)).join('\n');

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

/** Waits for a control of a page in a tab and returns it. */
export async function control(view: View, name: string): Promise<ElementHandle<HTMLElement>> {
  let found: ElementHandle<HTMLElement> | null = null;
  const isFound = async () => {
    found = (await view.evaluateHandle(findControl, name, false)).asElement() as ElementHandle<HTMLElement> | null;
    return found !== null;
  };
  await expect.poll(isFound, { message: `a control named ${name}` }).toBe(true);
  return found!;
}

/** Clicks a control of a page in a tab with the mouse, which is a user gesture. */
export const click = async (view: View, name: string): Promise<void> => (await control(view, name)).click();

/** Activates a control by script, where Firefox offers no mouse: outside of the tabs. */
export const activate = (view: View, name: string) =>
  expect.poll(() => view.evaluate(findControl, name, true), { message: `a control named ${name}` }).toBe(true);

/** Enters a value into a field. */
export async function fill(view: View, name: string, value: string): Promise<void> {
  const field = await control(view, name);
  await field.evaluate((element) => {
    element.focus();
    (element as HTMLInputElement).select?.();
  });
  await field.type(value);
}

/** Calls an operation of the service from a page of the extension in a tab. */
export const call = (page: Page, name: string, input: object = {}) =>
  page.evaluate(callService, [name, input] as const) as Promise<Record<string, unknown>>;
