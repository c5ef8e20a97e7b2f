import { expect, it } from 'vitest';
import type { Operations } from '../../lib/contract/index.ts';
import type { Handlers } from '../../lib/contract/operation.ts';
import { fakePorts } from '../../test/fake-ports.ts';
import { queueBulkCalls } from './queue-bulk-calls.ts';
import { createServices } from './services.ts';

const context = () => ({ signal: new AbortController().signal });
const list = { limit: 20, sortBy: 'createdAt', sortOrder: 'desc', includeSubtitles: true } as const;

it('answers the lists of one user one after the other, with other requests between them', async () => {
  const ports = fakePorts();
  const { listSaved } = ports.store;
  const events: string[] = [];
  ports.store.listSaved = async (page) => {
    events.push('list');
    return listSaved(page);
  };
  const services = createServices(() => ports);
  const lists = Array.from({ length: 3 }, () => services.of('ada').handlers.listLibrary(list, context()));
  const pass = () => {
    events.push('request');
    if (events.filter((event) => event === 'list').length < 3) setImmediate(pass);
  };
  setImmediate(pass);
  await Promise.all(lists);
  expect(events.join()).toMatch(/list,(?:request,)+list,(?:request,)+list/);
});

it('performs no call whose caller is gone, and the next one after a failure', async () => {
  const performed: number[] = [];
  const handlers = queueBulkCalls({
    listLibrary: async ({ limit }: { limit: number }) => {
      performed.push(limit);
      if (limit === 1) throw new Error('unreadable');
    },
  } as unknown as Handlers<Operations>);
  const gone = new AbortController();
  const calls = [1, 2, 3].map((limit) =>
    handlers.listLibrary({ ...list, limit }, limit === 2 ? { signal: gone.signal } : context()),
  );
  gone.abort(new Error('gone'));
  const results = await Promise.allSettled(calls);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
  expect(performed).toEqual([1, 3]);
});

it('answers lists while a write waits for the database', async () => {
  const write = Promise.withResolvers<void>();
  const handlers = queueBulkCalls({
    writeUnits: () => write.promise,
    listLibrary: async () => ({ videos: [], total: 0 }),
  } as unknown as Handlers<Operations>);
  const written = handlers.writeUnits({ device: 'phone', units: [] }, context());
  expect(await handlers.listLibrary(list, context())).toEqual({ videos: [], total: 0 });
  write.resolve();
  await written;
});
