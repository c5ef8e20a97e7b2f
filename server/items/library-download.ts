import { Readable } from 'node:stream';
import type { Failure } from '../../lib/contract/failure.ts';
import type { Operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import { createLibraryWriter } from '../../lib/export/library/library-writer.ts';
import type { LibraryRecord } from '../../lib/ports/library-records.ts';

/** Path of the file with the whole library of the signed-in user. */
export const libraryDownloadPath = '/account/export';

/**
 * Returns a response with the whole library as the file that the extension reads and writes, in constant memory. Reports records
 * that the file leaves out.
 */
export function libraryDownload(
  client: Pick<Client<Operations>, 'exportLibrary'>,
  now: number,
  onOmitted: (failure: Failure) => void,
): Response {
  async function* records(): AsyncGenerator<LibraryRecord> {
    let cursor: string | undefined;
    do {
      const page = await client.exportLibrary({ cursor });
      yield* page.records as LibraryRecord[];
      cursor = page.nextCursor;
    } while (cursor !== undefined);
  }
  const fileName = `gloss-library-${new Date(now).toISOString().slice(0, 10)}.jsonl.gz`;
  const file = Readable.from(createLibraryWriter(records(), { onOmitted }), { objectMode: false });
  return new Response(Readable.toWeb(file) as ReadableStream, {
    headers: { 'content-type': 'application/gzip', 'content-disposition': `attachment; filename="${fileName}"` },
  });
}
