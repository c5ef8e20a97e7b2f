import { Failure } from '../../lib/contract/failure.ts';
import { operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import { createExporter } from '../../lib/export/exporter.ts';
import { createModels } from '../../lib/models/models.ts';
import { createNovelty } from '../../lib/novelty/create-novelty.ts';
import type { Page } from '../../lib/ports/pages.ts';
import type { Ports } from '../../lib/ports/ports.ts';
import { createSearch } from '../../lib/search/search.ts';
import { unmetered } from '../../lib/service/account/unmetered.ts';
import { engine } from '../../lib/service/engine/offline-engine.ts';
import { createService } from '../../lib/service/service.ts';
import { dexieSearchStore } from '../../lib/store/dexie/dexie-search-store.ts';
import { dexieStore } from '../../lib/store/dexie/dexie-store.ts';
import { openSearchDatabase } from '../../lib/store/dexie/search-database.ts';
import { inProcessClient } from '../../lib/transports/in-process.ts';
import { type ModelWorld, modelWorld } from '../../test/model-server/model-world.ts';
import { providerFetch } from '../../test/provider/provider-fetch.ts';
import { type FakeApp, type FakeOptions, fakeApp } from './fake-app.ts';
import { type Talk, talks } from './talks.ts';

export interface ServiceApp extends FakeApp {
  /** The stand-in of the providers of language models. */
  models: ModelWorld;
  /** Keys and tokens, as the service stores them. */
  secrets: Map<string, string>;
  /** Summarizes a media item with the offline engine, which saves it. Returns its content id. */
  summarize(name?: keyof typeof talks): Promise<string>;
  /** Configures a model of the stand-in, as the settings do. */
  addModel(change?: object): Promise<string>;
}

interface ServiceOptions extends Omit<FakeOptions, 'client'> {
  ports?: Partial<Ports>;
  /** Delays or refuses the captions of a media item. */
  onCaptions?(url: string): Promise<void>;
}

export const modelKey = 'key-of-tests';

const none = async (): Promise<never> => {
  throw new Failure('noModel', 'The test has no speech recognition and no image models.');
};

const pageOf = ({ mediaItem, cues }: Talk, { onCaptions }: ServiceOptions): Page => ({
  media: async () => [mediaItem],
  player: async () => null,
  fetch: async ({ url }) => {
    throw new Failure('siteFailed', `The test has no answer for ${url}.`);
  },
  cues: async ({ trackId }) => {
    await onCaptions?.(mediaItem.url);
    return cues[trackId] ?? [];
  },
});

/**
 * Creates a context on the real service with a database of its own: store, engine, search and exporter are those of the
 * extension; pages, models and the network are stand-ins. It records the calls of operations.
 */
export function serviceApp(options: ServiceOptions = {}): ServiceApp {
  const app = fakeApp(options);
  const store = dexieStore(app.database);
  const models = modelWorld();
  const secrets = new Map<string, string>();
  const { handlers } = createService({
    store,
    engine,
    secrets: {
      get: async (name) => secrets.get(name),
      set: async (name, value) => void (value ? secrets.set(name, value) : secrets.delete(name)),
    },
    models: createModels({ fetch: providerFetch(models, (bytes) => [bytes]) }),
    speech: { transcribe: none, estimate: none, listModels: none },
    slideExtractor: { extractSlides: none },
    pages: {
      find: async (url) => {
        const talk = Object.values(talks).find(({ mediaItem }) => mediaItem.url === url);
        return talk && pageOf(talk, options);
      },
    },
    fetch: async (url) => {
      throw new Failure('offline', `The test has no network for ${url}.`);
    },
    search: createSearch(store, dexieSearchStore(openSearchDatabase(`${app.database.name}-search`))),
    novelty: createNovelty(store),
    exporter: createExporter({ workspaceClient: none, markmapScript: async () => 'globalThis.markmap = {}' } as never),
    meter: { ...unmetered },
    disk: { estimate: async () => ({ usage: 1e6, quota: 1e9 }) },
    clock: Date,
    wakeAlarm: { arm: () => undefined, disarm: () => undefined },
    scheduleRefresh: () => undefined,
    htmlUrl: (contentId) => `https://gloss.example/v/${contentId}`,
    ...options.ports,
  });
  const service: Client<typeof operations> = inProcessClient(operations, handlers);
  const client = new Proxy(service, {
    get: (_, name: keyof typeof service) => (input: never, given?: object) => {
      app.calls.push({ name, input });
      return service[name](input, given);
    },
  });
  return {
    ...app,
    client,
    models,
    secrets,
    summarize: async (name = 'talk') => (await service.summarize({ url: talks[name].mediaItem.url })).id,
    addModel: async (change = {}) =>
      (
        await service.saveProvider({
          kind: 'openaiCompatible',
          name: 'Mine',
          baseUrl: 'https://models.example/v1',
          model: 'small',
          apiKey: modelKey,
          ...change,
        })
      ).id,
  };
}
