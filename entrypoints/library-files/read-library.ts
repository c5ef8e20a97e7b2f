import type { FileRun, ImportCounts, LibraryFiles } from '../../components/app/library-files.ts';
import { chunksOf } from '../../lib/async/chunks-of.ts';
import { untilAborted } from '../../lib/async/until-aborted.ts';
import { readHtmlBundle } from '../../lib/export/html/read-html-bundle.ts';
import { createLibraryReader } from '../../lib/export/library/library-reader.ts';
import type { LibraryRecord } from '../../lib/ports/library-records.ts';
import { serviceClient } from '../app/service-client.ts';
import { importLockOf } from '../channels/import-lock.ts';

/** Weight of the records in one message to the worker, counted in cues: a quarter of a megabyte, so that each call is short. */
const partWeight = 2000;
const maxRecords = 500;
/** Interval at which the commit's progress is polled, which also keeps the worker alive. */
const pollIntervalMs = 500;

/**
 * Reads a library file and sends its records to the worker in parts. After an end of the worker the import continues, because parts
 * and the commit are repeated. An abort takes effect at once; the worker then drops the staged records.
 */
export const readLibrary: LibraryFiles['read'] = (file, run) => untilAborted(importFile(file, run), run.signal);

async function importFile(file: File, run: FileRun): Promise<ImportCounts> {
  const { signal, onProgress } = run;
  const { importId } = await serviceClient.beginImport({ bytes: file.size }, { signal });
  return navigator.locks.request(importLockOf(importId), async () => {
    try {
      let part = 0;
      let done = 0;
      const onRead = (bytes: number) => {
        done = bytes;
      };
      for await (const records of parts(recordsOf(file, { signal, onRead }))) {
        await serviceClient.addToImport({ importId, part, records }, { signal });
        part += 1;
        onProgress({ stage: 'reading', done, total: file.size });
      }
      onProgress({ stage: 'committing', done: 0, total: 0 });
      return await commit(importId, run);
    } catch (error) {
      void serviceClient.cancelImport({ importId }).catch(() => undefined);
      throw error;
    }
  });
}

/** `onRead`: the bytes that were read so far. */
async function* recordsOf(
  file: File,
  { signal, onRead }: { signal: AbortSignal; onRead(bytes: number): void },
): AsyncGenerator<LibraryRecord> {
  const isPage = /^\s*<!doctype html/i.test(await file.slice(0, 100).text());
  if (isPage) yield* readHtmlBundle(await file.text());
  else yield* createLibraryReader(bytesOf(file, onRead), { signal });
}

async function* bytesOf(file: File, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  let done = 0;
  for await (const chunk of chunksOf(file.stream())) {
    yield chunk;
    done += chunk.length;
    onRead(done);
  }
}

async function* parts(records: AsyncIterable<LibraryRecord>): AsyncGenerator<LibraryRecord[]> {
  let part: LibraryRecord[] = [];
  let weight = 0;
  for await (const record of records) {
    part.push(record);
    weight += weightOf(record);
    if (weight < partWeight && part.length < maxRecords) continue;
    yield part;
    part = [];
    weight = 0;
  }
  if (part.length > 0) yield part;
}

function weightOf({ kind, value }: LibraryRecord): number {
  if (kind === 'transcript') return value.cues.length;
  return kind === 'translation' ? value.texts.length : 20;
}

async function commit(importId: string, { signal, onProgress }: FileRun) {
  const poll = setInterval(() => {
    const report = ({ progress }: Awaited<ReturnType<typeof serviceClient.getImport>>) =>
      progress && onProgress({ stage: 'committing', ...progress });
    serviceClient.getImport({ importId }).then(report, () => undefined);
  }, pollIntervalMs);
  try {
    const { added, refused } = await serviceClient.commitImport({ importId }, { signal });
    return { ...added!, refusedChannels: refused?.channels ?? 0 };
  } finally {
    clearInterval(poll);
  }
}
