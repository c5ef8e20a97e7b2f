import { tinyWhisper } from '../tiny-models/tiny-whisper.ts';
import { accessible } from './accessible.ts';
import { expect, type Page, rows } from './gloss.ts';
import { holdFile } from './held-file.ts';
import { ownPage, test } from './model.ts';
import { callOffscreen } from './offscreen-document.ts';

const ready = async (page: Page) => {
  await expect(page.locator('[data-settings="ready"]')).toBeVisible();
  return page;
};

test('a model for this device is downloaded, paused, continued, selected and removed', async ({ gloss, world }) => {
  const page = await ready(await ownPage(gloss, 'transcription'));
  const model = page.locator('[data-downloadable-model="whisper-tiny"]');
  await expect(page.locator('[data-downloadable-model="voices"]')).toContainText('identifies speakers');
  await expect(model).toContainText('about 100 languages');
  world.setOffline(true);
  await model.getByRole('button', { name: 'Download' }).click();
  await expect(model.getByRole('alert')).toContainText('You are offline');
  world.setOffline(false);

  const held = holdFile(tinyWhisper(20_000_000)['onnx/encoder_model_quantized.onnx']!, 4_000_000);
  world.replace('encoder_model_quantized.onnx', held.answer);
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

test('stored audio is listed with its size, and can be deleted', async ({ gloss }) => {
  const page = await ready(await ownPage(gloss, 'storage'));
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
