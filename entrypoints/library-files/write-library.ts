import type { LibraryFiles } from '../../components/app/library-files.ts';
import { createLibraryWriter } from '../../lib/export/library/library-writer.ts';
import { localDay } from '../../lib/export/local-day.ts';
import type { RecordPosition } from '../../lib/ports/exchange-store.ts';
import type { LibraryRecord } from '../../lib/ports/library-records.ts';
import { openDatabase } from '../../lib/store/dexie/database.ts';
import { exchangeModels } from '../../lib/store/dexie/exchange-models.ts';

/** Maximum bytes in memory; the browser may store the blobs of the file on disk. */
const partSize = 8 * 1024 * 1024;

/** Writes the stored library to a compressed file. It is read from the database directly, because a library may exceed any message. */
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

  let omitted = 0;
  const onOmitted = () => {
    omitted += 1;
  };
  const file = await blobOf(createLibraryWriter(records(), { signal, onProgress: progress, onOmitted }));
  return { fileName: `gloss-library-${localDay(Date.now())}.jsonl.gz`, file, omitted };
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
