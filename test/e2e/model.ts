import { type ModelServer, startModelServer } from '../model-server/model-server.ts';
import type { Provider } from '../provider/provider.ts';
import { serveProvider } from '../provider/serve-provider.ts';
import { callService } from '../world/call-service.ts';
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

/** Calls an operation of the service from one of the extension's own pages. */
export const call = (page: Page, name: string, input: object): Promise<unknown> =>
  page.evaluate(callService, [name, input] as const);

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

/** Serves the models at another address, where all answers but the first one wait until `release` is called. */
export async function holdModels(models: ModelServer): Promise<{ baseUrl: string; release(): void; close(): Promise<void> }> {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  let isFirst = true;
  const held: Provider = {
    async react(request) {
      const isHeld = !isFirst;
      isFirst = false;
      if (isHeld) await promise;
      return models.react(request);
    },
  };
  const { origin, close } = await serveProvider(held);
  return { baseUrl: `${origin}/v1`, release, close };
}
