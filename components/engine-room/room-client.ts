import { browser } from 'wxt/browser';
import { messageClient } from '../../lib/transports/message.ts';
import { openRoom } from './open-room.ts';

type Methods = Record<string, (...given: never[]) => Promise<unknown>>;

/** A port of the engine room, for faces: the room is opened with the first call. */
export function roomClient<Port extends object>(name: string): Port {
  const remote = messageClient<Methods>(() => browser.runtime.connect({ name }));
  return new Proxy({} as Port, {
    get:
      (_, method) =>
      async (...given: never[]) => {
        await openRoom();
        return remote[String(method)]!(...given);
      },
  });
}
