import { type Locator, locators, page } from 'vitest/browser';

declare module 'vitest/browser' {
  interface LocatorSelectors {
    /** The elements that a CSS selector matches. */
    css(selector: string): Locator;
  }
}

locators.extend({ css: (selector: string) => `css=${selector}` });

/** The elements of the page that a CSS selector matches: for states that have no role and no text. */
export const css = (selector: string): Locator => page.css(selector);
