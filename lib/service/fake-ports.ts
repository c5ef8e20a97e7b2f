import { Failure } from '../contract/failure.ts';
import type { PageCue, PageMedium } from '../contract/page.ts';
import type { Content, Digest, DigestRequest, Engine, Page, Ports, Store, Summary, Task, Transcript } from '../ports.ts';

/** Everything a host supplies, in memory, with handles to make it misbehave. For tests. */
export function fakePorts(): Ports & { page: FakePage; calls: { readCaptions: number; summarize: number }; rows: FakeRows } {
  const rows: FakeRows = { contents: new Map(), transcripts: [], summaries: [], tasks: new Map() };
  const calls = { readCaptions: 0, summarize: 0 };
  const page = fakePage();
  let time = 1_000;
  return {
    rows,
    calls,
    page,
    store: fakeStore(rows),
    engine: fakeEngine(calls),
    pages: { find: async () => (page.open ? page : undefined) },
    fetch: async (url) => {
      throw new Failure('noPermission', url);
    },
    clock: { now: () => ++time },
    wake: { arm: () => undefined, disarm: () => undefined },
    htmlUrl: (contentId) => `https://gloss.example/v/${contentId}`,
  };
}

export interface FakePage extends Page {
  open: boolean;
  medium: PageMedium;
  /** Cues by track, or the failure that reading it gives. */
  captions: Record<string, PageCue[] | Failure>;
  asked: string[];
}

export const talkUrl = 'https://talks.example.org/time';

const sentences = ['Clocks came to towers.', 'Then trains needed one time.', 'Now everyone carries it.'];
export const talkCues: PageCue[] = sentences.map((text, index) => ({ startTime: index * 10, endTime: index * 10 + 9, text }));

function fakePage(): FakePage {
  const page: FakePage = {
    open: true,
    asked: [],
    medium: {
      contentId: 'web:talk',
      url: talkUrl,
      kind: 'video',
      title: 'How cities learned to tell the time',
      duration: 30,
      tracks: [{ trackId: 'en', language: 'en', label: 'English' }],
    },
    captions: { en: talkCues },
    media: async () => [page.medium],
    player: async () => null,
    fetch: async ({ url }) => {
      throw new Failure('siteFailed', url);
    },
    cues: async ({ trackId }) => {
      page.asked.push(trackId);
      const cues = page.captions[trackId];
      if (!cues || cues instanceof Failure) throw cues ?? new Failure('pageGone');
      return cues;
    },
  };
  return page;
}

/** Every cue is a line, and all of it is one chapter. */
function fakeEngine(calls: { readCaptions: number; summarize: number }): Engine {
  return {
    readPage: async () => [],
    readFeed: async () => ({ title: '', author: '', link: '', language: '', episodes: [] }),
    readCaptions: async (body) => {
      calls.readCaptions += 1;
      const cues = 'cues' in body ? body.cues : [];
      if (cues.length === 0) throw new Failure('captionsEmpty');
      return { cues: cues.map((cue, index) => ({ ...cue, index })) };
    },
    summarize: async ({ cues, language, duration }: DigestRequest): Promise<Digest> => {
      calls.summarize += 1;
      const lines = cues.map(({ text, index }) => ({ text, cites: [index] }));
      return { language, lines, chapters: [{ start: 0, end: duration, title: 'All of it', from: 0, to: cues.length, lines }] };
    },
    polish: async ({ cues }) => [
      { text: cues.map(({ text }) => text).join(' '), from: 0, to: cues.length, chapterTitle: 'All of it' },
    ],
  };
}

export interface FakeRows {
  contents: Map<string, Content>;
  transcripts: Transcript[];
  summaries: Summary[];
  tasks: Map<string, Task>;
}

const fakeStore = (rows: FakeRows): Store => {
  const polished = new Map<string, Awaited<ReturnType<Store['getPolished']>>>();
  return {
    getContent: async (contentId) => rows.contents.get(contentId),
    findContent: async (url) => [...rows.contents.values()].find(({ sourceUrl }) => sourceUrl === url),
    putContent: async (content) => void rows.contents.set(content.contentId, content),
    getTranscript: async (contentId, trackId) =>
      rows.transcripts.findLast((row) => row.contentId === contentId && (trackId === undefined || row.trackId === trackId)),
    putTranscript: async (transcript) => void rows.transcripts.push(transcript),
    getSummary: async (summaryId) => rows.summaries.find((row) => row.summaryId === summaryId),
    findSummary: async (contentId, key) => rows.summaries.findLast((row) => row.contentId === contentId && row.key === key),
    addSummary: async (summary) => void rows.summaries.push(summary),
    getPolished: async (contentId, trackId) => polished.get(contentId + trackId),
    putPolished: async (contentId, trackId, paragraphs) => void polished.set(contentId + trackId, paragraphs),
    getTask: async (taskId) => rows.tasks.get(taskId),
    putTask: async (task) => void rows.tasks.set(task.taskId, task),
    updateTask: async (taskId, change) => {
      const task = rows.tasks.get(taskId);
      if (task?.status !== 'pending') return false;
      rows.tasks.set(taskId, { ...task, ...change });
      return true;
    },
    pendingTasks: async () => [...rows.tasks.values()].filter(({ status }) => status === 'pending'),
  };
};
