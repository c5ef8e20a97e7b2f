import { Failure } from '../../lib/contract/failure.ts';
import type { LiveQueries } from '../../lib/ports/live-queries.ts';
import type { GlossDatabase } from '../../lib/store/dexie/database.ts';
import { dexieLiveQueries } from '../../lib/store/dexie/dexie-live-queries.ts';
import { componentDatabase } from '../../test/component/component-database.ts';
import type { App, AppClient } from '../app/app-context.ts';
import { noPage } from '../app/page-link.ts';
import { fakeOperations } from './fake-operations.ts';

/** A call of an operation, of the account, of the permissions or of the navigation. */
interface Call {
  name: string;
  input?: unknown;
}

export interface FakeApp extends App {
  /** The database that the live queries read. Tests write to it as the worker would. */
  database: GlossDatabase;
  calls: Call[];
  /** Returns the inputs of the calls of one name. */
  inputsOf(name: string): unknown[];
}

type Operations = Partial<{ [Name in keyof AppClient]: (input: never, options?: { signal?: AbortSignal }) => Promise<unknown> }>;

export interface FakeOptions extends Partial<Pick<App, 'page' | 'now'>> {
  /** Operations that replace the fake ones. */
  client?: Operations;
  /** Queries that replace those of the database. */
  live?: Partial<LiveQueries>;
  account?: Partial<App['account']>;
  device?: Partial<App['device']>;
  /** The user's answer to requests for access to hosts. */
  isAllowed?: boolean;
}

/** An image of one pixel, so that no view uses the network. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';

/** Creates a context on a database of its own. It records the calls of operations, which do only the work that views rely on. */
export function fakeApp({
  client = {},
  live = {},
  account = {},
  device = {},
  page,
  now,
  isAllowed = true,
}: FakeOptions = {}): FakeApp {
  const database = componentDatabase();
  const calls: Call[] = [];
  const allowedHosts = new Set<string>();
  const record = (name: string, input?: unknown) => void calls.push({ name, input });
  const operations: Record<string, unknown> = { ...fakeOperations(database), ...client };

  return {
    database,
    calls,
    inputsOf: (name) => calls.filter((call) => call.name === name).map(({ input }) => input),
    client: new Proxy({} as AppClient, {
      get: (_, name) => async (input: unknown, options?: object) => {
        record(String(name), input);
        const operation = operations[String(name)];
        if (typeof operation !== 'function') throw new Failure('internal', `The fake client has no ${String(name)}.`);
        return operation(input, options);
      },
    }),
    live: { ...dexieLiveQueries(database), ...live },
    account: {
      connect: async (input) => record('connect', input),
      sync: async () => record('sync'),
      acquire: async (input) => record('acquire', input),
      release: async (input) => record('release', input),
      disconnect: async (input) => record('disconnect', input),
      forgetEverything: async () => record('forgetAccount'),
      onStatus(listener) {
        listener(null);
        return () => undefined;
      },
      ...account,
    },
    page: page ?? noPage,
    permissions: {
      request: async (patterns) => {
        record('requestHosts', patterns);
        return isAllowed;
      },
      has: async () => false,
    },
    images: {
      open: async (image) => {
        record('openImage', image);
        return allowedHosts.has(new URL(image.url).hostname)
          ? { src: pixel, close: () => record('closeImage', image.url) }
          : undefined;
      },
      allowHost: async (url) => {
        record('allowHost', url);
        allowedHosts.add(new URL(url).hostname);
      },
    },
    navigation: {
      openReader: (contentId, at) => record('openReader', at === undefined ? contentId : { contentId, at }),
      openLibrary: () => record('openLibrary'),
      openSettings: (section) => record('openSettings', section),
      openTab: (url) => record('openTab', url),
    },
    device: { version: '1.2.3', canGenerate: true, ...device },
    now: now ?? Date.now,
  };
}
