import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import { isDark, setColorScheme } from './color-scheme.ts';
import { unmountAll } from './render.tsx';
import '../ui/theme.css';

const viewport = [460, 800] as const;

const isInvalidNesting = ([format]: unknown[]) => /cannot (be a descendant|contain)/.test(String(format));

beforeEach(() => void vi.spyOn(console, 'error'));

afterEach(async () => {
  unmountAll();
  expect(vi.mocked(console.error).mock.calls.filter(isInvalidNesting), 'elements that HTML does not allow there').toEqual([]);
  localStorage.clear();
  history.replaceState(null, '', location.pathname + location.search);
  if (innerWidth !== viewport[0] || innerHeight !== viewport[1]) await page.viewport(...viewport);
  if (isDark()) await setColorScheme('light');
});
