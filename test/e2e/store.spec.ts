import { chromium, expect, test } from '@playwright/test';
import { findChromium } from '../../scripts/chromium.mjs';
import { buildPage } from '../store-in-chromium/build-page.ts';
import type { SuiteResult } from '../store-in-chromium/vitest-in-page.ts';

declare const runSuite: () => Promise<SuiteResult>;

test('the store passes the shared store suite in Chromium', async () => {
  const scripts = await buildPage();
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const page = await browser.newPage();
    await page.route('http://localhost/**', (route) => {
      const script = scripts.get(new URL(route.request().url()).pathname.slice(1));
      return script
        ? route.fulfill({ body: script, contentType: 'text/javascript' })
        : route.fulfill({ body: '<script type="module" src="/suite.js"></script>', contentType: 'text/html' });
    });
    await page.goto('http://localhost/');
    await page.waitForFunction(() => 'runSuite' in globalThis);
    const { passed, failed } = await page.evaluate(() => runSuite());
    expect(failed).toEqual([]);
    expect(passed).toBeGreaterThan(30);
  } finally {
    await browser.close();
  }
});
