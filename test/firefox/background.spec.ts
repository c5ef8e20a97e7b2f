import { expect } from 'vitest';
import { startModelServer } from '../model-server/model-server.ts';
import type { Provider } from '../provider/provider.ts';
import { serveProvider } from '../provider/serve-provider.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { test } from './gloss.ts';
import { call } from './view.ts';

/** A model server that answers nothing until it is opened. */
async function startGatedModels() {
  const models = await startModelServer();
  const { promise, resolve: open } = Promise.withResolvers<void>();
  const requests: string[] = [];
  const gated: Provider = {
    async react(request) {
      requests.push(request.path);
      await promise;
      return models.react(request);
    },
  };
  const { origin, close } = await serveProvider(gated);
  return { baseUrl: `${origin}/v1`, requests, open, close: () => Promise.all([close(), models.close()]) };
}

test('a summary whose event page is stopped is resumed by an alarm and finished', async ({ gloss }) => {
  const models = await startGatedModels();
  await gloss.allow('http://127.0.0.1/*');
  const page = await gloss.openOwnPage('options.html');
  const { baseUrl } = models;
  await call(page, 'saveProvider', { kind: 'openaiCompatible', name: 'Mine', baseUrl, model: 'small', apiKey: 'key-of-tests' });
  const { taskId } = await call(page, 'createTask', { url: watchUrl('talk'), product: 'summary' });
  await expect.poll(() => models.requests.length).toBeGreaterThan(0);

  const idleTimeoutMs = await gloss.runInWindow(
    "return Services.prefs.getIntPref('extensions.background.idle.timeout', 30_000);",
  );
  const [alarm] = await page.evaluate(() => chrome.alarms.getAll());
  // Otherwise Firefox would suspend the event page while it waits for a silent model.
  expect(alarm!.periodInMinutes! * 60_000).toBeLessThan(Number(idleTimeoutMs));

  const requestCount = models.requests.length;
  await gloss.stopBackground();
  await gloss.fireAlarms();
  await expect.poll(() => models.requests.length).toBeGreaterThan(requestCount);
  models.open();
  await expect.poll(async () => (await call(page, 'getSummaryTaskStatus', { taskId })).status).toBe('completed');
  await models.close();
});
