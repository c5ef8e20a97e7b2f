import { Failure } from '../../contract/failure.ts';
import { parseBoundedJson } from '../../encoding/parse-bounded-json.ts';
import { textLines } from '../../encoding/text-lines.ts';
import type { RecordCounts } from '../../ports/exchange-store.ts';
import type { LibraryRecord } from '../../ports/library-records.ts';
import { importFailure } from '../import-failure.ts';
import {
  LibraryEnd,
  LibraryHead,
  LibraryLine,
  type LibraryOptions,
  libraryVersion,
  parseRecord,
  recordsPerProgress,
} from './library-record.ts';
import { pipeBytes } from './pipe-bytes.ts';

/**
 * Reads the records of a library file as the bytes arrive, without fields that their schemas lack. A truncated file is detected at
 * its end only, so the caller stages the records until then. Throws `cancelled`, `tooLarge`, or an `importFailure`.
 */
export async function* createLibraryReader(
  chunks: AsyncIterable<Uint8Array<ArrayBuffer>>,
  { signal, onProgress }: LibraryOptions = {},
): AsyncGenerator<LibraryRecord> {
  const counts: RecordCounts = {};
  let read = 0;
  let state: 'head' | 'records' | 'end' = 'head';
  const bytes = pipeBytes(chunks, new DecompressionStream('gzip'), (error) =>
    importFailure(state === 'head' ? 'foreign' : 'damaged', `The file is not gzip: ${(error as Error).message}`),
  );
  for await (const line of textLines(bytes)) {
    if (signal?.aborted) throw new Failure('cancelled');
    const data = parse(line, state === 'head');
    if (state === 'head') {
      checkHead(data);
      state = 'records';
    } else if (state === 'end') {
      throw importFailure('damaged', 'The file continues after its end line.');
    } else if (isEnd(data, counts)) {
      state = 'end';
    } else {
      const record = recordOf(data, read);
      counts[record.kind] = (counts[record.kind] ?? 0) + 1;
      if (++read % recordsPerProgress === 0) onProgress?.(read);
      yield record;
    }
  }
  if (state !== 'end')
    throw importFailure(state === 'head' ? 'foreign' : 'damaged', 'The file has no end line. Export it again.');
  onProgress?.(read);
}

function parse(line: string, isHead: boolean): unknown {
  try {
    return parseBoundedJson(line);
  } catch {
    throw importFailure(isHead ? 'foreign' : 'damaged', 'A line of the file is not JSON.');
  }
}

function checkHead(data: unknown): void {
  const head = LibraryHead.safeParse(data);
  if (!head.success) throw importFailure('foreign', 'The file is not a library of Gloss.');
  if (head.data.version > libraryVersion)
    throw importFailure('newer', `The file has version ${head.data.version} of the format. Update Gloss to read it.`);
}

function isEnd(data: unknown, counts: RecordCounts): boolean {
  const end = LibraryEnd.safeParse(data);
  if (!end.success) return false;
  const kinds = new Set([...Object.keys(end.data.counts), ...Object.keys(counts)]) as Set<keyof RecordCounts>;
  for (const kind of kinds) {
    if (counts[kind] !== end.data.counts[kind]) {
      throw importFailure(
        'damaged',
        `The file has ${counts[kind] ?? 0} of its ${end.data.counts[kind] ?? 0} records of kind ${kind}.`,
      );
    }
  }
  return true;
}

function recordOf(data: unknown, index: number): LibraryRecord {
  const line = LibraryLine.safeParse(data);
  if (!line.success) throw importFailure('damaged', `Record ${index} has an unknown kind.`);
  const { kind, value } = line.data;
  return parseRecord(kind, value, (problem) => importFailure('damaged', `Record ${index}, ${problem}`));
}
