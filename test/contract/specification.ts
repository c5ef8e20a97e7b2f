import * as records from './records.ts';

/** Section 4 of the interface specification: every endpoint, as its tables give it. */
export interface Endpoint {
  http: string;
  tool?: string;
  tag: 'open' | 'agent';
  scope: 'none' | 'read' | 'write';
  /** Query or body; `*` where the specification does not show it. */
  parameters: records.Fields;
  result: records.Fields;
}

const url = 'string';
const includeDetail = 'boolean?';
const notShown: records.Fields = { '*': 'unstated' };

/** 4.1 */
const summarization: Omit<Endpoint, 'tag'>[] = [
  {
    http: 'GET /v1/summarize',
    tool: 'summarize_video',
    scope: 'read',
    parameters: { url, includeDetail },
    result: records.summaryResult,
  },
  { http: 'POST /v1/summarize', scope: 'read', parameters: notShown, result: records.notShown },
  {
    http: 'POST /v1/summarizeWithConfig',
    tool: 'summarize_video_with_config',
    scope: 'read',
    parameters: {
      url,
      includeDetail,
      promptConfig: 'object?',
      'promptConfig.customPrompt': 'string?',
      'promptConfig.outputLanguage': 'string?',
      'promptConfig.audioLanguage': 'string?',
      'promptConfig.showEmoji': 'boolean?',
      'promptConfig.detailLevel': { type: 'number?', range: [0, 1000] },
      'promptConfig.showTimestamp': 'boolean?',
      'promptConfig.isRefresh': 'boolean?',
    },
    result: records.notShown,
  },
  {
    http: 'GET /v1/summarizeByChapter',
    tool: 'summarize_by_chapter',
    scope: 'read',
    parameters: { url, outputLanguage: 'string?', includeDetail },
    result: records.chapterResult,
  },
  {
    http: 'GET /v1/getSubtitle',
    tool: 'get_subtitle',
    scope: 'read',
    parameters: {
      url,
      audioLanguage: 'string?',
      transcribeProvider: 'string?',
      whisperPrompt: 'string?',
      apiKey: 'string?',
      enabledSpeaker: 'boolean?',
    },
    result: records.subtitleResult,
  },
  {
    http: 'GET /v1/createSummaryTask',
    tool: 'create_summary_task',
    scope: 'read',
    parameters: { url },
    result: records.summaryTask,
  },
  {
    http: 'GET /v1/getSummaryTaskStatus',
    tool: 'get_task_status',
    scope: 'read',
    parameters: { taskId: 'string', includeDetail: 'string?' },
    result: records.summaryTaskStatus,
  },
  {
    http: 'GET /v1/getPolishedText',
    scope: 'read',
    parameters: { url, includeDetail, keywords: 'string?' },
    result: records.polishedText,
  },
  {
    http: 'GET /v1/express',
    scope: 'read',
    parameters: { url, includeDetail, outputLanguage: 'string?', model: 'string?' },
    result: records.expressArticle,
  },
  { http: 'GET /v1/expandUrl', scope: 'read', parameters: { url }, result: records.expandedUrl },
  { http: 'GET /version', scope: 'none', parameters: {}, result: records.version },
];

