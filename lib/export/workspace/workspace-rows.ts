import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import type { WorkspaceRequest, WorkspaceTarget } from './note-requests.ts';

export type Send = (request: WorkspaceRequest, verify?: () => Promise<unknown>) => Promise<unknown>;

const Page = z.object({ id: z.string(), url: z.string() });
export type CreatedPage = z.infer<typeof Page>;
const Database = z.object({ data_sources: z.array(z.object({ id: z.string() })).check(z.minLength(1)) });
const DataSource = z.object({ properties: z.record(z.string(), z.object({ id: z.string(), type: z.string() })) });
const Bot = z.object({ bot: z.object({ workspace_name: z.nullish(z.string()) }) });
const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({ results: z.array(item), has_more: z.boolean(), next_cursor: z.nullish(z.string()) });
const Pages = listOf(Page);
const Blocks = listOf(z.object({ id: z.string() }));

/** Maximum pages of a list that are read. */
const maxPages = 200;

/** Reads the page in the answer to its creation. Throws `siteFailed` for any other answer. */
export const readPage = (answer: unknown): CreatedPage => read(Page, answer);

/** Reads the data source of a database, the first of several, and the property of it that takes addresses. */
export async function readTarget(send: Send, databaseId: string): Promise<WorkspaceTarget> {
  const { data_sources } = read(Database, await send({ method: 'get', path: `databases/${encodeURIComponent(databaseId)}` }));
  const id = data_sources[0]!.id;
  const { properties } = read(DataSource, await send({ method: 'get', path: `data_sources/${id}` }));
  const urlProperty = Object.values(properties).find(({ type }) => type === 'url')?.id;
  return { dataSourceId: id, urlProperty };
}

/** Returns the pages of a data source with a title. */
export async function pagesTitled(send: Send, dataSourceId: string, title: string): Promise<CreatedPage[]> {
  const filter = { property: 'title', title: title ? { equals: title } : { is_empty: true } };
  return readAll(Pages, (start_cursor) =>
    send({
      method: 'post',
      path: `data_sources/${dataSourceId}/query`,
      body: { filter, page_size: 100, ...(start_cursor && { start_cursor }) },
    }),
  );
}

/** Counts the top-level blocks of a page. */
export async function countBlocks(send: Send, pageId: string): Promise<number> {
  const blocks = await readAll(Blocks, (start_cursor) =>
    send({
      method: 'get',
      path: `blocks/${pageId}/children`,
      query: { page_size: '100', ...(start_cursor && { start_cursor }) },
    }),
  );
  return blocks.length;
}

/** Returns the name of the workspace that a token belongs to. */
export async function workspaceName(send: Send): Promise<string | undefined> {
  return read(Bot, await send({ method: 'get', path: 'users/me' })).bot.workspace_name ?? undefined;
}

async function readAll<T extends z.ZodMiniType>(
  list: ReturnType<typeof listOf<T>>,
  ask: (cursor: string | undefined) => Promise<unknown>,
): Promise<z.output<T>[]> {
  const found: z.output<T>[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page++) {
    const { results, has_more, next_cursor } = read(list, await ask(cursor));
    found.push(...(results as z.output<T>[]));
    cursor = next_cursor ?? undefined;
    if (!has_more || !cursor) break;
  }
  return found;
}

function read<Schema extends z.ZodMiniType>(schema: Schema, answer: unknown): z.output<Schema> {
  const parsed = schema.safeParse(answer);
  if (parsed.success) return parsed.data;
  const { path, message } = parsed.error.issues[0]!;
  throw new Failure('siteFailed', `The workspace sent an unexpected response: ${path.join('.')}: ${message}`);
}
