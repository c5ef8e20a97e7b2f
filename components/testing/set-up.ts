import { afterEach } from 'vitest';
import { page } from 'vitest/browser';
import { isDark, setColorScheme } from './color-scheme.ts';
import { unmountAll } from './render.tsx';
import '../ui/theme.css';

const viewport = [460, 800] as const;

afterEach(async () => {
  unmountAll();
  localStorage.clear();
  history.replaceState(null, '');
  if (innerWidth !== viewport[0] || innerHeight !== viewport[1]) await page.viewport(...viewport);
  if (isDark()) await setColorScheme('light');
});
