import { expect, it } from 'vitest';
import { seededRandom } from '../../test/seeded-random.ts';
import { orInSoak } from '../../test/soak/or-in-soak.ts';
import { device, host, library } from '../../test/sync-device.ts';
import { Failure } from '../contract/failure.ts';
import type { LibraryRecord } from '../ports/library-records.ts';
import { engine } from '../service/engine/offline-engine.ts';
import { channel } from '../store/testing/rows-suite.ts';

type Host = ReturnType<typeof host>;
type Pick = <Value>(values: readonly Value[]) => Value;

const urls = ['https://talks.example.org/time', 'https://a.example/x.mp4', 'https://b.example/y.mp4'];
/** Share of the requests that are lost, and of the responses. */
const lossRate = 0.15;

/** Says that a library has nothing that an operation could concern. */
class NothingFound extends Error {}

/** One random operation on a library. */
type Operation = (host: Host, pick: Pick) => Promise<unknown>;

const itemOf = async ({ ports }: Host, pick: Pick): Promise<string> => {
  const records = await library(ports);
  return pick(records.flatMap(({ kind, value }) => (kind === 'saved' ? [value.contentId] : [])));
};
const collectionOf = async ({ ports }: Host, pick: Pick): Promise<string> =>
  pick(await ports.store.listCollections({ limit: 100 })).id;
const channelOf = async ({ client }: Host, pick: Pick): Promise<string> =>
  pick((await client.listChannels({})).channels).channelUrl;
const dueCardOf = async ({ client }: Host, pick: Pick): Promise<string> => pick((await client.listDueCards({})).cards).cardId;

const onItem =
  (perform: (client: Host['client'], contentId: string, pick: Pick) => Promise<unknown>): Operation =>
  async (host, pick) =>
    perform(host.client, await itemOf(host, pick), pick);
const onCollection =
  (perform: (client: Host['client'], id: string, pick: Pick) => Promise<unknown>): Operation =>
  async (host, pick) =>
    perform(host.client, await collectionOf(host, pick), pick);
const onItemOfCollection =
  (perform: (client: Host['client'], item: { collectionId: string; contentId: string }) => Promise<unknown>): Operation =>
  async (host, pick) =>
    perform(host.client, { collectionId: await collectionOf(host, pick), contentId: await itemOf(host, pick) });

const texts: Operation[] = [
  ({ client }, pick) =>
    client.submitCues({
      url: pick(urls),
      title: pick(['T', 'U']),
      cues: [
        { startTime: 0, endTime: 2, text: pick(['Trains run.', 'Clocks tick.', 'Towers fall.']) },
        { startTime: 3, endTime: 5, text: 'Same.' },
      ],
    }),
  ({ client }, pick) => client.summarize({ url: pick(urls) }),
  ({ client }, pick) =>
    client.summarizeWithConfig({ url: pick(urls), promptConfig: { isRefresh: true, detailLevel: pick([100, 900]) } }),
  ({ client }, pick) => client.getPolishedText({ url: pick(urls) }),
  onItem((client, contentId, pick) => client.updateNote({ contentId, text: pick(['', 'one', 'two', 'a long note']) })),
  onItem((client, contentId, pick) => client.ask({ contentId, question: pick(['Trains', 'Clocks', 'Same']) })),
  onItem((client, contentId) => client.clearChat({ contentId })),
  onItem(async (client, contentId, pick) => {
    const { versions } = await client.listVersions({ contentId, of: 'note' });
    return client.restoreVersion({ contentId, versionId: pick(versions).versionId });
  }),
  async (host, pick) => {
    const contentId = await itemOf(host, pick);
    const transcript = await host.ports.store.getTranscript(contentId);
    if (!transcript) throw new NothingFound();
    const names = { from: pick(['Trains', 'Planes']), to: pick(['Planes', 'Boats', 'Trains']) };
    return host.client.correctName({ contentId, trackId: transcript.trackId, ...names });
  },
];

const items: Operation[] = [
  onItem((client, id, pick) => client.updateVideo({ id, title: pick(['A', 'B', '']) })),
  onItem((client, id, pick) => client.updateVideo({ id, tags: pick([[], ['x'], ['y'], ['x', 'y'], ['y', 'z']]) })),
  onItem((client, id, pick) => client.updateVideo({ id, favourite: pick([true, false]) })),
  onItem((client, id) => client.deleteVideo({ id })),
  onItem((client, id) => client.deleteVideo({ id, forever: true })),
  onItem((client, id) => client.restoreVideo({ id })),
];

