import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import { parseBoundedJson } from '../../encoding/parse-bounded-json.ts';
import type { LibraryRecord } from '../../ports/library-records.ts';
import { importFailure } from '../import-failure.ts';
import { LibraryLine, parseRecord } from '../library/library-record.ts';
import { dataFormat, dataId, dataVersion } from './bundle-data.ts';

const maxCharacters = 256 * 1024 * 1024;
const maxRecords = 100_000;

const Head = z.object({ format: z.literal(dataFormat), version: z.int() });
const Data = z.object({ records: z.array(LibraryLine).check(z.maxLength(maxRecords)) });

/** Returns the records of a page that `htmlBundle` wrote. Throws `tooLarge`, or the failures of `importFailure`. */
export function readHtmlBundle(html: string): LibraryRecord[] {
  if (html.length > maxCharacters) throw new Failure('tooLarge', `The page has ${html.length} characters, which is too many.`);
  const data = parse(dataOf(html));
  const head = Head.safeParse(data);
  if (!head.success) throw importFailure('foreign', 'The page holds other data.');
  if (head.data.version > dataVersion)
    throw importFailure('newer', `The page has version ${head.data.version} of the format. Update Gloss to read it.`);
  const parsed = Data.safeParse(data);
  if (!parsed.success) throw importFailure('damaged', parsed.error.issues[0]!.message);
  return parsed.data.records.map(({ kind, value }) => parseRecord(kind, value, (problem) => importFailure('damaged', problem)));
}

function dataOf(html: string): string {
  const mark = html.indexOf(`id="${dataId}"`);
  const from = html.indexOf('>', mark) + 1;
  if (mark < 0 || from === 0) throw importFailure('foreign', 'The page holds no data of Gloss.');
  const to = html.indexOf('</script', from);
  if (to < 0) throw importFailure('damaged', 'The page ends within its data.');
  return html.slice(from, to);
}

function parse(json: string): unknown {
  try {
    return parseBoundedJson(json, { maxValues: Number.POSITIVE_INFINITY });
  } catch {
    throw importFailure('damaged', 'The data of the page is not JSON.');
  }
}
