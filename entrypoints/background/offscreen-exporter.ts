import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { workspaceHost } from '../../lib/contract/workspace-host.ts';
import type { Exporter } from '../../lib/ports/exporter.ts';
import { portNames } from '../../lib/transports/port-names.ts';
import { offscreenPort } from '../channels/offscreen-port.ts';

const offscreen = offscreenPort<Exporter>(
  portNames.exporter,
  import.meta.env.FIREFOX ? async () => (await import('../offscreen/exporter.ts')).exporter : undefined,
);

/** The exporter in the offscreen document, behind the permission for the workspace's host. */
export const offscreenExporter: Exporter = {
  writeExportFile: (request) => offscreen.writeExportFile(request),
  writeCards: (request) => offscreen.writeCards(request),
  writeMindMap: (request) => offscreen.writeMindMap(request),
  checkWorkspace: async (connection) => {
    await allowed();
    return offscreen.checkWorkspace(connection);
  },
  createPage: async (request, run) => {
    await allowed();
    const current = { ...request };
    const onEvent: typeof run.onEvent = (state) => {
      // A repeated call in a new offscreen document continues from the last state.
      current.state = state;
      run.onEvent(state);
    };
    return offscreen.createPage(current, { ...run, onEvent });
  },
};

/**
 * Throws `noPermission` if the workspace's host may not be requested. The worker checks this, because offscreen documents have no
 * permissions API.
 */
async function allowed(): Promise<void> {
  if (await browser.permissions.contains({ origins: [`https://${workspaceHost}/*`] })) return;
  throw new Failure('noPermission', `No permission for ${workspaceHost}. Grant it in the settings.`, {
    host: workspaceHost,
    reason: 'workspace',
  });
}
