import { browser } from 'wxt/browser';
import { openRoom } from '../../components/engine-room/open-room.ts';
import { Failure } from '../../lib/contract/failure.ts';
import { messageClient } from '../../lib/transports/message.ts';

/** A room that goes away so often has a fault of its own. */
const mostOpenings = 3;

type Methods = Record<string, (...given: unknown[]) => Promise<unknown>>;

/**
 * A port whose work is done in the offscreen document, which is opened when there is work and closes itself when there is
 * none. Firefox has no offscreen documents: its event page does the work by itself, as `local` has it.
 */
export function roomPort<Port extends object>(name: string, local: (() => Promise<Port>) | undefined): Port {
  const remote = messageClient<Methods>(() => browser.runtime.connect({ name }));
  const call = async (method: string, given: unknown[]): Promise<unknown> => {
    if (local) return ((await local()) as Methods)[method]!(...given);
    for (let openings = 1; ; openings++) {
      await openRoom();
      try {
        return await remote[method]!(...given);
      } catch (error) {
        // The room may close for idleness just as the work arrives; what is given is read anew then.
        if (Failure.from(error).code !== 'pageGone' || openings === mostOpenings) throw error;
      }
    }
  };
  return new Proxy({} as Port, {
    // An async function may return a port: it must not pass for a promise.
    get: (_, method) => (method === 'then' ? undefined : (...given: unknown[]) => call(String(method), given)),
  });
}
