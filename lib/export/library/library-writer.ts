import { Failure } from '../../contract/failure.ts';
import type { RecordCounts } from '../../ports/exchange-store.ts';
import type { LibraryRecord } from '../../ports/library-records.ts';
import { type LibraryOptions, libraryFormat, libraryVersion, parseRecord, recordsPerProgress } from './library-record.ts';
import { pipeBytes } from './pipe-bytes.ts';

/** Options of writing a library file. */
interface WriteOptions extends LibraryOptions {
  /** Called for each record that is left out because it breaks its schema. */
  onOmitted?: (failure: Failure) => void;
}

/** Characters that pass the streams together, because single small records would be slow. */
const chunkSize = 64 * 1024;

/**
 * Writes a library file as the records arrive, in constant memory and no faster than its reader. Leaves out records that break their
 * schema, with which the file could not be imported. Throws `cancelled`.
 */
export const createLibraryWriter = (
  records: AsyncIterable<LibraryRecord>,
  options: WriteOptions = {},
): AsyncGenerator<Uint8Array<ArrayBuffer>> => pipeBytes(encoded(linesOf(records, options)), new CompressionStream('gzip'));

async function* linesOf(
  records: AsyncIterable<LibraryRecord>,
  { signal, onProgress, onOmitted }: WriteOptions,
): AsyncGenerator<string> {
  const counts: RecordCounts = {};
  let written = 0;
  yield JSON.stringify({ format: libraryFormat, version: libraryVersion });
  for await (const stored of records) {
    if (signal?.aborted) throw new Failure('cancelled');
    const record = validRecord(stored, onOmitted);
    if (!record) continue;
    yield JSON.stringify(record);
    counts[record.kind] = (counts[record.kind] ?? 0) + 1;
    if (++written % recordsPerProgress === 0) onProgress?.(written);
  }
  yield JSON.stringify({ kind: 'end', counts });
  onProgress?.(written);
}

/** Returns a record without fields that its schema lacks; undefined for one that breaks the schema, which it reports. */
function validRecord({ kind, value }: LibraryRecord, onOmitted: WriteOptions['onOmitted']): LibraryRecord | undefined {
  try {
    return parseRecord(
      kind,
      value,
      (problem) => new Failure('internal', `A record breaks its schema and is left out of the export: ${problem}`),
    );
  } catch (error) {
    onOmitted?.(Failure.from(error));
    return undefined;
  }
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
