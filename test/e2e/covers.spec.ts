import { expect, type Page, test } from './gloss.ts';
import { putSaved } from './put-saved.ts';
import { openAt } from './saved-media.ts';

const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNocFAAAAIkAOGrWWInAAAAAElFTkSuQmCC';
const image = { headers: { 'content-type': 'image/png' }, body: Buffer.from(png, 'base64') };

/** Gives every stored media item this cover. */
const setCovers = (page: Page, coverUrl: string): Promise<void> =>
  page.evaluate(
    (coverUrl) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('gloss');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('contents', 'readwrite');
          transaction.onabort = () => reject(transaction.error);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
          transaction.objectStore('contents').openCursor().onsuccess = ({ target }) => {
            const cursor = (target as IDBRequest<IDBCursorWithValue | null>).result;
            if (!cursor) return;
            cursor.update({ ...cursor.value, coverUrl });
            cursor.continue();
          };
        };
      }),
    coverUrl,
  );

test('a cover on a foreign host is requested only after the user allows it, without referrer, and one of the own host at once', async ({
  gloss,
  world,
}) => {
  world.replace('tracker.example/cover', image);
  const page = await openAt(gloss, { place: 'library' });
  // The worker has created the database by then.
  await expect(page.getByRole('heading', { name: 'Nothing saved yet' })).toBeVisible();
  await putSaved(page, 3);
  await setCovers(page, 'https://tracker.example/cover.png');
  await page.reload();
  const blocked = page.getByRole('button', { name: 'Show images from tracker.example' });
  await expect(blocked).toHaveCount(3);
  const requests = () => world.requests.filter(({ host }) => host === 'tracker.example');
  expect(requests()).toEqual([]);

  await blocked.first().click();
  await expect(page.locator('[data-saved-item] img')).not.toHaveCount(0);
  await expect.poll(() => requests().length).toBeGreaterThan(0);
  expect(requests()[0]!.headers.referer).toBeUndefined();

  world.replace('/cover-of-the-site', image);
  await setCovers(page, 'https://talks.example.org/cover-of-the-site.png');
  await page.reload();
  await expect(page.locator('[data-saved-item] img')).toHaveCount(3);
  // An image is in the page before its request has arrived.
  await expect.poll(() => world.requests.some(({ url }) => url.pathname === '/cover-of-the-site.png')).toBe(true);
});
