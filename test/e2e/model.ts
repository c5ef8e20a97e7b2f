import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type ModelServer, startModelServer } from '../model-server/model-server.ts';
import { allowing } from './clicks.ts';
import type { Page } from './gloss.ts';

interface Fixtures {
  /** Models that the extension may ask, of which none is set up yet. */
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

/** Sets a model up, as the page of settings would. */
export const addModel = (page: Page, models: ModelServer, change: object = {}) =>
  call(page, 'saveProvider', {
    kind: 'openaiCompatible',
    name: 'Mine',
    baseUrl: models.baseUrls.openaiCompatible,
    model: 'small',
    apiKey: goodKey,
    ...change,
  });

/** A page of the extension, for calls and rows. */
export async function ownPage(gloss: { context: { newPage(): Promise<Page> }; extensionId: string }): Promise<Page> {
  const page = await gloss.context.newPage();
  await page.goto(`chrome-extension://${gloss.extensionId}/options.html`);
  return page;
}

/** The models at another address, where every answer takes so long (milliseconds). */
export async function slowly(models: ModelServer, delay: number): Promise<{ baseUrl: string; close(): Promise<void> }> {
  const server = createServer(async (incoming, response) => {
    let body = '';
    incoming.setEncoding('utf8');
    for await (const piece of incoming) body += piece;
    await sleep(delay);
    const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
    const reaction = models.react({ method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers, body });
    response.writeHead(reaction.status, { ...reaction.headers, 'access-control-allow-origin': '*' });
    response.end(reaction.pieces.join(''));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
