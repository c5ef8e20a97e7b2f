import { operations } from '../lib/contract/index.ts';
import { canonicalJson } from '../lib/encoding/canonical-json.ts';
import type { LibraryRecord } from '../lib/ports/library-records.ts';
import type { SyncState } from '../lib/records/sync-state.ts';
import { createService } from '../lib/service/service.ts';
import { type RemoteLibrary, synchronize } from '../lib/sync/synchronize.ts';
import { inProcessClient } from '../lib/transports/in-process.ts';
import { type FakePorts, fakePorts } from './fake-ports.ts';

/** Creates a host with a library of its own: a server's account, or a device. */
export function host() {
  const ports = fakePorts();
  return { ports, client: inProcessClient(operations, createService(ports).handlers) };
}

/** Creates a device of an account; `remote` may be a proxy between them. */
export function device(account: { client: RemoteLibrary }, name: string) {
  const own = host();
  let state: SyncState = { account: 'me', origin: name, pushed: 0 };
  const sync = (remote: RemoteLibrary = account.client, { signal } = new AbortController()) =>
    synchronize({
      local: own.ports.store,
      remote,
      engine: own.ports.engine,
      getState: async () => state,
      putState: async (next) => {
        state = next;
      },
      signal,
    });
  return { ...own, sync, state: () => state };
}

/** Returns all records of a library but its settings, which are a device’s own, in a fixed order. */
export async function library({ store }: FakePorts): Promise<LibraryRecord[]> {
  const records: LibraryRecord[] = [];
  for (let page = await store.listRecords(); ; page = await store.listRecords(page.next)) {
    records.push(...page.records);
    if (!page.next) break;
  }
  return records.filter(({ kind }) => kind !== 'settings').sort((a, b) => (canonicalJson(a) < canonicalJson(b) ? -1 : 1));
}