const collections: Operation[] = [
  ({ client }, pick) => client.createCollection({ name: pick(['C', 'D']) }),
  onItemOfCollection((client, item) => client.addItem(item)),
  onItemOfCollection((client, item) => client.removeItem(item)),
  onItemOfCollection((client, item) => client.moveItem(item)),
  onCollection((client, id, pick) => client.updateCollection({ id, name: pick(['E', 'F']) })),
  onCollection((client, id, pick) => client.updateCollection({ id, description: pick(['d', '']) })),
  onCollection((client, id, pick) => client.updateCollection({ id, isPublic: pick([true, false]) })),
  onCollection((client, id) => client.deleteCollection({ id })),
  onCollection((client, id) => client.restoreCollection({ id })),
];

const cards: Operation[] = [
  onItem((client, contentId, pick) =>
    client.addCard({
      contentId,
      source: 'note',
      startTime: 1,
      text: pick([
        'Trains run through the old Town Hall of Vienna every day.',
        'Clocks tick in the great Tower of Prague at night.',
      ]),
    }),
  ),
  async (host, pick) => host.client.deleteCard({ cardId: await dueCardOf(host, pick) }),
  async (host, pick) =>
    host.client.reviewCard({ cardId: await dueCardOf(host, pick), rating: pick([1, 3]), reviewId: crypto.randomUUID() }),
];

const channels: Operation[] = [
  ({ ports }, pick) => ports.store.updateChannels((rows) => (rows.length > 0 ? [] : [channel(pick(['a', 'b']))])),
  async (host, pick) => host.client.unsubscribeChannel({ channelUrl: await channelOf(host, pick) }),
  async (host, pick) =>
    host.client.updateChannel({ channelUrl: await channelOf(host, pick), autoSummarize: pick([true, false]) }),
  ({ client }) => client.markSeen({}),
];

const everything: Operation = async ({ client }, pick) =>
  pick([true, ...Array<boolean>(9).fill(false)]) && client.forgetEverything({ confirm: true });

const operations = [...texts, ...items, ...collections, ...cards, ...channels, everything];

/** Returns an account whose requests and responses are lost at random. */
const withLosses = ({ client }: Host, random: () => number): Host['client'] =>
  new Proxy(client, {
    get: (target, name: keyof Host['client']) => {
      const invoke = target[name] as (...input: unknown[]) => Promise<unknown>;
      return async (...input: unknown[]) => {
        if (random() < lossRate) throw new Failure('offline', 'The request was lost.');
        const response = await invoke(...input);
        if (random() < lossRate) throw new Failure('offline', 'The response was lost.');
        return response;
      };
    },
  });

/** Returns the records of a library without those of media items that are not saved, which stay where they are. */
async function savedRecords({ ports }: Host): Promise<LibraryRecord[]> {
  const records = await library(ports);
  const saved = new Set(records.flatMap(({ kind, value }) => (kind === 'saved' ? [value.contentId] : [])));
  const ofMedia: string[] = ['content', 'transcript', 'summary', 'polished', 'translation'];
  return records.filter(({ kind, value }) => !ofMedia.includes(kind) || ('contentId' in value && saved.has(value.contentId)));
}

const seeds = Array.from({ length: orInSoak(3, 150) }, (_, at) => at + 1);

it.each(seeds)('three devices and the account agree after random operations and losses, seed %i', async (seed) => {
  const random = seededRandom(seed);
  const pick: Pick = (values) => {
    if (values.length === 0) throw new NothingFound();
    return values[Math.floor(random() * values.length)]!;
  };
  const account = host();
  const devices = ['laptop', 'phone', 'tablet'].map((name) => device(account, name));
  let time = 1e12;
  for (const { ports } of [account, ...devices]) {
    ports.engine.readCaptions = engine.readCaptions;
    ports.clock.now = () => ++time;
  }
  for (let step = 0; step < 40; step++) {
    const at = Math.floor(random() * (devices.length + 1));
    const synchronized = random() < 0.3 ? devices[at] : undefined;
    if (synchronized) {
      await synchronized.sync(withLosses(account, random)).catch((error: unknown) => {
        if (Failure.from(error).code !== 'offline') throw error;
      });
    } else {
      await pick(operations)(devices[at] ?? account, pick).catch((error: unknown) => {
        if (!(error instanceof NothingFound || error instanceof Failure)) throw error;
      });
    }
  }
  for (let round = 0; round < 3; round++) for (const { sync } of devices) await sync();
  const records = await savedRecords(account);
  for (const one of devices) expect(await savedRecords(one)).toEqual(records);
});
