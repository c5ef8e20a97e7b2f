import * as z from 'zod/mini';
import { ExportLabels } from './exporting.ts';
import { contentId, success } from './list-page.ts';
import { operation } from './operation.ts';
import { SecretText } from './secret-text.ts';

const write = { scope: 'write', tag: 'agent' } as const;

const Status = z
  .object({ connected: z.boolean(), workspaceName: z.optional(z.string()), databaseId: z.optional(z.string()) })
  .register(z.globalRegistry, { id: 'WorkspaceStatus' });

/** Operations of the connected note workspace. Its token can be written and is never returned. */
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
    summary: 'Create a page for an item in the connected workspace',
    description:
      'Sends the saved texts to the workspace; each call creates another page, in seconds. get_workspace_status says whether one is connected.',
    http: 'POST /v1/workspace/exportNote',
    tool: 'export_to_workspace',
    agents: { hides: ['labels'] },
    ...write,
    reachesSites: true,
    input: z.strictObject({
      contentId,
      labels: z.optional(ExportLabels.check(z.describe('Headings of the page, in the user’s language'))),
    }),
    output: z.object({ success, pageUrl: z.string() }),
  }),
  connectWorkspace: operation({
    summary: 'Connect a note workspace, or test the connected one; a connection that fails is not stored',
    http: 'POST /v1/workspace/connect',
    ...write,
    input: z.strictObject({
      token: z.optional(SecretText.check(z.minLength(1), z.describe('Token of an integration; the stored one when absent'))),
      database: z.optional(
        z
          .string()
          .check(z.minLength(1), z.maxLength(2000), z.describe('Id or address of the database; the stored one when absent')),
      ),
    }),
    output: Status,
  }),
  disconnectWorkspace: operation({
    summary: 'Disconnect the workspace and delete its token',
    http: 'POST /v1/workspace/disconnect',
    ...write,
    input: z.strictObject({}),
    output: z.object({ success }),
  }),
};
