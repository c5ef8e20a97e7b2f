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
import { countBlocks, type MadePage, pagesTitled, readPage, readTarget, type Send } from './workspace-rows.ts';

export interface WorkspaceExport extends Omit<SendOptions, 'verify'> {
  client: WorkspaceClient;
  databaseId: string;
  /** What `save` was given last, when the export was cut off. */
  state?: WorkspaceState;
  save: (state: WorkspaceState) => Promise<void>;
}

/**
 * Makes a page of a workspace's database from a note: in one request where the text can go so, and otherwise in as many as the
 * limits of the API take. Throws what `sendRequest` throws.
 */
export async function exportToWorkspace(page: WorkspacePage, options: WorkspaceExport): Promise<MadePage> {
  const { client, databaseId, state = {}, save, ...sending } = options;
  const send: Send = (request, verify) => sendRequest(client, request, { ...sending, verify });
  const target = await readTarget(send, databaseId);

  let { isNative, page: made } = state;
  if (!made) {
    const known = await titled(send, page, target);
    // One that was not there before is the page of the run that was cut off.
    made = state.earlier && known.find(({ id }) => !state.earlier!.includes(id));
    const earlier = state.earlier ?? known.map(({ id }) => id);
    const make = async (request: WorkspaceRequest, isWhole: boolean) => {
      isNative = isWhole;
      await save({ earlier, isNative });
      const verify = async () => (await titled(send, page, target)).find(({ id }) => !earlier.includes(id));
      return readPage(await send(request, verify));
    };
    const native = made ? undefined : nativeRequest(page, target);
    if (native) made = await make(native, true).catch(unlessRefused);
    made ??= await make(blockRequests(page, target)[0]!, false);
    await save({ earlier, isNative, page: made });
  }
  if (!isNative) await appendRest(send, blockRequests(page, target, made.id), made.id);
  return made;
}

const titled = (send: Send, { title }: WorkspacePage, { dataSourceId }: WorkspaceTarget): Promise<MadePage[]> =>
  pagesTitled(send, dataSourceId, titleText(title)[0]?.text.content ?? '');

/** Sends what the page does not hold yet; how much it holds tells where to go on. */
async function appendRest(send: Send, requests: readonly WorkspaceRequest[], pageId: string): Promise<void> {
  if (requests.length === 1) return;
  const held = await countBlocks(send, pageId);
  let end = 0;
  for (const request of requests) {
    end += (request.body!.children as unknown[]).length;
    const isDone = async () => ((await countBlocks(send, pageId)) >= end ? true : undefined);
    if (held < end) await send(request, isDone);
  }
}

/** The workspace may not take a text in this form, and says so by 400. */
function unlessRefused(error: unknown): undefined {
  if (!(error instanceof Failure) || (error.details as { status?: number } | undefined)?.status !== 400) throw error;
}
