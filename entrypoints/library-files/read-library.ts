import { client } from '../../components/client.ts';
import type { FileRun, LibraryFiles } from '../../components/exporting/library-files.ts';
import { Failure } from '../../lib/contract/failure.ts';
import { readHtmlBundle } from '../../lib/export/html/read-html-bundle.ts';
import { libraryReader } from '../../lib/export/library/library-reader.ts';
import type { LibraryRecord } from '../../lib/ports/library-records.ts';

/** Cues, or as many words of another record, that go to the worker at once: about a megabyte. */
const partWeight = 8000;
const maxRecords = 500;
/** The worker may be stopped at any time; it takes up an import where it was, as parts and their end can be told again. */
const maxTries = 3;
/** How often the end is asked how far it is (milliseconds), which also keeps the worker alive. */
const pollTime = 500;

/** Reads a file here, and hands its records to the worker in parts. */
export const readLibrary: LibraryFiles['read'] = async (file, run) => {
  const { signal, onProgress } = run;
  const { importId } = await client.beginImport({ bytes: file.size }, { signal });
  try {
    let part = 0;
    for await (const records of parts(recordsOf(file, run))) {
      // Without the signal, which would hold every part until the end: a part is soon taken, and asked about behind it.
      await again(() => client.addToImport({ importId, part, records }));
      signal.throwIfAborted();
      part += 1;
    }
    onProgress({ stage: 'committing', done: 0, total: 0 });
    return await commit(importId, run);
  } catch (error) {
    await client.cancelImport({ importId }).catch(() => undefined);
    throw error;
  }
};

async function* recordsOf(file: File, { signal, onProgress }: FileRun): AsyncGenerator<LibraryRecord> {
  const isPage = /^\s*<!doctype html/i.test(await file.slice(0, 100).text());
  if (isPage) yield* readHtmlBundle(await file.text());
  else
    yield* libraryReader(
      bytesOf(file, (done) => onProgress({ stage: 'reading', done, total: file.size })),
      { signal },
    );
}

async function* bytesOf(file: File, onRead: (bytes: number) => void): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = file.stream().getReader();
  let done = 0;
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) {
      yield next.value;
      done += next.value.length;
      onRead(done);
    }
  } finally {
    await reader.cancel();
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
    const tell = ({ progress }: Awaited<ReturnType<typeof client.getImport>>) =>
      progress && onProgress({ stage: 'committing', ...progress });
    client.getImport({ importId }).then(tell, () => undefined);
  }, pollTime);
  try {
    return (await again(() => client.commitImport({ importId }, { signal }))).added!;
  } finally {
    clearInterval(poll);
  }
}

async function again<Result>(call: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries++) {
    try {
      return await call();
    } catch (error) {
      if (Failure.from(error).code !== 'pageGone' || tries === maxTries) throw error;
    }
  }
}
