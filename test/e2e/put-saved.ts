import type { Page } from './gloss.ts';

/** Puts saved media into the store from one of the extension's own pages: the first one is the newest. */
export const putSaved = (page: Page, count: number): Promise<void> =>
  page.evaluate(
    (count) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('gloss');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const putting = opening.result.transaction(['contents', 'saved'], 'readwrite');
          for (let index = 0; index < count; index++) {
            const contentId = `web:saved${index}`;
            const at = Date.UTC(2026, 0, 1) - index * 60_000;
            const address = `https://talks.example.org/saved/${index}`;
            putting.objectStore('contents').put({
              contentId,
              site: 'web',
              kind: index % 3 ? 'video' : 'audio',
              sourceUrl: address,
              title: `Saved item ${index}`,
              duration: 60 + index,
              author: 'Ada Example',
              ...(index % 2 && { coverUrl: `${address}.jpg` }),
              tracks: [],
              createdAt: at,
              updatedAt: at,
            });
            putting.objectStore('saved').put({
              contentId,
              tags: index % 5 ? [] : ['fifth'],
              favourite: index % 7 === 0,
              createdAt: at,
              updatedAt: at,
            });
          }
          putting.onerror = () => reject(putting.error);
          putting.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    count,
  );
