import * as z from 'zod/mini';
import { Failure } from '../../contract/failure.ts';
import type { Operations } from '../../contract/index.ts';
import { invalidField } from '../../contract/invalid-field.ts';
import type { Handlers } from '../../contract/operation.ts';
import type { workspace as operations } from '../../contract/workspace.ts';
import type { WorkspaceConnection, WorkspaceState } from '../../ports/exporter.ts';
import type { Ports } from '../../ports/ports.ts';
import { mediaStepsKey } from '../../ports/task-store.ts';
import type { SharedRuns } from '../tasks/shared-runs.ts';
import { readMediaRecords } from './read-media-records.ts';

/** Name under which the connection is stored among the providers' keys; no provider has this name. */
export const workspaceSecret = 'workspace';

const Connection = z.object({ token: z.string(), databaseId: z.string(), workspaceName: z.optional(z.string()) });
type Connection = z.infer<typeof Connection>;

/** Handlers of the connected note workspace. No operation returns its token. */
export function workspaceHandlers(ports: Ports, runs: SharedRuns): Pick<Handlers<Operations>, keyof typeof operations> {
  const { store, secrets, exporter } = ports;

  async function connection(): Promise<Connection | undefined> {
    const stored = await secrets.get(workspaceSecret);
    return stored === undefined ? undefined : Connection.parse(JSON.parse(stored));
  }

  return {
    async getWorkspaceStatus() {
      return statusOf(await connection());
    },

    async exportNote({ contentId, labels }, { signal }) {
      const connected = await connection();
      if (!connected) throw notConnected();
      const mediaItem = await readMediaRecords(ports, contentId);
      // Stored as a step, so that an interrupted export continues.
      const taskId = mediaStepsKey('workspace', contentId);
      const key = connected.databaseId;
      // Once at a time: two exports that continue from one state would write into the same page.
      return runs({ name: taskId, kind: key }, { task: undefined, signal }, async ({ signal }) => {
        const state = (await store.getSteps(taskId)).find((step) => step.key === key)?.value as WorkspaceState | undefined;
        let written = Promise.resolve();
        const onEvent = (next: WorkspaceState) => {
          written = written.then(() => store.putStep({ taskId, key, value: next }));
          written.catch(() => undefined);
        };
        const { url } = await exporter.createPage({ connection: connected, mediaItem, labels, state }, { signal, onEvent });
        await written.catch(() => undefined);
        await store.forgetSteps(taskId);
        return { success: true as const, pageUrl: url };
      });
    },

    async connectWorkspace({ token, database }) {
      const stored = await connection();
      const next = {
        token: token ?? stored?.token,
        databaseId: database === undefined ? stored?.databaseId : databaseIdOf(database),
      };
      if (!next.token || !next.databaseId) throw notConnected();
      const requested: WorkspaceConnection = { token: next.token, databaseId: next.databaseId };
      const connected = { ...requested, ...(await exporter.checkWorkspace(requested)) };
      await secrets.set(workspaceSecret, JSON.stringify(connected));
      return statusOf(connected);
    },

    async disconnectWorkspace() {
      await secrets.set(workspaceSecret, '');
      return { success: true };
    },
  };
}

const notConnected = () =>
  new Failure('notFound', 'No workspace is connected. Connect one in the settings.', { missing: 'workspace' });

const statusOf = (connection: Connection | undefined) =>
  connection
    ? { connected: true, workspaceName: connection.workspaceName, databaseId: connection.databaseId }
    : { connected: false };

/**
 * Returns the id of a database from the id itself or from the address of its page, whose path ends with the id. Throws `invalid`.
 */
function databaseIdOf(text: string): string {
  const given = text.trim();
  const path = URL.canParse(given) ? new URL(given).pathname : given;
  const id = /([0-9a-f]{8}-?(?:[0-9a-f]{4}-?){3}[0-9a-f]{12})\/?$/i.exec(path)?.[1];
  if (!id) throw invalidField('database', 'It contains no id of a database. Copy the address of the database.');
  return id.toLowerCase();
}
