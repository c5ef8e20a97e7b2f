import type { MediaStore } from '../../ports/media-store.ts';
import type { Card } from '../../records/card.ts';
import type { Channel, ChannelItem } from '../../records/channel.ts';
import type { Chat } from '../../records/chat.ts';
import type { Content } from '../../records/content.ts';
import type { EncodedImage } from '../../records/encoded-image.ts';
import type { NotePicture } from '../../records/note-picture.ts';
import type { Summary, SummaryContent } from '../../records/summary.ts';
import type { Task } from '../../records/task.ts';
import type { Transcript } from '../../records/transcript.ts';

/** Opens a store that contains media items, to which the other rows belong. */
export async function openWithMedia<Opened extends Pick<MediaStore, 'putContent'>>(
  open: () => Promise<Opened>,
  ...contentIds: string[]
): Promise<Opened> {
  const store = await open();
  for (const contentId of contentIds) await store.putContent({ ...content, contentId });
  return store;
}

/** Rows to fill a store with. For tests. */
export const content: Content = {
  contentId: 'youtube:aaaaaaaaaaa',
  site: 'youtube',
  kind: 'video',
  sourceUrl: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  title: 'A talk <b>with</b> markup',
  duration: 61.5,
  tracks: [{ trackId: '.en', language: 'en', label: 'English', provenance: 'creator' }],
  createdAt: 1,
  updatedAt: 1,
};

export const transcript: Transcript = {
  contentId: content.contentId,
  trackId: '.en',
  language: 'en',
  provenance: 'creator',
  cues: Array.from({ length: 1000 }, (_, index) => ({
    index,
    startTime: index,
    endTime: index + 1,
    text: `Wort Nummer ${index} — 第${index}句`,
  })),
  createdAt: 5,
};

const image: EncodedImage = {
  mimeType: 'image/webp',
  base64: 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==',
  width: 1,
  height: 1,
};

export const notePicture = (pictureId: string, more: Partial<NotePicture> = {}): NotePicture => ({
  pictureId,
  contentId: content.contentId,
  time: 65.5,
  image,
  thumbnail: image,
  createdAt: 1,
  ...more,
});

export const card = (cardId: string, more: Partial<Card> = {}): Card => ({
  cardId,
  contentId: content.contentId,
  source: 'summary',
  text: 'Bread needs 18 hours to rise.',
  hidden: { from: 12, to: 14 },
  startTime: 65.5,
  reviews: [],
  createdAt: 1,
  ...more,
});

export const digest = (text: string): SummaryContent => ({ language: 'en', lines: [{ text, cites: [0] }], chapters: [] });

export const summary = (summaryId: string, key: string, createdAt: number): Summary => ({
  summaryId,
  contentId: content.contentId,
  key,
  wish: { product: 'summary', detailLevel: 400 },
  trackId: '.en',
  createdAt,
  digest: digest(summaryId),
  made: { engine: 'offline' },
});

export const task = (taskId: string, createdAt = 1): Task => ({
  taskId,
  key: taskId,
  url: content.sourceUrl,
  wish: { product: 'summary', detailLevel: 400 },
  status: 'pending',
  stage: 'finding',
  fromCache: false,
  createdAt,
  updatedAt: createdAt,
});

export const chat = (chatId: string, more: Partial<Chat> = {}): Chat => ({
  chatId,
  messages: [],
  suggestedQuestions: [],
  updatedAt: 1,
  ...more,
});

export const channel = (channelId: string, more: Partial<Channel> = {}): Channel => ({
  channelId,
  channelUrl: `https://${channelId}.example/`,
  title: channelId,
  addresses: [],
  lastSeenAt: 0,
  unseen: 0,
  autoSummarize: false,
  subscribedAt: 1,
  refresh: { feedUrl: `https://${channelId}.example/feed`, platform: 'web', failures: 0, nextAt: 0 },
  ...more,
});

export const item = (channelId: string, itemId: string, at: number, more: Partial<ChannelItem> = {}): ChannelItem => ({
  channelId,
  itemId,
  contentId: `web:${itemId}`,
  title: itemId,
  sourceUrl: `https://${channelId}.example/${itemId}`,
  at,
  arrivedAt: at,
  ...more,
});
