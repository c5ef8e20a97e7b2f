import { Readable } from 'node:stream';
import type { Operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import { createLibraryWriter } from '../../lib/export/library/library-writer.ts';
import type { LibraryRecord } from '../../lib/ports/library-records.ts';

/** Path of the file with the whole library of the signed-in user. */
export const libraryDownloadPath = '/account/export';

/** Returns a response with the whole library as the file that the extension reads and writes, in constant memory. */
export function libraryDownload(client: Pick<Client<Operations>, 'exportLibrary'>, now: number): Response {
  async function* records(): AsyncGenerator<LibraryRecord> {
    let cursor: string | undefined;
    do {
      const page = await client.exportLibrary({ cursor });
      yield* page.records as LibraryRecord[];
      cursor = page.nextCursor;
    } while (cursor !== undefined);
  }
  const fileName = `gloss-library-${new Date(now).toISOString().slice(0, 10)}.jsonl.gz`;
  return new Response(Readable.toWeb(Readable.from(createLibraryWriter(records()), { objectMode: false })) as ReadableStream, {
    headers: { 'content-type': 'application/gzip', 'content-disposition': `attachment; filename="${fileName}"` },
  });
}
