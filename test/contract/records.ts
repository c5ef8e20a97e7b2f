/**
 * Section 2 of the interface specification: the records that answers are made of.
 *
 * A type that ends in `?` may be absent; `unstated` is a type that the specification leaves open.
 * A path names nested fields (`detail.subtitlesArray`, `chapters[].start`); `x.*` says that x has further fields which
 * the specification does not show.
 */
export type FieldType = 'string' | 'number' | 'integer' | 'boolean' | 'object' | 'array' | 'unstated';
export interface Field {
  type: FieldType | `${FieldType}?`;
  values?: string[];
  range?: [min: number, max: number];
  default?: unknown;
}
export type Fields = Record<string, Field['type'] | Field>;

const cost = { costDuration: 'number', remainingTime: 'number' } as const;

/** 2.1 */
export const summaryResult = {
  success: 'boolean',
  id: 'string',
  service: 'string',
  sourceUrl: 'string',
  htmlUrl: 'string',
  summary: 'string',
  ...cost,
  detail: 'object?',
  'detail.subtitlesArray': 'array',
  'detail.*': 'unstated',
} as const satisfies Fields;

/** 2.2 */
export const chapterResult = {
  ...summaryResult,
  title: 'string',
  chapters: 'array',
  'chapters[].start': 'unstated',
  'chapters[].end': 'unstated',
  'chapters[].content': 'unstated',
  'chapters[].summary': 'unstated',
  chapterSummary: 'string',
} as const satisfies Fields;

/** 2.3, as it is on creation */
export const summaryTask = {
  success: 'boolean',
  taskId: 'string',
  status: { type: 'string', values: ['pending', 'completed', 'failed'] },
} as const satisfies Fields;

/** 2.3, as the status call returns it: a completed task also carries the summary result. */
export const summaryTaskStatus: Fields = {
  id: 'string?',
  service: 'string?',
  sourceUrl: 'string?',
  htmlUrl: 'string?',
  summary: 'string?',
  costDuration: 'number?',
  remainingTime: 'number?',
  detail: 'object?',
  'detail.subtitlesArray': 'array',
  'detail.*': 'unstated',
  ...summaryTask,
};

/** Section 4.1 shows of the subtitle answer only where the subtitles are. */
export const subtitleResult: Fields = {
  detail: 'object',
  'detail.subtitlesArray': 'array',
  'detail.*': 'unstated',
  '*': 'unstated',
};

/** 2.4 */
export const polishedText: Fields = {
  success: 'boolean',
  title: 'string',
  segments: 'array',
  'segments[].startTime': 'number',
  'segments[].endTime': 'number',
  'segments[].chapterTitle': 'string',
  'segments[].polishedText': 'string',
  'segments[].fromCache': 'boolean',
  ...cost,
};

/** 2.5 */
export const expressArticle: Fields = { success: 'boolean', title: 'string', article: 'string', fromCache: 'boolean', ...cost };

/** 2.6 */
export const expandedUrl: Fields = { url: 'string' };

/** 2.7 */
export const version: Fields = { version: 'string' };

/** 2.8 */
export const savedVideo: Fields = {
  id: 'unstated',
  title: 'unstated',
  note: 'unstated',
  summary: 'unstated',
  chapters: 'unstated',
  subtitles: 'unstated',
  '*': 'unstated',
};

/** 2.9 */
export const libraryPage: Fields = { videos: 'array', 'videos[].*': 'unstated', nextCursor: 'string?', total: 'integer' };

/** 2.10 */
export const searchResult: Fields = {
  results: 'array',
  'results[].contentId': 'unstated',
  'results[].title': 'unstated',
  'results[].snippet': 'unstated',
  'results[].matchType': 'unstated',
  'results[].timestamp': 'unstated?',
  count: 'unstated',
};

/** 2.11 */
export const note: Fields = { contentId: 'unstated', text: 'unstated', '*': 'unstated' };

/** 2.12 */
export const collectionCreated: Fields = { id: 'string', '*': 'unstated' };
export const collection: Fields = { id: 'string', aggregatedSummary: 'unstated', '*': 'unstated' };

/** 2.13 */
export const feedPage: Fields = {
  items: 'array',
  'items[].contentId': 'unstated',
  'items[].channelId': 'unstated',
  'items[].channelTitle': 'unstated',
  'items[].title': 'unstated',
  'items[].sourceUrl': 'unstated',
  'items[].coverUrl': 'unstated',
  'items[].publishedAt': 'unstated',
  nextCursor: 'string?',
};

/** 2.15 */
export const account: Fields = {
  userId: 'string',
  email: 'string',
  plan: 'object',
  'plan.tier': { type: 'string', values: ['free', 'plus', 'pro', 'lifetime'] },
  'plan.isPaidMember': 'boolean',
  'plan.expiresAt': 'string',
  remainingMinutes: 'number',
};

/** Section 4.6: the specification does not show this answer. */
export const notShown: Fields = { '*': 'unstated' };
