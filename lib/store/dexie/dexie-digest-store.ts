import type { DigestStore } from '../../ports/digest-store.ts';
import type { GlossDatabase } from './database.ts';
import { mapWriteErrors } from './map-write-errors.ts';

/** Key of the one digest. */
const own = 'own';

/** Creates the store of the digest over the extension's IndexedDB database. */
export const dexieDigestStore = ({ digests }: GlossDatabase): DigestStore => ({
  getDigest: () => digests.get(own),
  putDigest: (digest) => mapWriteErrors(async () => void (await digests.put(digest, own))),
});
