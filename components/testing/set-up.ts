import Dexie from 'dexie';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { isDark, setColorScheme } from './color-scheme.ts';
import { unmountAll } from './render.tsx';
import '../ui/theme.css';

// Dexie debugs on pages of this machine, which takes a tenth of the tests' time; users have it without.
Dexie.debug = false;

const viewport = [460, 800] as const;

/** Returns the tags of an element and of all that it contains: `p(a()em())`. */
const outlineOf = ({ localName, children }: Element): string => `${localName}(${[...children].map(outlineOf).join('')})`;

afterEach(async () => {
  // A parser moves an element out of one that may not contain it.
  const parsed = new DOMParser().parseFromString(document.body.outerHTML, 'text/html');
  const outline = outlineOf(document.body);
  unmountAll();
  expect(outlineOf(parsed.body), 'elements that HTML does not allow there').toBe(outline);
  localStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
  if (innerWidth !== viewport[0] || innerHeight !== viewport[1]) await page.viewport(...viewport);
  if (isDark()) await setColorScheme('light');
});
