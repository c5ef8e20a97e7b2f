import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { PictureImages } from '../../lib/contract/notes.ts';
import type { LinkedPage } from '../app/page-link.ts';
import { failureText } from '../i18n/failure-text.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { openTab, renderItem } from '../testing/render-item.tsx';
import { serviceApp } from '../testing/service-app.ts';
import { talks } from '../testing/talks.ts';

const editor = () => page.getByRole('textbox', { name: /^Note/ });
const insert = () => page.getByRole('button', { name: 'Insert picture', exact: true });
const picture = () => page.getByRole('img', { name: 'Frame at 1:05' });
const alert = () => page.getByRole('alert');

/** Draws a picture as a page would show it. */
async function drawPicture(): Promise<PictureImages> {
  const encode = async (width: number, height: number) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d')!;
    context.fillStyle = '#2b5fa8';
    context.fillRect(0, 0, width, height);
    context.fillStyle = '#f4d35e';
    context.fillRect(width / 4, height / 4, width / 2, height / 2);
    const blob = await canvas.convertToBlob({ type: 'image/webp' });
    const base64 = btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())));
    return { mimeType: 'image/webp', base64, width, height } as const;
  };
  return { time: 65.4, image: await encode(640, 360), thumbnail: await encode(240, 135) };
}

/** Opens the notes of a talk that a page plays. */
async function openNotes(captureFrame: () => Promise<PictureImages> = drawPicture) {
  const linked: LinkedPage = {
    page: { state: 'ready', media: [talks.talk.mediaItem] },
    playback: { contentId: talks.talk.mediaItem.contentId, currentTime: 65.4, paused: true },
  };
  const app = serviceApp({
    page: { subscribe: () => () => undefined, current: () => linked, seek: async () => undefined, captureFrame },
  });
  const contentId = await app.summarize();
  renderItem(app);
  await openTab('Notes');
  await expect.element(editor()).toBeEnabled();
  return { app, contentId };
}

it('inserts the frame of the video, which the note shows and stores as a blob', async () => {
  const { app, contentId } = await openNotes();
  await editor().fill('A chart.');
  await editor().click();
  await userEvent.keyboard('{End}{Alt>}p{/Alt}');
  await expect.element(picture()).toBeVisible();
  await expect.poll(() => (picture().element() as HTMLImageElement).naturalWidth).toBe(640);
  await expect.element(css('[data-view="notes"]')).toHaveAttribute('data-saved', 'true');
  const [row] = await app.database.notePictures.toArray();
  expect(row).toMatchObject({ contentId, time: 65.4, image: { width: 640 }, thumbnail: { width: 240 } });
  expect(row?.image.blob.type).toBe('image/webp');
  expect((await app.database.notes.get(contentId))?.text).toBe(`A chart. [1:05](#t=65&picture=${row?.pictureId}) `);
  await expectAccessible();

  await editor().click();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(editor()).toHaveValue('A chart.');
  await expect.poll(() => picture().elements().length).toBe(0);
});

it('leaves the note as it is when the storage is full, and says so', async () => {
  const { app, contentId } = await openNotes();
  await editor().fill('Mine');
  app.database.notePictures.hook('creating', () => {
    throw new DOMException('no space left', 'QuotaExceededError');
  });
  await insert().click();
  await expect.element(alert().getByText(failureText({ code: 'storageFull' }).title)).toBeVisible();
  await expect.element(editor()).toHaveValue('Mine');
  await expect.element(css('[data-view="notes"]')).toHaveAttribute('data-saved', 'true');
  expect((await app.database.notes.get(contentId))?.text).toBe('Mine');
  expect(await app.database.notePictures.count()).toBe(0);
});

it('asks for the host of a video that the page may not read, and says why', async () => {
  let isAllowed = false;
  await openNotes(async () => {
    if (isAllowed) return drawPicture();
    isAllowed = true;
    throw new Failure('noPermission', 'No permission for media.example', { host: 'media.example', reason: 'sound' });
  });
  await insert().click();
  await expect.element(alert().getByText('The site does not let other programs read its video')).toBeVisible();
  await alert().getByRole('button', { name: 'Allow media.example' }).click();
  await expect.element(picture()).toBeVisible();
  expect(alert().elements()).toEqual([]);
});

it('says that a protected video has black frames', async () => {
  await openNotes(() => Promise.reject(new Failure('noPictures', 'black', { reason: 'protected' })));
  await insert().click();
  await expect.element(alert().getByText('This video is protected')).toBeVisible();
  await expect.element(editor()).toHaveValue('');
});
