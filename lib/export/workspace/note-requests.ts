import { isWebAddress } from '../../contract/web-address.ts';
import { batchBlocks } from './fit-blocks.ts';
import { limits } from './limits.ts';
import { nativeMarkdown } from './native-markdown.ts';
import { type NoteBlock, requestBlock } from './note-block.ts';
import { noteBlocks } from './note-blocks.ts';
import { titleText } from './rich-text.ts';

/** Parameters of the official client's `request`. */
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

/** The data source in which the page is created, and its property for addresses, if it has one. */
export interface WorkspaceTarget {
  dataSourceId: string;
  urlProperty?: string;
}

/** Creates the page by one request in the workspace's own Markdown; undefined if the text does not fit it. */
export function nativeRequest(page: WorkspacePage, target: WorkspaceTarget): WorkspaceRequest | undefined {
  const markdown = nativeMarkdown(page.markdown);
  if (markdown === undefined) return undefined;
  const request = createRequest(page, target, { markdown });
  return new TextEncoder().encode(JSON.stringify(request.body)).length <= limits.bytes ? request : undefined;
}

/** Creates the page from blocks: the first request creates it with as many as fit, the others append the rest. */
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
