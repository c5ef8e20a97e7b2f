import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createAccount } from '../../lib/account/account.ts';
import type { AccountConnection, AccountHost } from '../../lib/account/account-host.ts';
import type { AccountStatus } from '../../lib/contract/account-status.ts';
import { canonicalJson } from '../../lib/encoding/canonical-json.ts';
import { createService } from '../../lib/service/service.ts';
import { fakePorts } from '../fake-ports.ts';
import { serviceClient } from '../service-client.ts';
import { fillDexie, recordedAnswers } from './library-of-0-1-0.ts';
import { type Exchange, readExchanges, recordedOrigin } from './recorded-exchanges.ts';

const uuid = /[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[\da-f]{4}-[\da-f]{12}/g;

/** A server of 0.1.0 that repeats its recorded answers. `requests` pairs each request with the recorded one. */
function replayServer() {
  const exchanges = readExchanges('new-client-old-server');
  const requests: { actual: string; recorded: string }[] = [];
  /** Ids of this run by those that the recorded client had generated. */
  const ids = new Map<string, string>();
  const withOwnIds = (text: string) => text.replace(uuid, (id) => ids.get(id) ?? id);

  return {
    requests,
    answer(actual: string, recordedText: (exchange: Exchange) => string): { status: number; text: string } {
      const exchange = exchanges.shift();
      if (!exchange) throw new Error(`the recording ends before ${actual}`);
      const recorded = recordedText(exchange);
      const generated = actual.match(uuid) ?? [];
      for (const [place, id] of (recorded.match(uuid) ?? []).entries()) if (generated[place]) ids.set(id, generated[place]);
      requests.push({ actual, recorded: withOwnIds(recorded) });
      const { answer } = exchange;
      return { status: exchange.status, text: withOwnIds(typeof answer === 'string' ? answer : JSON.stringify(answer)) };
    },
    left: () => exchanges.length,
  };
}

/** Returns the JSON of a request without the times of single fields, which rows have had since then and that server drops. */
const comparable = (body: object): string => canonicalJson(body).replace(/"changedAt":\{[^}]*\},?/g, '');

/** A request as text, without the secrets of the sign-in, which are new each time. */
const requestText = (device: string, method: string, path: string, body?: object | string): string =>
  [device, method, path, typeof body === 'object' ? comparable(body) : (body ?? '')]
    .join(' ')
    .replace(/\b(state|code_challenge|code_verifier)=[^&\s]*/g, '$1');
const recordedText = ({ device, method, path, body }: Exchange) => requestText(device, method, path, body);

async function createDevice(name: Exchange['device'], server: ReturnType<typeof replayServer>) {
  const ports = fakePorts();
  let time = Date.UTC(2026, 10, 2);
  ports.clock = { now: () => ++time };
  if (name === 'first') await fillDexie(ports.database);
  const stored: Partial<AccountConnection> = {};
  let status: AccountStatus | undefined;
  const state = { now: Date.UTC(2026, 10, 2) };
  const host: AccountHost = {
    async fetch(url, { method, body }) {
      const { pathname, search } = new URL(url);
      const sent = body?.startsWith('{') ? (JSON.parse(body) as object) : body;
      const { status, text } = server.answer(requestText(name, method, pathname + search, sent), recordedText);
      return new Response(text, { status, headers: { 'content-type': 'application/json' } });
    },
    async authorize(url) {
      const { pathname, search, searchParams } = new URL(url);
      const redirect = new URL(server.answer(requestText(name, 'AUTHORIZE', pathname + search), recordedText).text);
      redirect.searchParams.set('state', searchParams.get('state')!);
      return redirect.href;
    },
    redirectUrl: 'https://extension.chromiumapp.org/',
    storage: { get: async (key) => stored[key], set: async (key, value) => void Object.assign(stored, { [key]: value }) },
    status: {
      get: async () => status,
      set: async (next) => {
        status = next;
      },
    },
    wakeAt: () => undefined,
    onArrival: () => undefined,
    now: () => state.now,
  };
  const account = createAccount(host, ports.store, ports.engine);
  return { state, account, client: serviceClient(createService(ports).handlers), status: () => status };
}

it('synchronizes two devices with a server of 0.1.0, by the requests that it accepted', async () => {
  const server = replayServer();
  const first = await createDevice('first', server);
  await first.account.connect({ serverUrl: recordedOrigin });
  const second = await createDevice('second', server);
  await second.account.connect({ serverUrl: recordedOrigin });
  expect([first.status(), second.status()]).toMatchObject([{ state: 'signedIn' }, { state: 'signedIn' }]);
  const call = second.client as unknown as Record<string, (input: object) => Promise<unknown>>;
  for (const { name, input, result } of recordedAnswers('dexie').filter(({ name }) => /^(getNote|getChat|listTags)$/.test(name)))
    expect(await call[name]!(input), name).toEqual(result);

  const contentId = 'web:talk';
  await second.client.updateNote({ contentId, text: 'Written on the second device' });
  await first.client.updateNote({ contentId, text: 'Written on the first device meanwhile' });
  await second.account.sync();
  await first.account.sync();
  await second.account.sync();
  for (const { client } of [first, second]) {
    expect((await client.getNote({ contentId })).text).toBe('Written on the second device');
    const { versions } = await client.listVersions({ contentId, of: 'note' });
    expect(JSON.stringify(versions)).toContain('Written on the first device meanwhile');
  }

  first.state.now += 3600_000;
  await first.account.sync();
  expect(first.status()).toMatchObject({ state: 'signedIn', syncedAt: first.state.now });
  await first.client.deleteVideo({ id: 'web:maps' });
  await first.account.sync();
  await second.account.sync();
  const titles = async ({ client }: typeof first) => (await client.listLibrary({ limit: 100 })).videos.map(({ title }) => title);
  expect(await titles(second)).toEqual(await titles(first));
  await second.account.disconnect({ forget: true });
  expect([second.status(), await titles(second)]).toEqual([undefined, []]);
  // The ids of versions that a synchronization makes contain a hash of their text since then.
  const withoutHash = (request: string) => request.replace(/"(sync\.\d+)\.[a-z0-9]+\.(web:talk")/g, '"$1.$2');
  expect(server.requests.map(({ actual }) => withoutHash(actual))).toEqual(server.requests.map(({ recorded }) => recorded));
  expect(server.left()).toBe(0);
});
