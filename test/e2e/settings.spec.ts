import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { startSpeechServer } from '../speech-server/speech-server.ts';
import { goodSpeechKey } from '../speech-server/speech-world.ts';
import { tinyWhisper } from '../tiny-models/tiny-whisper.ts';
import type { Answer } from '../world/host.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { accessible } from './accessible.ts';
import { expect, lines, type Page, rows } from './gloss.ts';
import { call, goodKey, ownPage, test } from './model.ts';
import { ask } from './speech-room.ts';

const ready = async (page: Page) => {
  await expect(page.locator('[data-settings="ready"]')).toBeVisible();
  return page;
};

test('a model is added with its key, tested, changed and removed', async ({ gloss, models }) => {
  const page = await ready(await ownPage(gloss));
  await page.getByRole('button', { name: 'Add a model' }).click();
  await expect(page.getByLabel('Service', { exact: true })).toBeFocused();
  await page.getByLabel('Service', { exact: true }).selectOption('other');
  await page.getByLabel('Name', { exact: true }).fill('Mine');
  await page.getByLabel('Address', { exact: true }).fill('my server');
  await page.getByRole('button', { name: 'Test and show models' }).click();
  await expect(page.getByText('An address begins with http')).toBeVisible();
  await page.getByLabel('Address', { exact: true }).fill(models.baseUrls.openaiCompatible);

  await page.getByLabel('Key', { exact: true }).fill('a-key-that-is-wrong');
  await page.getByRole('button', { name: 'Test and show models' }).click();
  await expect(page.locator('[data-test="failed"]')).toContainText(/It said: “401/);
  await page.getByLabel('Key', { exact: true }).fill(` ${goodKey} `);
  await page.getByRole('button', { name: 'Test and show models' }).click();
  await page.getByLabel('Models on offer').selectOption('large');
  await expect(page.getByLabel('Model', { exact: true })).toHaveValue('large');
  await page.getByText('Price and size').click();
  await page.getByLabel('US dollars for a million tokens read').fill('0.5');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Enter both prices, or none.')).toBeVisible();
  await page.getByLabel('US dollars for a million tokens written').fill('2');
  await accessible(page);
  await page.getByRole('button', { name: 'Save' }).click();

  const card = page.locator('[data-provider]');
  await expect(card).toContainText('Key stored · $0.50 in, $2.00 out');
  await card.getByRole('button', { name: 'Test Mine' }).click();
  await expect(card.getByRole('status')).toContainText('It answers, and offers 2 models.');
  await card.getByRole('button', { name: 'Edit Mine' }).click();
  await expect(page.getByLabel('Key', { exact: true })).toHaveValue('');
  await page.getByLabel('Model', { exact: true }).fill('small');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('small');
  await expect(card).toContainText('Key stored');
  const [settings] = await rows(page, 'settings');
  expect(settings).toMatchObject({ providers: [{ name: 'Mine', model: 'small', price: { input: 0.5, output: 2 } }] });
  expect(JSON.stringify(settings)).not.toContain(goodKey);

  await card.getByRole('button', { name: 'Remove Mine' }).click();
  await card.getByRole('button', { name: 'Keep it' }).click();
  await card.getByRole('button', { name: 'Remove Mine' }).click();
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(card).toHaveCount(0);
  expect(await page.evaluate(() => chrome.storage.local.get())).toEqual({});
});

