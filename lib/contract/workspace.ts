import * as z from 'zod/mini';
import { ExportLabels } from './exporting.ts';
import { contentId, success } from './list-page.ts';
import { operation } from './operation.ts';

const one = { scope: 'write', tag: 'agent' } as const;

const Status = z
  .object({ connected: z.boolean(), workspaceName: z.optional(z.string()), databaseId: z.optional(z.string()) })
  .register(z.globalRegistry, { id: 'WorkspaceStatus' });

/** The note workspace that pages are made in. Its token is written, and never read back. */
export const workspace = {
  getWorkspaceStatus: operation({
    summary: 'Whether a note workspace is connected',
    http: 'GET /v1/workspace/status',
    tool: 'get_workspace_status',
    scope: 'read',
    tag: 'agent',
    input: z.strictObject({}),
    output: Status,
  }),
  exportNote: operation({
    summary: 'Make a page of a video in the connected workspace',
    http: 'POST /v1/workspace/exportNote',
    tool: 'export_to_workspace',
    ...one,
    input: z.strictObject({ contentId, labels: z.optional(ExportLabels) }),
    output: z.object({ success, pageUrl: z.string() }),
  }),
  connectWorkspace: operation({
    summary: 'Connect a note workspace, or test the connected one; a connection that fails is not stored',
    http: 'POST /v1/workspace/connect',
    ...one,
    input: z.strictObject({
      token: z.optional(
        z.string().check(z.minLength(1), z.maxLength(2000), z.describe('Of an integration; else the stored one')),
      ),
      database: z.optional(
        z.string().check(z.minLength(1), z.maxLength(2000), z.describe('Its id, or its address; else the stored one')),
      ),
    }),
    output: Status,
  }),
  disconnectWorkspace: operation({
    summary: 'Forget the workspace and its token',
    http: 'POST /v1/workspace/disconnect',
    ...one,
    input: z.strictObject({}),
    output: z.object({ success }),
  }),
};
