import { Failure } from '../../contract/failure.ts';
import type { RecordCounts } from '../../ports/exchange-store.ts';
import type { LibraryRecord } from '../../ports/library-records.ts';
import { type LibraryOptions, libraryFormat, libraryVersion, parseRecord, recordsPerProgress } from './library-record.ts';
import { pipeBytes } from './pipe-bytes.ts';

/** Characters that pass the streams together, because single small records would be slow. */
const chunkSize = 64 * 1024;

/**
 * Writes a library file as the records arrive, in constant memory and no faster than its reader. Throws `cancelled`, or `internal`
 * for a record that breaks its schema.
 */
export const createLibraryWriter = (
  records: AsyncIterable<LibraryRecord>,
  options: LibraryOptions = {},
): AsyncGenerator<Uint8Array<ArrayBuffer>> => pipeBytes(encoded(linesOf(records, options)), new CompressionStream('gzip'));

async function* linesOf(records: AsyncIterable<LibraryRecord>, { signal, onProgress }: LibraryOptions): AsyncGenerator<string> {
  const counts: RecordCounts = {};
  let written = 0;
  yield JSON.stringify({ format: libraryFormat, version: libraryVersion });
  for await (const { kind, value } of records) {
    if (signal?.aborted) throw new Failure('cancelled');
    // A record that could not be imported again must fail the export, while the library still exists.
    const record = parseRecord(
      kind,
      value,
      (problem) => new Failure('internal', `A record breaks its schema and can't be exported: ${problem}`),
    );
    yield JSON.stringify(record);
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (++written % recordsPerProgress === 0) onProgress?.(written);
  }
  yield JSON.stringify({ kind: 'end', counts });
  onProgress?.(written);
}

async function* encoded(lines: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let text = '';
  for await (const line of lines) {
    text += `${line}\n`;
    if (text.length < chunkSize) continue;
    yield encoder.encode(text);
    text = '';
  }
  yield encoder.encode(text);
}
