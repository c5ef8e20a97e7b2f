import { Failure } from '../../contract/failure.ts';
import type { WorkspaceState } from '../../ports/exporter.ts';
import {
  blockRequests,
  nativeRequest,
  type WorkspacePage,
  type WorkspaceRequest,
  type WorkspaceTarget,
} from './note-requests.ts';
import { titleText } from './rich-text.ts';
import { type SendOptions, sendRequest, type WorkspaceClient } from './send-request.ts';
import { type CreatedPage, countBlocks, pagesTitled, readPage, readTarget, type Send } from './workspace-rows.ts';

export interface WorkspaceExport extends Omit<SendOptions, 'verify'> {
  client: WorkspaceClient;
  databaseId: string;
  /** Last saved state of an export that was interrupted. */
  state?: WorkspaceState;
  save: (state: WorkspaceState) => Promise<void>;
}

/**
 * Creates a page in a workspace's database: by one request if the text fits the workspace's own Markdown, otherwise by as many as
 * the limits of the API need. Throws what `sendRequest` throws.
 */
export async function exportToWorkspace(page: WorkspacePage, options: WorkspaceExport): Promise<CreatedPage> {
  const { client, databaseId, state = {}, save, ...sending } = options;
  const send: Send = (request, verify) => sendRequest(client, request, { ...sending, verify });
  const target = await readTarget(send, databaseId);

  let { isNative, page: made } = state;
  if (!made) {
    const known = await titled(send, page, target);
    // A page that did not exist before was created by the interrupted run.
    made = state.earlier && known.find(({ id }) => !state.earlier!.includes(id));
    const earlier = state.earlier ?? known.map(({ id }) => id);
    const make = async (request: WorkspaceRequest, isWhole: boolean) => {
      isNative = isWhole;
      await save({ earlier, isNative });
      const verify = async () => (await titled(send, page, target)).find(({ id }) => !earlier.includes(id));
      return readPage(await send(request, verify));
    };
    const native = made ? undefined : nativeRequest(page, target);
    if (native) made = await make(native, true).catch(ignoreRefusal);
    made ??= await make(blockRequests(page, target)[0]!, false);
    await save({ earlier, isNative, page: made });
  }
  if (!isNative) await appendMissingBlocks(send, blockRequests(page, target, made.id), made.id);
  return made;
}

const titled = (send: Send, { title }: WorkspacePage, { dataSourceId }: WorkspaceTarget): Promise<CreatedPage[]> =>
  pagesTitled(send, dataSourceId, titleText(title)[0]?.text.content ?? '');

/** Sends the blocks that the page lacks, by the number of those that it has. */
async function appendMissingBlocks(send: Send, requests: readonly WorkspaceRequest[], pageId: string): Promise<void> {
  if (requests.length === 1) return;
  const held = await countBlocks(send, pageId);
  let end = 0;
  for (const request of requests) {
    end += (request.body!.children as unknown[]).length;
    const isDone = async () => ((await countBlocks(send, pageId)) >= end ? true : undefined);
    if (held < end) await send(request, isDone);
  }
}

/** Ignores the status 400, with which the workspace refuses its own Markdown; rethrows any other error. */
function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof Failure) || error.details?.status !== 400) throw error;
}
