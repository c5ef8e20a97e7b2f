import type { Operations } from '../../lib/contract/index.ts';
import type { Client } from '../../lib/contract/operation.ts';
import type { LibraryRecord } from '../../lib/ports/library-records.ts';
import { card, notePicture } from '../../lib/store/testing/rows-suite.ts';
import { testBrowser } from '../../server/testing/test-browser.ts';

/** The ids and addresses of an account's data, by the kind of thing they name. */
export interface OwnedIds {
  contentId: string;
  collectionId: string;
  channelId: string;
  channelUrl: string;
  summaryId: string;
  versionId: string;
  providerId: string;
  taskId: string;
  visualsTaskId: string;
  batchId: string;
  importId: string;
  cardId: string;
  url: string;
  urls: string[];
  units: { kind: string; id: string }[];
  /** Groups as a device writes them, without records. */
  emptyUnits: { kind: string; id: string; records: [] }[];
}

/** Creates an account on the server's pages, and a token for its API. */
export async function signUp(origin: string, email: string): Promise<string> {
  const browser = testBrowser(origin);
  const password = 'correct horse battery';
  await browser.send('/account/sign-up', { email, password });
  await browser.send('/account/sign-in', { email, password });
  const { response } = await browser.send('/account/tokens', { name: 'attack', scope: 'read write' });
  const token = /<code class="secret">([^<]+)<\/code>/.exec(await response.text())?.[1];
  if (!token) throw new Error(`no token for ${email}: ${response.status}`);
  return token;
}

/** Fills an account with every kind of record, each with the text `secret of NAME` and ids that contain the name. */
export async function fillAccount(client: Client<Operations>, name: string): Promise<OwnedIds> {
  const [contentId, collectionId, channelId] = [`youtube:${name}-media`, `${name}-collection`, `youtube:${name}-channel`];
  const [summaryId, versionId] = [`${name}-summary`, `${name}-version`];
  const url = `https://www.youtube.com/watch?v=${name}-media`;
  const channelUrl = `https://www.youtube.com/@${name}`;
  const { importId } = await client.beginImport({});
  await client.addToImport({ importId, part: 0, records: recordsOf(name) });
  await client.commitImport({ importId });
  const apiKey = 'sk-secret';
  const provider = {
    kind: 'openaiCompatible',
    name: `secret of ${name}`,
    baseUrl: 'https://models.example/v1',
    model: 'm',
  } as const;
  const { id: providerId } = await client.saveProvider({ ...provider, apiKey });
  // Tasks of an address without a stored transcript end at once.
  const unknown = `https://talks.example/${name}`;
  const { taskId } = await client.createTask({ url: unknown });
  const { batchId } = await client.createBatch({ urls: [unknown] });
  const { taskId: visualsTaskId } = await client.extractVisuals({ contentId });
  const open = await client.beginImport({});
  const kinds = {
    video: contentId,
    note: contentId,
    collection: collectionId,
    channel: channelId,
    card: `${name}-card`,
    chat: `content:${contentId}`,
  };
  const units = Object.entries(kinds).map(([kind, id]) => ({ kind, id }));
  return {
    ...{ contentId, collectionId, channelId, channelUrl, summaryId, versionId, providerId, taskId, visualsTaskId, batchId, url },
    importId: open.importId,
    cardId: `${name}-card`,
    urls: [url],
    units,
    emptyUnits: units.map((unit) => ({ ...unit, records: [] })),
  };
}

function recordsOf(name: string): LibraryRecord[] {
  const secret = `secret of ${name}`;
  const contentId = `youtube:${name}-media`;
  const of = { contentId, createdAt: 1 };
  const line = { text: secret, cites: [0] };
  const digest = {
    language: 'en',
    lines: [line],
    chapters: [0, 10].map((start) => ({ start, end: start + 10, title: secret, from: 0, to: 2, lines: [line] })),
  };
  const wish = { product: 'summary', detailLevel: 400 } as const;
  const sourceUrl = `https://www.youtube.com/watch?v=${name}-media`;
  const content = { site: 'youtube', kind: 'video', sourceUrl, title: secret, duration: 20, updatedAt: 1 } as const;
  const channel = { channelUrl: `https://www.youtube.com/@${name}`, title: secret, addresses: [], lastSeenAt: 0, unseen: 1 };
  const collection = { name: secret, description: secret, isPublic: false, createdAt: 1, updatedAt: 1 };
  const other = `youtube:${name}-other`;
  return [
    {
      kind: 'channel',
      value: {
        channelId: `youtube:${name}-channel`,
        ...channel,
        autoSummarize: false,
        subscribedAt: 1,
        refresh: { feedUrl: `https://feeds.example/${name}`, platform: 'youtube', failures: 0 },
      },
    },
    ...[1, 2].map((at): LibraryRecord => {
      const item = { channelId: `youtube:${name}-channel`, itemId: `${name}-${at}`, contentId, title: secret, sourceUrl };
      return { kind: 'channelItem', value: { ...item, at, arrivedAt: at } };
    }),
    ...[contentId, other].flatMap((id): LibraryRecord[] => [
      {
        kind: 'content',
        value: {
          ...of,
          ...content,
          contentId: id,
          tracks: [{ trackId: 'en', language: 'en', label: secret, provenance: 'creator' }],
        },
      },
      { kind: 'saved', value: { contentId: id, tags: [secret], favourite: false, createdAt: 1, updatedAt: 1 } },
      { kind: 'note', value: { contentId: id, text: secret, createdAt: 1, updatedAt: 1 } },
    ]),
    { kind: 'noteVersion', value: { ...of, versionId: `${name}-version`, text: secret, replacedBy: 'edit' } },
    { kind: 'notePicture', value: notePicture(`${name}-picture`, { contentId }) },
    { kind: 'card', value: card(`${name}-card`, { contentId, text: secret }) },
    { kind: 'collection', value: { id: `${name}-collection`, ...collection } },
    { kind: 'collection', value: { id: `${name}-collection-2`, ...collection } },
    { kind: 'collectionItem', value: { collectionId: `${name}-collection`, contentId, addedAt: 1, position: 1 } },
    ...[`content:${contentId}`, `collection:${name}-collection`].map(
      (chatId): LibraryRecord => ({
        kind: 'chat',
        value: {
          chatId,
          messages: [{ role: 'user', content: secret, citations: [], createdAt: 1 }],
          suggestedQuestions: [secret],
          updatedAt: 1,
        },
      }),
    ),
    {
      kind: 'summary',
      value: { ...of, summaryId: `${name}-summary`, key: 'k', wish, trackId: 'en', digest, made: { engine: 'offline' } },
    },
    {
      kind: 'transcript',
      value: {
        ...of,
        trackId: 'en',
        language: 'en',
        provenance: 'creator',
        cues: [0, 1].map((index) => ({ index, startTime: index * 10, endTime: index * 10 + 10, text: secret, speaker: name })),
      },
    },
    {
      kind: 'visuals',
      value: {
        ...of,
        slides: [
          { startTime: 1, endTime: 2, image: { mimeType: 'image/webp', base64: 'UklGRg==', width: 4, height: 3 }, text: secret },
        ],
      },
    },
  ];
}
