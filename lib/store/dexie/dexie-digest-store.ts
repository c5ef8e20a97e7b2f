import type { DigestStore } from '../../ports/digest-store.ts';
import type { GlossDatabase } from './database.ts';
import { mapWriteErrors } from './map-write-errors.ts';
import { singleRowKey } from './single-row-key.ts';

/** Key of the one digest. */

/** Creates the store of the digest over the extension's IndexedDB database. */
export const dexieDigestStore = ({ digests }: GlossDatabase): DigestStore => ({
  getDigest: () => digests.get(singleRowKey),
  putDigest: (digest) => mapWriteErrors(async () => void (await digests.put(digest, singleRowKey))),
});
