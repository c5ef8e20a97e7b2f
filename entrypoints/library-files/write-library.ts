import type { LibraryFiles } from '../../components/app/library-files.ts';
import { libraryWriter } from '../../lib/export/library/library-writer.ts';
import type { RecordPosition } from '../../lib/ports/exchange-store.ts';
import type { LibraryRecord } from '../../lib/ports/library-records.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { exchangeModels } from '../../lib/store/dexie/exchange-models.ts';

/** Bytes that this page holds at most; what the browser holds as a part of the file may lie on the disk. */
const partSize = 8 * 1024 * 1024;

/** Reads what is stored, live, and packs it here: a library may be larger than any message. */
export const writeLibrary: LibraryFiles['write'] = async ({ signal, onProgress }) => {
  const { listRecords, countRecords } = exchangeModels(openDatabase());
  const total = await countRecords();
  const progress = (done: number) => onProgress({ stage: 'writing', done, total });
  progress(0);

  async function* records(): AsyncGenerator<LibraryRecord> {
    let next: RecordPosition | undefined;
    do {
      const page = await listRecords(next);
      yield* page.records;
      next = page.next;
    } while (next);
  }

  const file = await blobOf(libraryWriter(records(), { signal, onProgress: progress }));
  const day = new Date().toISOString().slice(0, 10);
  return { fileName: `gloss-library-${day}.jsonl.gz`, file };
};

async function blobOf(chunks: AsyncIterable<Uint8Array<ArrayBuffer>>): Promise<Blob> {
  const parts: Blob[] = [];
  let part: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of chunks) {
    part.push(chunk);
    size += chunk.length;
    if (size < partSize) continue;
    parts.push(new Blob(part));
    part = [];
    size = 0;
  }
  return new Blob([...parts, ...part], { type: 'application/gzip' });
}
