import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { findChromium } from '../../scripts/chromium.mjs';

/**
 * Opens a page of a temporary extension in Chromium that loads one module of this folder. `folder` is an empty folder to build
 * it in.
 */
export async function openBenchPage(module: string, folder: string): Promise<{ context: BrowserContext; page: Page }> {
  const extension = join(folder, 'extension');
  mkdirSync(extension, { recursive: true });
  await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    build: {
      outDir: extension,
      emptyOutDir: false,
      lib: { entry: join(import.meta.dirname, module), formats: ['es'], fileName: () => 'page.js' },
    },
  });
  const write = (name: string, text: string) => writeFileSync(join(extension, name), text);
  write('page.html', '<!doctype html><meta charset="utf-8"><script type="module" src="page.js"></script>');
  write('worker.js', '');
  const background = { service_worker: 'worker.js' };
  const manifest = { manifest_version: 3, name: 'Bench', version: '1', permissions: ['unlimitedStorage'], background };
  write('manifest.json', JSON.stringify(manifest));
  const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
    executablePath: findChromium(),
    args: [`--load-extension=${extension}`, `--disable-extensions-except=${extension}`, '--no-first-run'],
  });
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  const page = await context.newPage();
  // Filling a large library takes minutes.
  page.setDefaultTimeout(0);
  await page.goto(`chrome-extension://${new URL(worker.url()).host}/page.html`);
  return { context, page };
}

/** Returns the bytes of live memory of a page, array buffers included. */
export async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  const usage: { usedSize: number; backingStorageSize?: number } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usage.usedSize + (usage.backingStorageSize ?? 0);
}
