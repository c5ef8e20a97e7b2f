import { browser } from 'wxt/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { messageClient } from '../../lib/doors/message.ts';
import { portNames } from '../../lib/doors/port-names.ts';
import type { Exporter } from '../../lib/ports/exporter.ts';
import { openRoom } from './open-room.ts';

const remote = messageClient<Exporter>(() => browser.runtime.connect({ name: portNames.exporter }));
const workspaceHost = 'api.notion.com';

/** The exporter in the offscreen document. Firefox's event page writes by itself. */
export const exporterRoom: Exporter = {
  writeMedium: (request) => inRoom((exporter) => exporter.writeMedium(request)),
  writeMindMap: (request) => inRoom((exporter) => exporter.writeMindMap(request)),
  checkWorkspace: (connection) => outside(() => inRoom((exporter) => exporter.checkWorkspace(connection))),
  makePage(request, { signal, onEvent }) {
    let { state } = request;
    const onState: typeof onEvent = (next) => {
      state = next;
      onEvent(next);
    };
    return outside(() => inRoom((exporter) => exporter.makePage({ ...request, state }, { signal, onEvent: onState })));
  },
};

/** Permissions are looked up here, because that document can't. */
async function outside<Result>(work: () => Promise<Result>): Promise<Result> {
  if (await browser.permissions.contains({ origins: [`https://${workspaceHost}/*`] })) return work();
  throw new Failure('noPermission', `no permission for ${workspaceHost}`, { host: workspaceHost, reason: 'workspace' });
}

async function inRoom<Result>(work: (exporter: Exporter) => Promise<Result>): Promise<Result> {
  if (import.meta.env.FIREFOX) return work((await import('../offscreen/exporter.ts')).exporter);
  await openRoom();
  try {
    return await work(remote);
  } catch (error) {
    // The room may close for idleness just as the work arrives.
    if (Failure.from(error).code !== 'pageGone') throw error;
    await openRoom();
    return work(remote);
  }
}
