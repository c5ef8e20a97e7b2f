import { isWebAddress } from '../../contract/web-address.ts';
import { batchBlocks } from './fit-blocks.ts';
import { limits } from './limits.ts';
import { nativeMarkdown } from './native-markdown.ts';
import { type NoteBlock, requestBlock } from './note-block.ts';
import { noteBlocks } from './note-blocks.ts';
import { titleText } from './rich-text.ts';

/** A call as `request` of the official client takes it. */
export interface WorkspaceRequest {
  method: 'get' | 'post' | 'patch';
  path: string;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
}

export interface WorkspacePage {
  title: string;
  sourceUrl?: string;
  markdown: string;
}

/** The table that the page goes to, and its property that takes addresses, if it has one. */
export interface WorkspaceTarget {
  dataSourceId: string;
  urlProperty?: string;
}

/** The whole page in one request, where the text fits one and can be said in the workspace's own Markdown. */
export function nativeRequest(page: WorkspacePage, target: WorkspaceTarget): WorkspaceRequest | undefined {
  const markdown = nativeMarkdown(page.markdown);
  if (markdown === undefined) return undefined;
  const request = createRequest(page, target, { markdown });
  return new TextEncoder().encode(JSON.stringify(request.body)).length <= limits.bytes ? request : undefined;
}

/** The page as blocks: the first request makes it with what it can hold, the others add to it. */
export function blockRequests(page: WorkspacePage, target: WorkspaceTarget, pageId = '{page_id}'): WorkspaceRequest[] {
  const [first = [], ...others] = batchBlocks(noteBlocks(page.markdown));
  const append = (blocks: NoteBlock[]): WorkspaceRequest => ({
    method: 'patch',
    path: `blocks/${pageId}/children`,
    body: { children: blocks.map(requestBlock) },
  });
  return [createRequest(page, target, { children: first.map(requestBlock) }), ...others.map(append)];
}

const createRequest = (
  { title, sourceUrl }: WorkspacePage,
  { dataSourceId, urlProperty }: WorkspaceTarget,
  content: Record<string, unknown>,
): WorkspaceRequest => ({
  method: 'post',
  path: 'pages',
  body: {
    parent: { type: 'data_source_id', data_source_id: dataSourceId },
    // The title's property has this id, whatever its name.
    properties: {
      title: { title: titleText(title) },
      ...(urlProperty && isTaken(sourceUrl) && { [urlProperty]: { url: sourceUrl } }),
    },
    ...content,
  },
});

const isTaken = (url: string | undefined): boolean => url !== undefined && url.length <= limits.urlLength && isWebAddress(url);
