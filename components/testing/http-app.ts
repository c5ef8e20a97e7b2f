import { operations } from '../../lib/contract/index.ts';
import type { LibraryRecord, LibraryRecords } from '../../lib/ports/library-records.ts';
import type { LibraryItem, LiveQueries } from '../../lib/ports/live-queries.ts';
import type { SavedItem } from '../../lib/records/saved-item.ts';
import { httpClient } from '../../lib/transports/http-client.ts';
import { serverToken } from '../../test/component/server-token.ts';
import type { App } from '../app/app-context.ts';
import { noPage } from '../app/page-link.ts';

type ServerClient = ReturnType<typeof serverClient>;

/** The client of the server that the component tests start, through the origin of the test page. */
const serverClient = () =>
  httpClient(operations, {
    baseUrl: `${location.origin}/server/api`,
    fetch: (url, request) => fetch(url, request),
    token: async () => serverToken,
  });

/** A context without an extension: operations over HTTP, and records read again after each operation that may write. */
export function httpApp(): App & { server: ServerClient } {
  const server = serverClient();
  const observers = new Set<() => void>();
  const client = new Proxy(server, {
    get: (_, name: keyof ServerClient) => async (input: never, options?: object) => {
      const result = await server[name](input, options);
      if (operations[name].scope === 'write') for (const refetch of observers) refetch();
      return result;
    },
  });
  const nothing = async () => undefined;
  return {
    server,
    client,
    live: { ...httpQueries(server), observe: (read, next, fail) => observe(observers, read, next, fail) },
    account: {
      connect: nothing,
      sync: nothing,
      acquire: nothing,
      release: nothing,
      disconnect: nothing,
      forgetEverything: nothing,
      onStatus(listener) {
        listener(null);
        return () => undefined;
      },
    },
    page: noPage,
    permissions: { request: async () => true, has: async () => true },
    images: { open: async ({ url }) => ({ src: url, close: () => undefined }), allowHost: nothing },
    navigation: {
      openReader: () => undefined,
      openLibrary: () => undefined,
      openSettings: () => undefined,
      openTab: () => undefined,
    },
    device: { version: 'web' },
    now: Date.now,
  };
}

function observe<Result>(
  observers: Set<() => void>,
  read: () => Promise<Result>,
  next: (result: Result) => void,
  fail?: (error: unknown) => void,
): () => void {
  let latest = 0;
  const refetch = () => {
    const own = ++latest;
    const isLatest = () => own === latest && observers.has(refetch);
    read().then(
      (result) => isLatest() && next(result),
      (error) => isLatest() && fail?.(error),
    );
  };
  observers.add(refetch);
  refetch();
  return () => void observers.delete(refetch);
}

/** The queries of library list, item and notes; the others return nothing. */
function httpQueries(server: ServerClient): Omit<LiveQueries, 'observe'> {
  const none = async () => [];
  const nothing = async () => undefined;
  const recordsOf = async (kind: 'video' | 'note', ids: string[]): Promise<LibraryRecord[]> => {
    if (ids.length === 0) return [];
    const { units } = await server.readUnits({ units: ids.map((id) => ({ kind, id })) });
    return units.flatMap(({ records }) => records as LibraryRecord[]);
  };
  const pick = <Kind extends keyof LibraryRecords>(records: LibraryRecord[], kind: Kind): LibraryRecords[Kind][] =>
    records.flatMap((record) => (record.kind === kind ? (record.value as LibraryRecords[Kind]) : []));
  const newestFirst = (a: { createdAt: number }, b: { createdAt: number }) => b.createdAt - a.createdAt;
  const summaries = async (contentId: string) => pick(await recordsOf('video', [contentId]), 'summary').sort(newestFirst);
  const noteOf = async (contentId: string) => pick(await recordsOf('note', [contentId]), 'note')[0];

  async function allSaved(): Promise<SavedItem[]> {
    const saved: SavedItem[] = [];
    for (const inBin of [false, true]) {
      for (let cursor: string | undefined, isFirst = true; isFirst || cursor !== undefined; isFirst = false) {
        const { videos, nextCursor } = await server.listLibrary({ inBin, limit: 100, ...(cursor !== undefined && { cursor }) });
        for (const { id, tags, favourite, channelId, createdAt, updatedAt, deletedAt } of videos) {
          const times = { createdAt: Date.parse(createdAt), updatedAt: Date.parse(updatedAt) };
          saved.push({
            contentId: id,
            tags,
            favourite,
            channelId,
            ...times,
            ...(deletedAt && { deletedAt: Date.parse(deletedAt) }),
          });
        }
        cursor = nextCursor ?? undefined;
      }
    }
    return saved;
  }

  async function items(ids: string[]): Promise<LibraryItem[]> {
    const [videos, notes] = await Promise.all([recordsOf('video', ids), recordsOf('note', ids)]);
    return ids.flatMap((id) => {
      const isOf = ({ contentId }: { contentId: string }) => contentId === id;
      const [saved, content, note] = [pick(videos, 'saved'), pick(videos, 'content'), pick(notes, 'note')].map((rows) =>
        rows.find(isOf),
      ) as [LibraryItem['saved']?, LibraryItem['content']?, LibraryItem['note']?];
      return saved && content ? { saved, content, ...(note?.text && { note }) } : [];
    });
  }

  return {
    content: async (id) => pick(await recordsOf('video', [id]), 'content')[0],
    contents: async (ids) => pick(await recordsOf('video', ids), 'content'),
    transcript: async (id, trackId) =>
      pick(await recordsOf('video', [id]), 'transcript')
        .sort(newestFirst)
        .find((row) => trackId === undefined || row.trackId === trackId),
    summary: async (id) => (await summaries(id))[0],
    summaries,
    translations: async (id) => pick(await recordsOf('video', [id]), 'translation'),
    saved: async (id) => pick(await recordsOf('video', [id]), 'saved')[0],
    allSaved,
    recentlySaved: async (limit) =>
      (await allSaved())
        .filter(({ deletedAt }) => deletedAt === undefined)
        .sort((a, b) => b.updatedAt - a.updatedAt)
        .slice(0, limit),
    items,
    note: noteOf,
    annotated: async () => (await server.listNotes({ limit: 100 })).notes.map(({ contentId }) => contentId),
    notePicture: nothing,
    noteVersions: async (id) => pick(await recordsOf('note', [id]), 'noteVersion').sort(newestFirst),
    listNotes: async ({ limit }) => {
      const { notes } = await server.listNotes({ limit: Math.min(limit, 100) });
      return notes.map(({ contentId, text, createdAt, updatedAt }) => ({
        contentId,
        text,
        createdAt: Date.parse(createdAt ?? ''),
        updatedAt: Date.parse(updatedAt ?? ''),
      }));
    },
    listTags: async () => (await server.listTags({})).tags,
    tasks: none,
    tasksByUrl: none,
    queue: none,
    partial: nothing,
    settings: nothing,
    getMindMap: nothing,
    getVisuals: nothing,
    seenSlides: none,
    collection: nothing,
    listCollections: none,
    trashedCollections: none,
    listItems: none,
    membership: async () => new Map(),
    chat: nothing,
    followed: none,
    channelOf: nothing,
    listFeed: none,
    shared: { collections: none, collection: nothing, contents: none, mediaItem: nothing },
  };
}
