import { setTimeout as sleep } from 'node:timers/promises';
import { type ModelServer, startModelServer } from '../model-server/model-server.ts';
import type { Provider } from '../provider/provider.ts';
import { serveProvider } from '../provider/serve-provider.ts';
import { allowing } from './clicks.ts';
import type { Page } from './gloss.ts';

interface Fixtures {
  /** Fake model providers that the extension has permission for, none configured yet. */
  models: ModelServer;
}

export const test = allowing('http://127.0.0.1/*').extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names from the pattern.
  models: async ({}, use) => {
    const models = await startModelServer();
    await use(models);
    await models.close();
  },
});

export const goodKey = 'key-of-tests';

/** Calls an operation from one of the extension's own pages. */
export const call = (page: Page, name: string, input: object): Promise<unknown> =>
  page.evaluate(
    ([name, input]) =>
      new Promise((resolve, reject) => {
        const port = chrome.runtime.connect({ name: 'service' });
        port.onMessage.addListener(({ result, failure }) => (failure ? reject(new Error(failure.code)) : resolve(result)));
        port.postMessage({ name, input });
      }),
    [name, input] as const,
  );

/** Configures a model, as the settings page does. */
export const addModel = (page: Page, models: ModelServer, change: object = {}) =>
  call(page, 'saveProvider', {
    kind: 'openaiCompatible',
    name: 'Mine',
    baseUrl: models.baseUrls.openaiCompatible,
    model: 'small',
    apiKey: goodKey,
    ...change,
  });

/** The settings, opened at a page or section: a page of the extension, for calls and rows too. */
export async function ownPage(gloss: { context: { newPage(): Promise<Page> }; extensionId: string }, hash = ''): Promise<Page> {
  const page = await gloss.context.newPage();
  await page.goto(`chrome-extension://${gloss.extensionId}/options.html#${hash}`);
  return page;
}

/** Serves the models at another address, where every answer is delayed (milliseconds). */
export async function slowly(models: ModelServer, delay: number): Promise<{ baseUrl: string; close(): Promise<void> }> {
  const slow: Provider = { react: (request) => sleep(delay).then(() => models.react(request)) };
  const { origin, close } = await serveProvider(slow);
  return { baseUrl: `${origin}/v1`, close };
}
