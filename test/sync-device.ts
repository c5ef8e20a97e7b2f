import { operations } from '../lib/contract/index.ts';
import { createService } from '../lib/service/service.ts';
import { type RemoteLibrary, type SyncState, synchronize } from '../lib/sync/synchronize.ts';
import { inProcessClient } from '../lib/transports/in-process.ts';
import { fakePorts } from './fake-ports.ts';

/** Creates a host with a library of its own: a server's account, or a device. */
export function host() {
  const ports = fakePorts();
  return { ports, client: inProcessClient(operations, createService(ports).handlers) };
}

/** Creates a device of an account; `remote` may be a proxy between them. */
export function device(account: { client: RemoteLibrary }, name: string) {
  const own = host();
  let state: SyncState = { account: 'me', device: name, pushed: 0 };
  const sync = (remote: RemoteLibrary = account.client) =>
    synchronize({
      local: own.ports.store,
      remote,
      engine: own.ports.engine,
      getState: async () => state,
      putState: async (next) => {
        state = next;
      },
      signal: new AbortController().signal,
    });
  return { ...own, sync };
}
