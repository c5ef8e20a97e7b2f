import {
  type ReadResourceResult,
  type Resource,
  ResourceNotFoundError,
  type ResourceTemplateType,
} from '@modelcontextprotocol/server';
import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import type { Client } from '../../contract/operation.ts';
import { countTokens } from './count-tokens.ts';

/** Resources, and the completion of their ids, of one user. */
export interface AgentLibrary {
  list(cursor: string | undefined): Promise<{ resources: Resource[]; nextCursor?: string }>;
  /** Throws `ResourceNotFoundError`. */
  read(uri: string): Promise<ReadResourceResult>;
  /** Returns values of an argument that fit what has been typed. */
  complete(argument: string, typed: string): Promise<string[]>;
}

/** The beginning of the address of every resource. */
export const resourceScheme = 'gloss://';
const markdown = 'text/markdown';
/** Tokens of a part of a transcript. */
const maxTranscriptTokens = 8000;
/** Entries of a page of resources, and of a completion. */
const pageSize = 50;

/** The resources by their addresses, which contain the id of an item or a collection, encoded. */
export const resourceTemplates: ResourceTemplateType[] = [
  {
    name: 'item',
    title: 'Saved video or audio',
    uriTemplate: 'gloss://items/{contentId}',
    description: 'Title, link, summary, chapters and note of a saved item',
    mimeType: markdown,
  },
  {
    name: 'transcript',
    title: 'Transcript of a saved item',
    uriTemplate: 'gloss://transcripts/{contentId}{?from}',
    description: 'The stored transcript with its times, from a second on; ends with the address of the next part',
    mimeType: 'text/plain',
  },
  {
    name: 'note',
    title: 'Note on an item',
    uriTemplate: 'gloss://notes/{contentId}',
    description: 'In Markdown',
    mimeType: markdown,
  },
  {
    name: 'collection',
    title: 'Collection',
    uriTemplate: 'gloss://collections/{collectionId}',
    description: 'Description, summary and items of a collection',
    mimeType: markdown,
  },
];

/** Returns the library of a user as resources. */
export function createAgentLibrary(client: Client<Operations>): AgentLibrary {
  const readers: Record<string, (id: string, query: URLSearchParams) => Promise<[text: string, mimeType?: string]>> = {
    async items(id) {
      const { title, sourceUrl, summary, chapters, note } = await client.getVideo({ id });
      const chapterTexts = chapters?.map((chapter) => `### ${chapter.title} [${chapter.start}]\n\n${chapter.summary}`) ?? [];
      const parts = [`# ${title}`, sourceUrl, summary, ...chapterTexts, note && `## Note\n\n${note}`];
      return [parts.filter(Boolean).join('\n\n')];
    },
    async transcripts(id, query) {
      const { subtitles } = await client.getVideo({ id });
      if (!subtitles) throw new Failure('notFound', `No transcript of ${id} is stored. Call get_subtitle.`);
      const from = Number(query.get('from') ?? 0) || 0;
      const lines: string[] = [];
      let tokens = 0;
      for (const { startTime, endTime, speaker, text } of subtitles) {
        if (endTime < from) continue;
        const line = `[${Math.floor(startTime)}] ${speaker ? `${speaker}: ` : ''}${text}`;
        tokens += countTokens(line) + 1;
        if (tokens > maxTranscriptTokens && lines.length > 0) {
          lines.push(`Continues at gloss://transcripts/${encodeURIComponent(id)}?from=${startTime}`);
          break;
        }
        lines.push(line);
      }
      return [lines.join('\n'), 'text/plain'];
    },
    async notes(id) {
      return [(await client.getNote({ contentId: id })).text];
    },
    async collections(id) {
      const { name, description, aggregatedSummary, items } = await client.getCollection({ id });
      const list = items.map(({ title, contentId }) => `- ${title}: gloss://items/${encodeURIComponent(contentId)}`);
      return [[`# ${name}`, description, aggregatedSummary, list.join('\n')].filter(Boolean).join('\n\n')];
    },
  };

  return {
    async list(cursor) {
      const { videos, nextCursor } = await client.listLibrary({ limit: pageSize, cursor, includeSubtitles: false });
      // Collections stand on the first page: they are few.
      const collections = cursor === undefined ? (await client.listCollections({ limit: 100 })).collections : [];
      const resources = [
        ...collections.map(({ id, name, description }) => resourceOf('collections', id, name, description)),
        ...videos.map(({ id, title, channelTitle }) => resourceOf('items', id, title, channelTitle)),
      ];
      return { resources, ...(nextCursor && { nextCursor }) };
    },

    async read(uri) {
      const { protocol, hostname, pathname, searchParams } = URL.canParse(uri) ? new URL(uri) : new URL('about:blank');
      const reader = protocol === 'gloss:' && Object.hasOwn(readers, hostname) ? readers[hostname] : undefined;
      if (!reader) throw new ResourceNotFoundError(uri);
      try {
        const [text, mimeType = markdown] = await reader(decodeURIComponent(pathname.slice(1)), searchParams);
        return { contents: [{ uri, mimeType, text }] };
      } catch (error) {
        const { code, message } = error instanceof URIError ? new Failure('notFound') : Failure.from(error);
        throw code === 'notFound' || code === 'invalid' ? new ResourceNotFoundError(uri, message) : error;
      }
    },

    async complete(argument, typed) {
      if (argument === 'collectionId') {
        const { collections } = await client.listCollections({ limit: 100 });
        const fits = ({ id, name }: { id: string; name: string }) =>
          id.startsWith(typed) || name.toLowerCase().includes(typed.toLowerCase());
        return collections.filter(fits).map(({ id }) => id);
      }
      if (typed.trim() === '')
        return (await client.listLibrary({ limit: pageSize, includeSubtitles: false })).videos.map(({ id }) => id);
      const { results } = await client.searchLibrary({ keyword: typed.slice(0, 500), limit: pageSize, quick: true });
      return [...new Set(results.map(({ contentId }) => contentId))];
    },
  };
}

function resourceOf(kind: string, id: string, title: string, description = ''): Resource {
  const uri = `gloss://${kind}/${encodeURIComponent(id)}`;
  return { uri, name: id, title, ...(description && { description: description.slice(0, 200) }), mimeType: markdown };
}