/** 4.2 */
const library: Omit<Endpoint, 'tag'>[] = [
  {
    http: 'GET /v1/library/list',
    tool: 'list_saved_videos',
    scope: 'read',
    parameters: {
      limit: { type: 'integer?', range: [1, 100], default: 20 },
      cursor: 'string?',
      channelId: 'string?',
      sortBy: { type: 'string?', values: ['createdAt', 'updatedAt'] },
      sortOrder: { type: 'string?', values: ['asc', 'desc'] },
    },
    result: records.libraryPage,
  },
  {
    http: 'GET /v1/library/get',
    tool: 'get_saved_video',
    scope: 'read',
    parameters: { id: 'string' },
    result: records.savedVideo,
  },
  {
    http: 'GET /v1/library/search',
    tool: 'search_saved_videos',
    scope: 'read',
    parameters: { keyword: 'string', limit: 'integer?' },
    result: records.searchResult,
  },
  {
    http: 'GET /v1/notes/list',
    tool: 'list_notes',
    scope: 'read',
    parameters: { limit: 'integer?', cursor: 'string?' },
    result: records.notShown,
  },
  { http: 'GET /v1/notes/get', tool: 'get_note', scope: 'read', parameters: { contentId: 'string' }, result: records.note },
  {
    http: 'POST /v1/notes/update',
    tool: 'update_note',
    scope: 'write',
    parameters: { contentId: 'string', text: 'string' },
    result: records.notShown,
  },
  {
    http: 'GET /v1/collections/list',
    tool: 'list_collections',
    scope: 'read',
    parameters: { scope: { type: 'string?', values: ['owned', 'purchased', 'all'] }, limit: 'integer?', cursor: 'string?' },
    result: records.notShown,
  },
  {
    http: 'GET /v1/collections/get',
    tool: 'get_collection',
    scope: 'read',
    parameters: { id: 'string' },
    result: records.collection,
  },
  {
    http: 'POST /v1/collections/create',
    tool: 'create_collection',
    scope: 'write',
    parameters: { name: 'string', description: 'string?', isPublic: 'boolean?' },
    result: records.collectionCreated,
  },
  {
    http: 'POST /v1/collections/addItem',
    tool: 'add_to_collection',
    scope: 'write',
    parameters: notShown,
    result: records.notShown,
  },
  {
    http: 'GET /v1/collections/chatHistory',
    tool: 'get_collection_chat_history',
    scope: 'read',
    parameters: { collectionId: 'string' },
    result: records.notShown,
  },
];

/** 4.3 */
const feed: Omit<Endpoint, 'tag'>[] = [
  {
    http: 'GET /v1/feed',
    tool: 'get_latest_feed',
    scope: 'read',
    parameters: {
      since: 'string?',
      limit: { type: 'integer?', range: [1, 100], default: 20 },
      cursor: 'string?',
    },
    result: records.feedPage,
  },
  { http: 'POST /v1/feed/markSeen', scope: 'read', parameters: notShown, result: records.notShown },
  { http: 'GET /v1/channels/list', tool: 'list_channels', scope: 'read', parameters: {}, result: records.notShown },
  {
    http: 'POST /v1/channels/subscribe',
    tool: 'subscribe_channel',
    scope: 'write',
    parameters: { channelUrl: 'string' },
    result: records.notShown,
  },
  {
    http: 'POST /v1/channels/unsubscribe',
    tool: 'unsubscribe_channel',
    scope: 'write',
    parameters: notShown,
    result: records.notShown,
  },
  {
    http: 'GET /v1/channels/videos',
    tool: 'get_channel_videos',
    scope: 'read',
    parameters: { channelUrl: 'string', limit: 'integer?' },
    result: records.notShown,
  },
  { http: 'GET /v1/channel/health', scope: 'read', parameters: {}, result: records.notShown },
];

/** 4.4 */
const me: Omit<Endpoint, 'tag'>[] = [
  { http: 'GET /v1/me', tool: 'get_account_info', scope: 'read', parameters: {}, result: records.account },
];

/** 4.5, with the write scopes of section 5 */
const advanced: Omit<Endpoint, 'tag'>[] = [
  ['POST /v1/video/mindmap', 'generate_video_mindmap', 'write'] as const,
  ['POST /v1/video/visuals', 'extract_video_visuals', 'write'] as const,
  ['POST /v1/summary/byPrompt', 'generate_summary_by_prompt', 'write'] as const,
  ['GET /v1/workspace/status', 'get_workspace_status', 'read'] as const,
  ['POST /v1/workspace/exportNote', 'export_to_workspace', 'write'] as const,
].map(([http, tool, scope]) => ({ http, tool, scope, parameters: notShown, result: records.notShown }));

export const endpoints: Endpoint[] = [
  ...summarization.map((endpoint) => ({ ...endpoint, tag: 'open' as const })),
  ...[library, feed, me, advanced].flat().map((endpoint) => ({ ...endpoint, tag: 'agent' as const })),
];