test('a service that listens is added, tested, chosen, changed and removed', async ({ gloss }) => {
  const speech = await startSpeechServer();
  const page = await ready(await ownPage(gloss));
  const part = page.locator('[data-part="listeners"]');
  const add = part.getByRole('button', { name: 'Add a service' });
  await add.click();
  const form = page.locator('[data-form="listener"]');
  await expect(form.getByLabel('Service', { exact: true })).toBeFocused();
  await expect(form.locator('[data-permission="api.openai.com"]')).toBeVisible();
  await form.getByLabel('Service', { exact: true }).selectOption('deepgram');
  await form.getByLabel('Keep the sound in Europe').check();
  await expect(form.locator('[data-permission="api.eu.deepgram.com"]')).toBeVisible();
  await form.getByLabel('Service', { exact: true }).selectOption('openai');
  await form.getByLabel('Models on offer').selectOption('whisper-1');
  await expect(form.getByLabel('US dollars for an hour')).toHaveValue('0.36');
  await expect(form.locator('[data-notes]')).toContainText('shuts it down');

  await form.getByLabel('Name', { exact: true }).fill('Mine');
  await form.getByLabel('Address', { exact: true }).fill(speech.baseUrls.openaiTranscription);
  await form.getByLabel('Key', { exact: true }).fill('a-key-that-is-wrong');
  await form.getByRole('button', { name: 'Test and show models' }).click();
  await expect(form.locator('[data-test="failed"]')).toContainText(/It said: “/);
  await form.getByLabel('Key', { exact: true }).fill(` ${goodSpeechKey} `);
  await form.getByRole('button', { name: 'Test and show models' }).click();
  await form.getByLabel('Models on offer').selectOption('whisper-large-v3');
  await form.getByLabel('US dollars for an hour').fill('0.5');
  await accessible(page);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(add).toBeFocused();

  const card = part.locator('[data-provider]');
  await expect(card).toContainText('Key stored · $0.50 for an hour of sound');
  await card.getByRole('button', { name: 'Test Mine' }).click();
  await expect(card.getByRole('status')).toContainText('It answers, and offers');
  // Whoever listens does not write.
  await expect(page.locator('#models [data-provider]')).toHaveCount(0);
  await page.getByRole('radio', { name: /^Mine.*whisper-large-v3.*The sound goes to 127\.0\.0\.1/ }).check();
  const provider = { kind: 'openaiTranscription', model: 'whisper-large-v3', pricePerHour: 0.5 };
  await expect
    .poll(() => rows(page, 'settings'))
    .toMatchObject([{ providers: [provider], transcriber: await card.getAttribute('data-provider') }]);

  await card.getByRole('button', { name: 'Edit Mine' }).click();
  await form.getByLabel('US dollars for an hour').fill('');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(card).toContainText('Price not known');
  await expect(card.getByRole('button', { name: 'Edit Mine' })).toBeFocused();

  await card.getByRole('button', { name: 'Remove Mine' }).click();
  await expect(card.getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Remove Mine' })).toBeFocused();
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(card).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /The first there is/ })).toBeChecked();
  expect(await page.evaluate(() => chrome.storage.local.get())).toEqual({});
  await speech.close();
});

test('a model for this device is downloaded, paused, gone on with, chosen and removed', async ({ gloss, world }) => {
  const page = await ready(await ownPage(gloss));
  const model = page.locator('[data-speech-model="whisper-tiny"]');
  await expect(page.locator('[data-speech-model="voices"]')).toContainText('tells speakers apart');
  await expect(model).toContainText('about a hundred languages');
  world.setOffline(true);
  await model.getByRole('button', { name: 'Download' }).click();
  await expect(model.getByRole('alert')).toContainText('You are offline', { timeout: 30_000 });
  world.setOffline(false);

  world.replace('encoder_model_quantized.onnx', slowFile(tinyWhisper(20_000_000)['onnx/encoder_model_quantized.onnx']!));
  await model.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => model.getByRole('progressbar').evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(1e6);
  await model.getByRole('button', { name: 'Pause' }).click();
  await expect(model).toHaveAttribute('data-state', 'paused');
  world.replace('encoder_model_quantized.onnx', undefined);
  await model.getByRole('button', { name: 'Go on' }).click();
  await expect(model).toHaveAttribute('data-state', 'ready');
  await page.getByRole('radio', { name: /^This device: Whisper tiny/ }).check();
  await expect.poll(async () => (await rows(page, 'settings'))[0]?.transcriber).toBe('onDevice/whisper-tiny');

  await page.reload();
  await expect(model).toHaveAttribute('data-state', 'ready');
  await accessible(page);
  await model.getByRole('button', { name: 'Remove Whisper tiny' }).click();
  await model.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(model).toHaveAttribute('data-state', 'absent');
  await expect(page.getByRole('radio', { name: /The first there is.*add a service/ })).toBeChecked();
});

/** A file of which half a megabyte comes every tenth of a second. */
const slowFile = (file: Buffer): Answer => ({
  headers: { 'access-control-allow-origin': '*' },
  media: {
    type: 'application/octet-stream',
    size: file.length,
    read: (first, last) =>
      Readable.from(
        (async function* () {
          for (let at = first; at <= last; at += 500_000) {
            yield file.subarray(at, Math.min(last + 1, at + 500_000));
            await sleep(100);
          }
        })(),
        { objectMode: false },
      ),
  },
});

test('who is signed in can let the account’s server write', async ({ gloss }) => {
  const page = await ready(await ownPage(gloss));
  const server = page.getByRole('radio', { name: /My account’s server/ });
  await expect(server).toHaveCount(0);
  const account = { serverUrl: 'https://gloss.example', state: 'signedIn', isSyncing: false, remainingMinutes: 5 };
  await page.evaluate((account) => chrome.storage.local.set({ account }), account);
  await expect(page.getByText('written on gloss.example, and cost minutes')).toBeVisible();
  await server.check();
  await expect.poll(async () => (await rows(page, 'settings'))[0]?.engine).toBe('account');
});

