import { offscreenClient } from '../channels/offscreen-client.ts';

type Methods = Record<string, (...given: unknown[]) => Promise<unknown>>;

/**
 * A port whose work is done in the offscreen document. Firefox has no offscreen documents: its event page does the work by itself,
 * as `local` has it.
 */
export function offscreenPort<Port extends object>(name: string, local: (() => Promise<Port>) | undefined): Port {
  if (!local) return offscreenClient<Port>(name);
  return new Proxy({} as Port, {
    // An async function may return a port: it must not pass for a promise.
    get: (_, method) =>
      method === 'then' ? undefined : async (...given: unknown[]) => ((await local()) as Methods)[String(method)]!(...given),
  });
}
