import { strToU8, zipSync } from 'fflate';
import type { CardsFileRequest } from '../../ports/exporter.ts';
import { ankiCollection } from './anki-collection.ts';
import { writeSqlite } from './sqlite-file.ts';

/** Fixed time of all entries, so that equal cards give equal files; zip starts in 1980. */
const mtime = new Date(1980, 0, 2);

/** Writes cards with their schedules as a package that Anki imports (`.apkg`): a zip of a collection and its media, of which there are none. */
export async function ankiPackage(request: CardsFileRequest): Promise<Uint8Array<ArrayBuffer>> {
  const files = { 'collection.anki2': writeSqlite(await ankiCollection(request)), media: strToU8('{}') };
  return zipSync(files, { mtime }) as Uint8Array<ArrayBuffer>;
}