test('what was given to be heard is shown with its size, and can be deleted', async ({ gloss }) => {
  const page = await ready(await ownPage(gloss));
  await ask(page, 'sounds', 'kept');
  await page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('gloss-sounds');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const writing = opening.result.transaction(['sounds', 'files'], 'readwrite');
          writing.objectStore('files').put({ soundId: 'one', blob: new Blob([new Uint8Array(2_000_000)]) });
          const row = { soundId: 'one', kind: 'file', name: 'talk.mp3', duration: 0, audibleUntil: 0, stretches: [] };
          const now = Date.now();
          writing.objectStore('sounds').put({ ...row, createdAt: now, usedAt: now, bytes: 2_000_000, ended: 'stopped' });
          writing.oncomplete = () => resolve(opening.result.close());
        };
      }),
  );
  await page.reload();
  const kept = page.locator('[data-sounds]');
  await expect(kept).toContainText('One recording or file for listening takes 2 MB');
  await kept.getByRole('button', { name: 'Delete them' }).click();
  await kept.getByRole('button', { name: 'Delete them' }).click();
  await expect(kept).toHaveCount(0);
  expect((await ask<unknown[]>(page, 'sounds', 'kept')).result).toEqual([]);
});

test('an address that was not allowed says before what the browser will ask', async ({ gloss }) => {
  const page = await ready(await ownPage(gloss));
  await page.getByRole('button', { name: 'Add a model' }).click();
  await expect(page.locator('[data-permission="api.openai.com"]')).toContainText('may talk to api.openai.com');
  await page.getByLabel('Service', { exact: true }).selectOption('ollama');
  await expect(page.getByText('OLLAMA_ORIGINS')).toBeVisible();
});

test('the engine, the language and the limit hold for what is written next', async ({ gloss, tab, models }) => {
  const page = await ready(await ownPage(gloss));
  await call(page, 'saveProvider', {
    kind: 'openaiCompatible',
    name: 'Mine',
    baseUrl: models.baseUrls.openaiCompatible,
    model: 'small',
    apiKey: goodKey,
  });
  await page.getByLabel('Write in').selectOption('de');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.getByLabel('Limit for a month').fill('a lot');
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByText('Enter an amount, or nothing.')).toBeVisible();
  await page.getByLabel('Limit for a month').fill('2.5');
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByText('$0.00 of $2.50')).toBeVisible();
  await page.getByLabel('Limit for a month').fill('');
  await page.getByRole('button', { name: 'Set the limit' }).click();
  await expect(page.getByText('of $2.50')).toHaveCount(0);

  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toContainText('In diesem Teil');
  // By the keyboard: up from the middle of the ladder to its end.
  await page.getByRole('radio', { name: /The best there is/ }).focus();
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('radio', { name: /The offline engine only/ })).toBeChecked();
  await expect.poll(async () => (await rows(page, 'settings'))[0]?.engine).toBe('offline');
  await panel.getByRole('button', { name: 'Language', exact: true }).click();
  await expect(panel.locator('[data-needs="choice"]')).toBeVisible();
});

test('prompts are written, checked, used, removed and brought back', async ({ gloss }) => {
  const page = await ready(await ownPage(gloss));
  await page.getByRole('button', { name: 'Add a prompt' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Minutes');
  await page.getByLabel('What to write').fill('Minutes of {{author}}');
  await expect(page.getByText('Unknown placeholder: {{author}}')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  expect(await rows(page, 'settings')).toEqual([]);
  await page.getByLabel('What to write').fill('Minutes of {{title}}');
  await page.getByRole('button', { name: 'Save' }).click();
  const prompt = page.locator('[data-template]');
  await expect(prompt).toContainText('Minutes of {{title}}');
  await page.getByRole('button', { name: 'Remove the prompt Minutes' }).click();
  await expect(prompt).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(prompt).toContainText('Minutes of {{title}}');
  await expect.poll(async () => (await rows(page, 'settings'))[0]?.templates).toMatchObject([{ name: 'Minutes' }]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, () => {
    test.use({ options: { colorScheme } });

    test(`the settings are accessible, narrow and wide, ${colorScheme}`, async ({ gloss }) => {
      const page = await ready(await ownPage(gloss));
      await page.getByRole('button', { name: 'Add a model' }).click();
      await page.getByText('Price and size').click();
      await page.getByRole('button', { name: 'Add a prompt' }).click();
      await page.getByRole('button', { name: 'Add a service' }).click();
      await expect(page.locator('[data-speech-model]').first()).toBeVisible();
      for (const width of [320, 1200]) {
        await page.setViewportSize({ width, height: 900 });
        await accessible(page);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }
    });
  });
}

test('the popup and the panel lead to the settings', async ({ gloss, tab }) => {
  await tab.goto(watchUrl('talk'));
  const popup = await gloss.openPopup(tab);
  await expect(lines(popup).first()).toBeVisible();
  const panel = await gloss.openPanel(popup);
  const opened = gloss.context.waitForEvent('page');
  await panel.getByRole('button', { name: 'Settings' }).click();
  expect((await opened).url()).toContain('/options.html');
});
