import * as z from 'zod/mini';
import { workspaceHost } from '../../../contract/workspace-host.ts';
import { limits } from '../limits.ts';

export interface FakeRequest {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string | undefined>;
  body: string;
}
export interface FakeAnswer {
  status: number;
  headers?: Record<string, string>;
  body: unknown;
}
type Block = { type: string } & Record<string, { rich_text?: { text: { content: string } }[]; children?: Block[] }>;
export interface FakePage {
  id: string;
  properties: Record<string, { title?: { text: { content: string } }[]; url?: string }>;
  blocks: Block[];
  markdown?: string;
}

const url = z.url().check(z.maxLength(limits.urlLength));
const RichTexts = z
  .array(
    z.strictObject({
      type: z.literal('text'),
      text: z.strictObject({
        content: z.string().check(z.maxLength(limits.textLength)),
        link: z.optional(z.strictObject({ url })),
      }),
      annotations: z.optional(z.partial(z.strictObject({ bold: z.boolean(), italic: z.boolean(), code: z.boolean() }))),
    }),
  )
  .check(z.maxLength(limits.richTexts));
const languages = ['plain text', 'javascript', 'typescript', 'python', 'json'] as const;

/** Blocks as the API documents them, with so many levels below. */
const blocksOver = (depth: number): z.ZodMiniType => {
  const children = depth > 0 ? { children: z.optional(blocksOver(depth - 1)) } : {};
  const words = z.strictObject({ rich_text: RichTexts, ...children });
  const text = z.strictObject({ rich_text: RichTexts });
  const block = <Type extends string, Content extends z.ZodMiniType>(type: Type, content: Content) =>
    z.strictObject({ type: z.literal(type), [type]: content });
  return z
    .array(
      z.union([
        ...['paragraph', 'bulleted_list_item', 'numbered_list_item', 'quote'].map((type) => block(type, words)),
        ...['heading_1', 'heading_2', 'heading_3'].map((type) => block(type, text)),
        block('code', z.strictObject({ rich_text: RichTexts, language: z.enum(languages) })),
        block('divider', z.strictObject({})),
      ]),
    )
    .check(z.maxLength(limits.children));
};
const Children = blocksOver(limits.depth).check(
  z.refine((blocks) => countAll(blocks as Block[]) <= limits.blocks, 'too many blocks'),
);
const Append = z.strictObject({ children: Children });
const Create = z
  .strictObject({
    parent: z.strictObject({ type: z.literal('data_source_id'), data_source_id: z.literal('source-1') }),
    properties: z.strictObject({ title: z.strictObject({ title: RichTexts }), 'u%3A1': z.optional(z.strictObject({ url })) }),
    children: z.optional(Children),
    markdown: z.optional(z.string()),
  })
  .check(z.refine(({ children, markdown }) => children === undefined || markdown === undefined, 'children or markdown'));
const Query = z.strictObject({
  filter: z.strictObject({
    property: z.literal('title'),
    title: z.union([z.strictObject({ equals: z.string() }), z.strictObject({ is_empty: z.literal(true) })]),
  }),
  page_size: z.int().check(z.minimum(1), z.maximum(100)),
  start_cursor: z.optional(z.string()),
});

const countAll = (blocks: Block[]): number =>
  blocks.reduce((sum, block) => sum + 1 + countAll(block[block.type]?.children ?? []), 0);

/**
 * A workspace of one database that enforces the documented limits of the API it stands for, for tests. It has the token
 * `secret`, the database `0123456789abcdef0123456789abcdef` and the property `u%3A1` for addresses; `pages` is what it holds.
 */
export function fakeNotion(options: { refuseMarkdown?: boolean } = {}) {
  const pages: FakePage[] = [];

  const routes: [method: string, path: RegExp, answer: (id: string, input: unknown, query: URLSearchParams) => FakeAnswer][] = [
    ['GET', /^users\/me$/, () => ok({ bot: { workspace_name: 'Kitchen' } })],
    ['GET', /^databases\/0123456789abcdef0123456789abcdef$/, () => ok({ data_sources: [{ id: 'source-1', name: 'Notes' }] })],
    [
      'GET',
      /^data_sources\/source-1$/,
      () => ok({ properties: { Name: { id: 'title', type: 'title' }, Link: { id: 'u%3A1', type: 'url' } } }),
    ],
    [
      'POST',
      /^data_sources\/source-1\/query$/,
      (_, input) => {
        const query = Query.safeParse(input);
        if (!query.success) return invalid(query.error);
        const { title } = query.data.filter;
        const wanted = 'equals' in title ? title.equals : '';
        const found = pages.filter(
          ({ properties }) => (properties.title!.title ?? []).map(({ text }) => text.content).join('') === wanted,
        );
        return list(found.map(shown), query.data.start_cursor, query.data.page_size);
      },
    ],
    [
      'POST',
      /^pages$/,
      (_, input) => {
        const create = Create.safeParse(input);
        if (!create.success) return invalid(create.error);
        const { properties, children = [], markdown } = create.data;
        if (markdown !== undefined && options.refuseMarkdown) return invalid('markdown is not known');
        const page = { id: `page-${pages.length + 1}`, properties, blocks: [...(children as Block[])], markdown };
        pages.push(page);
        return ok(shown(page));
      },
    ],
    [
      'PATCH',
      /^blocks\/([\w-]+)\/children$/,
      (id, input) => {
        const page = pages.find((page) => page.id === id);
        const append = Append.safeParse(input);
        if (!page) return missing;
        if (!append.success) return invalid(append.error);
        page.blocks.push(...(append.data.children as Block[]));
        return ok({ results: [] });
      },
    ],
    [
      'GET',
      /^blocks\/([\w-]+)\/children$/,
      (id, _, query) => {
        const page = pages.find((page) => page.id === id);
        if (!page) return missing;
        return list(
          page.blocks.map((_, i) => ({ id: `block-${i}` })),
          query.get('start_cursor') ?? undefined,
          Number(query.get('page_size') ?? 100),
        );
      },
    ],
  ];

  function answer({ method, path, headers, body }: FakeRequest): FakeAnswer {
    if (headers.authorization !== 'Bearer secret') return error(401, 'unauthorized');
    if (!/^20\d\d-\d\d-\d\d$/.test(headers['notion-version'] ?? '')) return error(400, 'missing_version');
    if (new TextEncoder().encode(body).length > limits.bytes) return error(400, 'validation_error', 'body too large');
    const address = new URL(path, `https://${workspaceHost}`);
    for (const [wanted, pattern, run] of routes) {
      const match = wanted === method ? pattern.exec(address.pathname.replace(/^\/v1\//, '')) : null;
      if (match) return run(match[1] ?? '', body ? JSON.parse(body) : undefined, address.searchParams);
    }
    return missing;
  }
  return { pages, answer };
}

const ok = (body: unknown): FakeAnswer => ({ status: 200, body });
const error = (status: number, code: string, message: string = code): FakeAnswer => ({
  status,
  body: { object: 'error', status, code, message },
});
const missing = error(404, 'object_not_found');
const invalid = (reason: unknown): FakeAnswer => error(400, 'validation_error', String(reason));
const shown = ({ id }: FakePage) => ({ object: 'page', id, url: `https://www.notion.so/${id}` });

function list(results: unknown[], cursor: string | undefined, size: number): FakeAnswer {
  if (!(size >= 1 && size <= 100)) return invalid('page_size');
  const from = Number(cursor ?? 0);
  const to = from + size;
  const hasMore = to < results.length;
  return ok({ object: 'list', results: results.slice(from, to), has_more: hasMore, next_cursor: hasMore ? String(to) : null });
}
