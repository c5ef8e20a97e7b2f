import type { AppClient } from '../components/app/app-context.ts';
import { operations } from '../lib/contract/index.ts';
import type { HttpFetch } from '../lib/transports/http-call.ts';
import { httpClient } from '../lib/transports/http-client.ts';
import type { Mirror } from './mirror.ts';

/** Operations after which the feed is fetched again. */
const feedOperations: (keyof AppClient)[] = [
  'refreshFeed',
  'subscribeChannel',
  'unsubscribeChannel',
  'markSeen',
  'importSubscriptions',
];

/** Creates the client of the operations, whose calls resolve when the copy of the library has what they have changed. */
export function createOperationsClient(
  fetch: HttpFetch,
  { sync, loadFeed, loadDigest }: Pick<Mirror, 'sync' | 'loadFeed' | 'loadDigest'>,
): AppClient {
  const client = httpClient(operations, { baseUrl: '/library/api', fetch });
  const callAndSync = async (name: keyof AppClient, input: never, options?: object) => {
    const result = await client[name](input, options);
    if (operations[name].http.startsWith('POST')) await sync().catch(() => undefined);
    if (feedOperations.includes(name)) await loadFeed().catch(() => undefined);
    return result;
  };
  const names = Object.keys(operations) as (keyof AppClient)[];
  const calls = Object.fromEntries(
    names.map((name) => [name, (input: never, options?: object) => callAndSync(name, input, options)]),
  ) as AppClient;
  return { ...calls, getDigest: (input, options) => loadDigest(() => client.getDigest(input, options)) };
}
