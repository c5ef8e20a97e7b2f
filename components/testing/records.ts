import type { FailureData } from '../../lib/contract/failure.ts';
import type { Channel, ChannelItem } from '../../lib/records/channel.ts';
import type { Content } from '../../lib/records/content.ts';
import type { SavedItem } from '../../lib/records/saved-item.ts';
import type { Summary } from '../../lib/records/summary.ts';
import type { Task } from '../../lib/records/task.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import { compress } from '../../lib/store/compression.ts';
import type { GlossDatabase } from '../../lib/store/dexie/database.ts';

const day = Date.UTC(2026, 0, 10);

export const contentOf = (contentId: string, change: Partial<Content> = {}): Content => ({
  contentId,
  site: 'youtube',
  kind: 'video',
  sourceUrl: `https://www.youtube.com/watch?v=${contentId}`,
  title: `Talk ${contentId}`,
  duration: 90,
  author: 'Ann',
  tracks: [{ trackId: 'en', language: 'en', label: 'English', provenance: 'creator' }],
  createdAt: day,
  updatedAt: day,
  ...change,
});

export const savedOf = (contentId: string, change: Partial<SavedItem> = {}): SavedItem => ({
  contentId,
  tags: [],
  favourite: false,
  createdAt: day,
  updatedAt: day,
  ...change,
});

const cues = ['Clocks were set by the sun.', 'Railways needed one time.', 'So noon became a number.'].map((text, index) => ({
  index,
  startTime: index * 30,
  endTime: index * 30 + 30,
  text,
}));

export const transcriptOf = (contentId: string, change: Partial<Transcript> = {}): Transcript => ({
  contentId,
  trackId: 'en',
  language: 'en',
  provenance: 'creator',
  cues,
  createdAt: day,
  ...change,
});

export const summaryOf = (contentId: string, change: Partial<Summary> = {}): Summary => ({
  summaryId: `summary ${contentId}`,
  contentId,
  key: 'offline',
  wish: { product: 'summary', detailLevel: 400 },
  trackId: 'en',
  createdAt: day,
  digest: {
    language: 'en',
    lines: [
      { text: 'The railway made time uniform.', cites: [1] },
      { text: 'Noon is a convention.', cites: [2] },
    ],
    chapters: [
      { start: 0, end: 60, title: 'Sun and rails', from: 0, to: 2, lines: [{ text: 'Sundials came first.', cites: [0] }] },
      { start: 60, end: 90, title: 'Noon', from: 2, to: 3, lines: [{ text: 'Noon is a number.', cites: [2] }] },
    ],
  },
  made: { engine: 'offline' },
  ...change,
});

export const taskOf = (contentId: string, change: Partial<Task> = {}): Task => ({
  taskId: `task ${contentId}`,
  key: contentId,
  url: `https://www.youtube.com/watch?v=${contentId}`,
  wish: { product: 'summary', detailLevel: 400 },
  contentId,
  status: 'pending',
  stage: 'finding',
  fromCache: false,
  createdAt: Date.now(),
  updatedAt: Date.now() + 60_000,
  ...change,
});

export const failedTask = (contentId: string, failure: Partial<FailureData> & Pick<FailureData, 'code'>): Task =>
  taskOf(contentId, { status: 'failed', failure: { message: 'the reason', ...failure } });

export const channelOf = (channelId: string, change: Partial<Channel> = {}): Channel => ({
  channelId,
  channelUrl: `https://www.youtube.com/channel/${channelId}`,
  title: `Channel ${channelId}`,
  addresses: [],
  lastSeenAt: 0,
  unseen: 0,
  autoSummarize: false,
  subscribedAt: day,
  refresh: { feedUrl: `https://www.youtube.com/feeds/${channelId}`, platform: 'youtube', failures: 0, checkedAt: day },
  ...change,
});

export const feedItemOf = (channelId: string, itemId: string, change: Partial<ChannelItem> = {}): ChannelItem => ({
  channelId,
  itemId,
  contentId: `youtube:${itemId}`,
  sourceUrl: `https://www.youtube.com/watch?v=${itemId}`,
  title: `Episode ${itemId}`,
  at: day,
  arrivedAt: day,
  ...change,
});

/** Writes a saved item with its transcript and its summary. */
export async function putItem(database: GlossDatabase, contentId: string, change: Partial<SavedItem> = {}): Promise<void> {
  await database.contents.put(contentOf(contentId));
  await database.saved.put(savedOf(contentId, change));
  await putTranscript(database, transcriptOf(contentId));
  await database.summaries.put(summaryOf(contentId));
}

export async function putTranscript(database: GlossDatabase, { cues, ...row }: Transcript): Promise<void> {
  await database.transcripts.put({ ...row, cues: await compress(JSON.stringify(cues)) });
}
