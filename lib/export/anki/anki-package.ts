import { strToU8 } from 'fflate';
import type { CardsFileRequest } from '../../ports/exporter.ts';
import { writeZip } from '../write-zip.ts';
import { ankiCollection } from './anki-collection.ts';
import { writeSqlite } from './sqlite-file.ts';

/** Writes cards with their schedules as a package that Anki imports (`.apkg`): a zip of a collection and its media, of which there are none. */
export async function ankiPackage(request: CardsFileRequest): Promise<Uint8Array<ArrayBuffer>> {
  return writeZip({ 'collection.anki2': writeSqlite(await ankiCollection(request)), media: strToU8('{}') });
}
