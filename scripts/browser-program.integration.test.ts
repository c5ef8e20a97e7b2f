import process from 'node:process';
import { afterEach, expect, test, vi } from 'vitest';
import { type BrowserProgram, ensureBrowser, findBrowser } from './browser-program.mjs';

const browser: BrowserProgram = {
  title: 'Netscape',
  variable: 'NETSCAPE_PATH',
  names: ['netscape-navigator'],
  places: [],
  packages: ['netscape'],
  cask: 'netscape',
  site: 'https://example.org/netscape',
};

afterEach(() => vi.unstubAllEnvs());

test('the path of the variable goes before all others', () => {
  vi.stubEnv('NETSCAPE_PATH', process.execPath);
  expect(findBrowser(browser)).toBe(process.execPath);
});

test('a variable that names no program is reported with its value and the remedy', () => {
  vi.stubEnv('NETSCAPE_PATH', '/nowhere/netscape');
  expect(() => findBrowser(browser)).toThrow(
    'NETSCAPE_PATH is /nowhere/netscape, which is not a program. Set it to one, or unset it.',
  );
});

test('a missing browser that cannot be installed is reported in one line with the remedy', async () => {
  // Without apt-get on the PATH nothing can be installed.
  vi.stubEnv('PATH', '/nowhere');
  await expect(ensureBrowser(browser)).rejects.toThrow(
    /^Netscape is missing\. Install it [^\n]+, or set NETSCAPE_PATH to one\.$/,
  );
});
