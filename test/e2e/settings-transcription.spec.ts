import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { tinyWhisper } from '../tiny-models/tiny-whisper.ts';
import type { Answer } from '../world/host.ts';
import { startSpeechServer } from '../world/speech-server/speech-server.ts';
import { goodSpeechKey } from '../world/speech-server/speech-world.ts';
import { accessible } from './accessible.ts';
import { expect, type Page, rows } from './gloss.ts';
import { ownPage, test } from './model.ts';
import { callOffscreen } from './offscreen-document.ts';

const ready = async (page: Page) => {
  await expect(page.locator('[data-settings="ready"]')).toBeVisible();
  return page;
};

test('a transcription provider is added, tested, selected, changed and removed', async ({ gloss }) => {
  const speech = await startSpeechServer();
  const page = await ready(await ownPage(gloss));
  const part = page.locator('[data-part="providers"]');
  const add = part.getByRole('button', { name: 'Add service' });
  await add.click();
  const form = part.locator('form');
  await expect(form.getByLabel('Service', { exact: true })).toBeFocused();
  await expect(form.locator('[data-permission="api.openai.com"]')).toBeVisible();
  await form.getByLabel('Service', { exact: true }).selectOption('deepgram');
  await form.getByLabel('Keep the audio in Europe').check();
  await expect(form.locator('[data-permission="api.eu.deepgram.com"]')).toBeVisible();
  await form.getByLabel('Service', { exact: true }).selectOption('openai');
  await form.getByLabel('Available models').selectOption('whisper-1');
  await expect(form.getByLabel('US dollars per hour')).toHaveValue('0.36');
  await expect(form.locator('[data-notes]')).toContainText('shuts it down');

  await form.getByLabel('Name', { exact: true }).fill('Mine');
  await form.getByLabel('Address', { exact: true }).fill(speech.baseUrls.openaiTranscription);
  await form.getByLabel('API key', { exact: true }).fill('a-key-that-is-wrong');
  await form.getByRole('button', { name: 'Test and list models' }).click();
  await expect(form.locator('[data-test="failed"]')).toContainText(/The provider reported: “/);
  await form.getByLabel('API key', { exact: true }).fill(` ${goodSpeechKey} `);
  await form.getByRole('button', { name: 'Test and list models' }).click();
  await form.getByLabel('Available models').selectOption('whisper-large-v3');
  await form.getByLabel('US dollars per hour').fill('0.5');
  await accessible(page);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(add).toBeFocused();

  const card = part.locator('[data-provider]');
  await expect(card).toContainText('Key saved · $0.50 per hour of audio');
  await card.getByRole('button', { name: 'Test Mine' }).click();
  await expect(card.getByRole('status')).toContainText('It works and offers');
  // Whoever listens does not write.
  await expect(page.locator('#models [data-provider]')).toHaveCount(0);
  await page.getByRole('radio', { name: /^Mine.*whisper-large-v3.*The audio is sent to 127\.0\.0\.1/ }).click();
  const provider = { kind: 'openaiTranscription', model: 'whisper-large-v3', pricePerHour: 0.5 };
  await expect
    .poll(() => rows(page, 'settings'))
    .toMatchObject([{ providers: [provider], transcriber: await card.getAttribute('data-provider') }]);

  await card.getByRole('button', { name: 'Edit Mine' }).click();
  await form.getByLabel('US dollars per hour').fill('');
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(card).toContainText('Price unknown');
  await expect(card.getByRole('button', { name: 'Edit Mine' })).toBeFocused();

  await card.getByRole('button', { name: 'Remove Mine' }).click();
  await expect(card.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card.getByRole('button', { name: 'Remove Mine' })).toBeFocused();
  await page.keyboard.press('Enter');
  await card.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(card).toHaveCount(0);
  await expect(page.locator('#transcription').getByRole('radio', { name: /Automatic/ })).toBeChecked();
  expect(await page.evaluate(() => chrome.storage.local.get())).toEqual({});
  await speech.close();
});

test('a model for this device is downloaded, paused, continued, selected and removed', async ({ gloss, world }) => {
  const page = await ready(await ownPage(gloss));
  const model = page.locator('[data-speech-model="whisper-tiny"]');
  await expect(page.locator('[data-speech-model="voices"]')).toContainText('identifies speakers');
  await expect(model).toContainText('about 100 languages');
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
  await model.getByRole('button', { name: 'Resume' }).click();
  await expect(model).toHaveAttribute('data-state', 'ready');
  await page.getByRole('radio', { name: /^This device: Whisper tiny/ }).click();
  await expect.poll(async () => (await rows(page, 'settings'))[0]?.transcriber).toBe('onDevice/whisper-tiny');

  await page.reload();
  await expect(model).toHaveAttribute('data-state', 'ready');
  await accessible(page);
  await model.getByRole('button', { name: 'Remove Whisper tiny' }).click();
  await model.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(model).toHaveAttribute('data-state', 'absent');
  await expect(page.locator('#transcription').getByRole('radio', { name: /Automatic.*add a service/ })).toBeChecked();
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

test('stored audio is listed with its size, and can be deleted', async ({ gloss }) => {
  const page = await ready(await ownPage(gloss));
  await callOffscreen(page, 'audio', 'listStored');
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
  const storedAudio = page.locator('[data-sounds]');
  await expect(storedAudio).toContainText('1 audio file for transcription uses 2 MB');
  await storedAudio.getByRole('button', { name: 'Delete audio files' }).click();
  await storedAudio.getByRole('button', { name: 'Delete audio files' }).click();
  await expect(storedAudio).toHaveCount(0);
  expect((await callOffscreen<unknown[]>(page, 'audio', 'listStored')).result).toEqual([]);
});
