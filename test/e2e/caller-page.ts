import { workerClient } from '../../entrypoints/channels/worker-client.ts';
import { readLibrary } from '../../entrypoints/library-files/read-library.ts';
import { Failure } from '../../lib/contract/failure.ts';
import { portNames } from '../../lib/transports/port-names.ts';

/**
 * What became of a call or an import: when it was answered (milliseconds since 1970), the code of its failure, and when an import
 * made progress, which it does with every call that is answered.
 */
interface Outcome {
  answeredAt: number;
  progressAt: number[];
  code?: string;
}

type Operations = Record<string, (input: object, options?: { signal: AbortSignal }) => Promise<unknown>>;
const service = workerClient<Operations>(portNames.service);

const outcomes: Record<string, Outcome> = {};
const stops: Record<string, AbortController> = {};
let isBlocked = false;

function follow(id: string, work: (signal: AbortSignal, onProgress: () => void) => Promise<unknown>): void {
  const stop = new AbortController();
  const progressAt: number[] = [];
  stops[id] = stop;
  const settle = (code?: string) => {
    outcomes[id] = { answeredAt: Date.now(), progressAt, code };
  };
  work(stop.signal, () => progressAt.push(Date.now())).then(
    () => settle(),
    (error) => settle(Failure.from(error).code),
  );
}

/** Calls of the extension's own client and import, to be made while the worker dies. It runs in a page of the extension. */
const caller = {
  outcomes,
  call: (id: string, name: string, input: object) => follow(id, (signal) => service[name]!(input, { signal })),
  importFile: (id: string, base64: string) =>
    follow(id, async (signal, onProgress) => {
      const file = new File([await (await fetch(`data:application/gzip;base64,${base64}`)).blob()], 'library.jsonl.gz');
      return readLibrary(file, { signal, onProgress });
    }),
  forget: () => {
    for (const id of Object.keys(outcomes)) delete outcomes[id];
  },
  stop: (id: string) => stops[id]!.abort(new Failure('cancelled')),

  /** Holds all tables for writing, so that every call that reads or writes one stays open. */
  block: () =>
    new Promise<void>((resolve, reject) => {
      isBlocked = true;
      const opening = indexedDB.open('gloss');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const database = opening.result;
        const transaction = database.transaction([...database.objectStoreNames], 'readwrite');
        transaction.oncomplete = () => database.close();
        const store = transaction.objectStore('settings');
        const hold = () => {
          resolve();
          if (isBlocked) store.count().onsuccess = hold;
        };
        hold();
      };
    }),
  unblock: () => {
    isBlocked = false;
  },
};

export type Caller = typeof caller;
Object.assign(globalThis, { caller });
