import { expect, it } from 'vitest';
import { type FakeHost, fakeHost, fakeServer, serverUrl } from '../../test/fake-account-server.ts';
import { fakePorts } from '../../test/fake-ports.ts';
import { operations } from '../contract/index.ts';
import { createService } from '../service/service.ts';
import { inProcessClient } from '../transports/in-process.ts';
import { createAccount } from './account.ts';

const minuteMs = 60_000;

/** A connected device whose worker can be started again, and the number of its requests to the server. */
async function setUp() {
  const server = fakeServer();
  const ports = fakePorts();
  const host: FakeHost = fakeHost(server);
  const client = inProcessClient(operations, createService(ports).handlers);
  const { fetch } = server;
  let requests = 0;
  server.fetch = (url, request) => {
    requests++;
    return fetch(url, request);
  };
  await createAccount(host, ports.store, ports.engine).connect({ serverUrl });
  /** Starts the worker, and returns the number of requests that its start sends. */
  const start = async () => {
    requests = 0;
    await createAccount(host, ports.store, ports.engine).syncIfDue();
    return requests;
  };
  return { server, host, client, start };
}

it('a worker that starts synchronizes only when it is due, or when local changes are unsent', async () => {
  const { host, client, start } = await setUp();
  const dueAt = host.wakesAt;
  host.time += minuteMs;
  host.wakesAt = 0;
  expect([await start(), host.wakesAt]).toEqual([0, dueAt]);
  await client.createCollection({ name: 'Unsent' });
  expect(await start()).toBeGreaterThan(0);
  expect(await start()).toBe(0);
  host.time += 15 * minuteMs;
  expect(await start()).toBeGreaterThan(0);
  // The clock was set back by a day.
  host.time -= 24 * 60 * minuteMs;
  expect(await start()).toBeGreaterThan(0);
});

it('the intervals after failures grow across the starts of the worker, also with unsent changes', async () => {
  const { server, host, client, start } = await setUp();
  await client.createCollection({ name: 'Unsent' });
  server.isReachable = false;
  const waits = [];
  for (let count = 0; count < 4; count++) {
    expect(await start()).toBeGreaterThan(0);
    waits.push((host.wakesAt - host.time) / 1000);
    expect(await start()).toBe(0);
    host.time = host.wakesAt;
  }
  expect(waits).toEqual([30, 60, 120, 240]);
});

it('a worker that starts completes the synchronization in which the last one ended', async () => {
  const { host, start } = await setUp();
  await host.status.set({ ...(await host.status.get())!, isSyncing: true });
  expect(await start()).toBeGreaterThan(0);
  expect(await host.status.get()).toMatchObject({ isSyncing: false });
});
