import type { Page } from './gloss.ts';

/** Puts media with words, summaries and notes straight into the database, as a reader of many years has them. */
export const fillLibrary = (page: Page, media: number, cuesEach: number): Promise<void> =>
  page.evaluate(
    async ([media, cuesEach]) => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open('gloss');
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      const stored = (rows: Record<string, object[]>) =>
        new Promise<void>((resolve, reject) => {
          const transaction = database.transaction(Object.keys(rows), 'readwrite');
          transaction.oncomplete = () => resolve();
          transaction.onabort = () => reject(transaction.error);
          for (const [table, list] of Object.entries(rows)) for (const row of list) transaction.objectStore(table).put(row);
        });
      const pack = async (value: unknown) =>
        new Uint8Array(
          await new Response(
            new Blob([JSON.stringify(value)]).stream().pipeThrough(new CompressionStream('deflate-raw')),
          ).arrayBuffer(),
        );
      const words = 'time clock noon bell railway town north star lamp water bread stone light word night river'.split(' ');
      const speech = (seed: number) =>
        Array.from({ length: 8 }, (_, at) => words[(seed * 7 + at * 5 + (seed >> 3)) % words.length]).join(' ');
      for (let from = 0; from < media; from += 100) {
        const ids = Array.from({ length: Math.min(100, media - from) }, (_, at) => from + at);
        const packed = await Promise.all(
          ids.map((id) =>
            pack(
              Array.from({ length: cuesEach }, (_, index) => ({
                index,
                startTime: index * 2.5,
                endTime: index * 2.5 + 2.5,
                text: `${speech(id + index)} ${id * index}`,
              })),
            ),
          ),
        );
        const contentId = (id: number) => `youtube:id${String(id).padStart(9, '0')}`;
        const made = { engine: 'offline' };
        const summaryOptions = { product: 'summary', detailLevel: 400 };
        const chapters = (id: number) =>
          [0, 1].map((at) => ({
            start: at * 60,
            end: at * 60 + 60,
            title: `Part ${at} of ${id}`,
            from: at,
            to: at + 1,
            lines: [{ text: speech(id + at), cites: [at] }],
          }));
        await stored({
          contents: ids.map((id) => ({
            contentId: contentId(id),
            site: 'youtube',
            kind: 'video',
            sourceUrl: `https://www.youtube.com/watch?v=id${String(id).padStart(9, '0')}`,
            title: `Talk ${id}: ${speech(id)}`,
            duration: cuesEach * 2.5,
            author: 'Ann',
            tracks: [{ trackId: '.en', language: 'en', label: 'English', provenance: 'creator' }],
            createdAt: 1.7e12 + id,
            updatedAt: 1.7e12 + id,
          })),
          transcripts: ids.map((id, at) => ({
            contentId: contentId(id),
            trackId: '.en',
            language: 'en',
            provenance: 'creator',
            cues: packed[at],
            createdAt: 1.7e12 + id,
          })),
          summaries: ids.map((id) => ({
            summaryId: `summary ${id}`,
            contentId: contentId(id),
            key: JSON.stringify(['offline', ['detailLevel', 400]]),
            wish: summaryOptions,
            trackId: '.en',
            createdAt: 1.7e12 + id,
            digest: { language: 'en', lines: [{ text: speech(id), cites: [0, 1] }], chapters: chapters(id) },
            made,
          })),
          saved: ids.map((id) => ({
            contentId: contentId(id),
            tags: id % 3 === 0 ? ['talk', `tag ${id % 11}`] : [],
            favourite: id % 10 === 0,
            createdAt: 1.7e12 + id,
            updatedAt: 1.7e12 + id,
            ...(id % 50 === 7 && { deletedAt: 1.7e12 + id }),
          })),
          notes: ids
            .filter((id) => id % 4 === 0)
            .map((id) => ({
              contentId: contentId(id),
              text: `Note **${id}**\n\n> ${speech(id)} [0:10](#t=10)`,
              createdAt: 1.7e12,
              updatedAt: 1.7e12 + id,
            })),
          changes: ids.map((id) => ({ kind: 'video', id: contentId(id), deleted: id % 50 === 7 })),
          collections:
            from === 0 ? [{ id: 'c', name: 'Clocks', description: '', isPublic: false, createdAt: 1, updatedAt: 1 }] : [],
          collectionItems: ids
            .slice(0, 5)
            .map((id) => ({ collectionId: 'c', contentId: contentId(id), addedAt: 1, position: id })),
        });
      }
      database.close();
    },
    [media, cuesEach] as const,
  );

/** Of each table of the library the number of its rows, and a hash of them in order, with words unpacked. */
export const libraryPrints = (page: Page): Promise<Record<string, string>> =>
  page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('gloss');
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const resultOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const unpack = async (bytes: Uint8Array<ArrayBuffer>) =>
      new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))).text();
    const plain = async (row: Record<string, unknown>) => {
      const entries = await Promise.all(
        Object.entries(row)
          .sort(([a], [b]) => (a < b ? -1 : 1))
          .map(async ([name, value]) => [
            name,
            value instanceof Uint8Array ? await unpack(value as Uint8Array<ArrayBuffer>) : value,
          ]),
      );
      return JSON.stringify(entries);
    };
    const own = ['tasks', 'steps', 'partials', 'changes', 'spending', 'imports', 'staged', 'mindMaps'];
    const prints: Record<string, string> = {};
    for (const table of [...database.objectStoreNames].filter((name) => !own.includes(name))) {
      let print = '';
      let count = 0;
      let after: IDBValidKey | undefined;
      for (;;) {
        const store = database.transaction(table).objectStore(table);
        const range = after === undefined ? undefined : IDBKeyRange.lowerBound(after, true);
        const [rows, keys] = await Promise.all([resultOf(store.getAll(range, 50)), resultOf(store.getAllKeys(range, 50))]);
        if (rows.length === 0) break;
        const text = print + (await Promise.all(rows.map(plain))).join('\n');
        const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
        print = [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
        count += rows.length;
        after = keys.at(-1);
      }
      prints[table] = `${count} ${print}`;
    }
    database.close();
    return prints;
  });
