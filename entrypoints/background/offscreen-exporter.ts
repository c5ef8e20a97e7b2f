import { workspaceHost } from '../../lib/contract/workspace-host.ts';
import type { Exporter } from '../../lib/ports/exporter.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { offscreenPort } from '../channels/offscreen-port.ts';
import { requireHostPermission } from './require-host-permission.ts';

const offscreen = offscreenPort<Exporter>(
  portNames.exporter,
  import.meta.env.FIREFOX ? async () => (await import('../offscreen/exporter.ts')).exporter : undefined,
);

const workspaceUrl = new URL(`https://${workspaceHost}`);

/** The exporter in the offscreen document, behind the permission for the workspace's host. */
export const offscreenExporter: Exporter = {
  writeExportFile: (request) => offscreen.writeExportFile(request),
  writeCards: (request) => offscreen.writeCards(request),
  writeMindMap: (request) => offscreen.writeMindMap(request),
  checkWorkspace: async (connection) => {
    await requireHostPermission(workspaceUrl, 'workspace');
    return offscreen.checkWorkspace(connection);
  },
  createPage: async (request, run) => {
    await requireHostPermission(workspaceUrl, 'workspace');
    const current = { ...request };
    const onEvent: typeof run.onEvent = (state) => {
      // A repeated call in a new offscreen document continues from the last state.
      current.state = state;
      run.onEvent(state);
    };
    return offscreen.createPage(current, { ...run, onEvent });
  },
};
