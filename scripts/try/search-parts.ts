import * as z from 'zod/mini';
import type { IndexedDocument, LooseWords, SearchStore } from '../../lib/ports/search-store.ts';
import type { Content } from '../../lib/records/content.ts';
import type { Note } from '../../lib/records/note.ts';
import type { SavedItem } from '../../lib/records/saved-item.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import type { SearchedStore } from '../../lib/search/read-document.ts';
import { createSearch } from '../../lib/search/search.ts';
import { type Part, part } from './part.ts';

/** Times in seconds. */
const SpokenCue = z.union([
  z.string(),
  z.object({ text: z.string(), startTime: z.optional(z.number()), endTime: z.optional(z.number()) }),
]);
const Document = z.object({
  id: z.string(),
  title: z._default(z.string(), ''),
  note: z.nullish(z.string()),
  cues: z.nullish(z.array(SpokenCue)),
});
type Document = z.infer<typeof Document>;

export const searchParts: Record<string, Part> = {
  search: part(
    '{documents: [{id, title, note?, cues?: [text or {text, startTime}]}], queries: [text], limit?} -> [{query, hits: [{id, matchType, snippet, highlights, timestamp?}]}]',
    z.object({
      documents: z.array(Document),
      queries: z.array(z.string()),
      limit: z._default(z.int().check(z.minimum(1), z.maximum(100)), 20),
    }),
    async ({ documents, queries, limit }) => {
      const search = createSearch(savedDocuments(documents), searchStoreInMemory());
      await search.catchUp();
      const answers: unknown[] = [];
      for (const query of queries) {
        const hits = await search.find({ keyword: query, limit });
        answers.push({ query, hits: hits.map(({ contentId: id, trackId: _, cueIndex: __, ...hit }) => ({ id, ...hit })) });
      }
      return answers;
    },
  ),
};

/** The documents as a store returns them; later ones were saved later. */
function savedDocuments(documents: Document[]): SearchedStore {
  const places = new Map(documents.map(({ id }, place) => [id, place]));
  const known = (id: string) => documents[places.get(id) ?? -1];
  return {
    listChanges: async (after, limit) =>
      [...places].slice(after, after + limit).map(([id], at) => ({ cursor: after + at + 1, kind: 'video', id, deleted: false })),
    readGroup: async () => [],
    getVisuals: async () => undefined,
    getContent: async (contentId): Promise<Content | undefined> => {
      const document = known(contentId);
      const times = { createdAt: 0, updatedAt: 0 };
      return (
        document && {
          contentId,
          site: '',
          kind: 'video',
          sourceUrl: '',
          title: document.title,
          duration: 0,
          tracks: [],
          ...times,
        }
      );
    },
    getSaved: async (contentId): Promise<SavedItem | undefined> => {
      const createdAt = places.get(contentId);
      return createdAt === undefined ? undefined : { contentId, tags: [], favourite: false, createdAt, updatedAt: createdAt };
    },
    getNote: async (contentId): Promise<Note | undefined> => ({
      contentId,
      text: known(contentId)?.note ?? '',
      createdAt: 0,
      updatedAt: 0,
    }),
    getTranscript: async (contentId): Promise<Transcript | undefined> => {
      const cues = known(contentId)?.cues;
      return cues
        ? { contentId, trackId: '', language: '', provenance: 'creator', cues: cues.map(timed), createdAt: 0 }
        : undefined;
    },
    findSummary: async () => undefined,
    listItems: async () => [],
  };
}

const timed = (cue: z.infer<typeof SpokenCue>, index: number) => {
  const { text, startTime = index, endTime = startTime } = typeof cue === 'string' ? { text: cue } : cue;
  return { index, text, startTime, endTime };
};

function searchStoreInMemory(): SearchStore {
  const blocks = new Map<number, { shard: number; bytes: Uint8Array<ArrayBuffer> }[]>();
  const documents: IndexedDocument[] = [];
  const loose: LooseWords[] = [];
  return {
    load: async () => ({ cursor: 0, nextSlot: 0, documents, loose, shards: [] }),
    commit: async () => undefined,
    seal: async (shard, _slots, sealed) => {
      for (const { bucket, bytes } of sealed) blocks.set(bucket, [...(blocks.get(bucket) ?? []), { shard, bytes }]);
    },
    getBlocks: async (bucket) => blocks.get(bucket) ?? [],
    dropShard: async () => undefined,
    clear: async () => blocks.clear(),
  };
}
