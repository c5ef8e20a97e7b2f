import 'fake-indexeddb/auto';
import { Failure } from '../lib/contract/failure.ts';
import type { PageCue, PageMedia } from '../lib/contract/page.ts';
import { createExporter } from '../lib/export/exporter.ts';
import { createNovelty } from '../lib/novelty/create-novelty.ts';
import type { Engine, OfflineSummaryRequest } from '../lib/ports/engine.ts';
import type { Models } from '../lib/ports/models.ts';
import type { Page } from '../lib/ports/pages.ts';
import type { Ports } from '../lib/ports/ports.ts';
import type { ModelUsage } from '../lib/records/generation.ts';
import type { SummaryContent } from '../lib/records/summary.ts';
import { createSearch } from '../lib/search/search.ts';
import { unmetered } from '../lib/service/account/unmetered.ts';
import { engine } from '../lib/service/engine/offline-engine.ts';
import { type GlossDatabase, openDatabase } from '../lib/store/dexie/database.ts';
import { dexieSearchStore } from '../lib/store/dexie/dexie-search-store.ts';
import { dexieStore } from '../lib/store/dexie/dexie-store.ts';
import { openSearchDatabase } from '../lib/store/dexie/search-database.ts';
import { mergeCaptionSnapshots } from '../lib/subtitles/merge-caption-snapshots.ts';

export interface FakePorts extends Ports {
  page: FakePage;
  calls: { readCaptions: number; summarize: number };
  /** The database of the store. */
  database: GlossDatabase;
}

let made = 0;

/** Creates in-memory versions of all ports that a host supplies, with handles that make them misbehave. For tests. */
export function fakePorts(): FakePorts {
  const database = openDatabase(`gloss-${made++}`);
  const store = dexieStore(database);
  const secrets = new Map<string, string>();
  const calls = { readCaptions: 0, summarize: 0 };
  const page = fakePage();
  let time = 1_000;
  return {
    database,
    calls,
    page,
    store,
    engine: fakeEngine(calls),
    models: fakeModels(),
    speech: { transcribe: deaf, estimate: deaf, listModels: deaf },
    slideExtractor: { extractSlides: deaf },
    secrets: {
      get: async (name) => secrets.get(name),
      set: async (name, value) => void (value ? secrets.set(name, value) : secrets.delete(name)),
    },
    pages: { find: async () => (page.open ? page : undefined) },
    fetch: async (url) => {
      throw new Failure('noPermission', url);
    },
    search: createSearch(store, dexieSearchStore(openSearchDatabase(`${database.name}-search`))),
    novelty: createNovelty(store),
    exporter: createExporter({
      workspaceClient: () => ({
        request: async () => {
          throw new Failure('offline', 'no workspace is there');
        },
      }),
      markmapScript: async () => 'globalThis.markmap = {}',
    }),
    meter: { ...unmetered },
    disk: { estimate: async () => ({ usage: 1e6, quota: 1e9 }) },
    clock: { now: () => ++time },
    wakeAlarm: { arm: () => undefined, disarm: () => undefined },
    scheduleRefresh: () => undefined,
    htmlUrl: (contentId) => `https://gloss.example/v/${contentId}`,
  };
}

const deaf = async () => {
  throw new Failure('noModel', 'nobody listens here');
};

export interface FakePage extends Page {
  open: boolean;
  mediaItem: PageMedia;
  /** Cues by track, or the failure that reading the track throws. */
  captions: Record<string, PageCue[] | Failure>;
  requests: string[];
}

export const talkUrl = 'https://talks.example.org/time';

const sentences = ['Clocks came to towers.', 'Then trains needed one time.', 'Now everyone carries it.'];
export const talkCues: PageCue[] = sentences.map((text, index) => ({ startTime: index * 10, endTime: index * 10 + 9, text }));

function fakePage(): FakePage {
  const page: FakePage = {
    open: true,
    requests: [],
    mediaItem: {
      contentId: 'web:talk',
      url: talkUrl,
      kind: 'video',
      title: 'How cities learned to tell the time',
      duration: 30,
      tracks: [{ trackId: 'en', language: 'en', label: 'English' }],
    },
    captions: { en: talkCues },
    media: async () => [page.mediaItem],
    player: async () => null,
    fetch: async ({ url }) => {
      throw new Failure('siteFailed', url);
    },
    cues: async ({ trackId }) => {
      page.requests.push(trackId);
      const cues = page.captions[trackId];
      if (!cues || cues instanceof Failure) throw cues ?? new Failure('pageGone');
      return cues;
    },
  };
  return page;
}

/** Creates the real engine without what reads pages and podcasts, and with a summary of one chapter that has each cue as a line. */
function fakeEngine(calls: { readCaptions: number; summarize: number }): Engine {
  return {
    ...engine,
    readPage: async () => [],
    readFeed: async () => ({ title: '', author: '', link: '', language: '', episodes: [] }),
    readCaptions: async (body) => {
      calls.readCaptions += 1;
      const cues = 'snapshots' in body ? mergeCaptionSnapshots(body.snapshots) : 'cues' in body ? body.cues : [];
      if (cues.length === 0) throw new Failure('captionsEmpty');
      return { cues: cues.map((cue, index) => ({ ...cue, index })) };
    },
    summarize: async ({ cues, language, duration }: OfflineSummaryRequest): Promise<SummaryContent> => {
      calls.summarize += 1;
      const lines = cues.map(({ text, index }) => ({ text, cites: [index] }));
      return { language, lines, chapters: [{ start: 0, end: duration, title: 'All of it', from: 0, to: cues.length, lines }] };
    },
    answer: async ({ texts, question }) => {
      const passages = texts.flatMap(({ id, cues }) =>
        cues.flatMap(({ text, index }) => (text.includes(question) ? [{ id, from: index, to: index + 1 }] : [])),
      );
      const textOf = ({ id, from }: { id: string; from: number }) => texts.find((text) => text.id === id)!.cues[from]!.text;
      return { passages, lines: passages.map((passage) => ({ id: passage.id, text: textOf(passage), cites: [passage.from] })) };
    },
    extractKeyPhrases: async ({ cues, maxPhrases }) =>
      cues.slice(0, maxPhrases).map(({ text }) => ({ text: text.split(' ')[0]! })),
    findSkim: async () => [],
    findPromise: async () => null,
    polish: async ({ cues }) => [
      { text: cues.map(({ text }) => text).join(' '), from: 0, to: cues.length, chapterTitle: 'All of it' },
    ],
  };
}

export const fakeReceipt: ModelUsage = {
  provider: 'openaiCompatible',
  model: 'small',
  calls: 1,
  inputTokens: 100,
  outputTokens: 10,
  cost: 0.25,
  dropped: 0,
  offlineChapters: 0,
};

/** Creates models with a working provider, in a browser without a built-in model. */
function fakeModels(): Models {
  const never = async () => {
    throw new Failure('modelFailed', 'not faked');
  };
  return {
    write: never,
    polish: never,
    translate: never,
    answer: never,
    estimate: async () => ({ calls: 2, inputTokens: 1000, outputTokens: 100, cost: 0.01 }),
    listModels: async ({ kind }) => {
      if (kind === 'builtIn') throw new Failure('noModel', 'this browser has none');
      return ['small', 'large'];
    },
  };
}
