import { offscreenClient } from './offscreen-client.ts';

type Methods = Record<string, (...given: unknown[]) => Promise<unknown>>;

/**
 * A port that the offscreen document implements. Firefox has no offscreen documents, so the caller loads the
 * implementation with `local` there.
 */
export function offscreenPort<Port extends object>(name: string, local: (() => Promise<Port>) | undefined): Port {
  if (!local) return offscreenClient<Port>(name);
  return new Proxy({} as Port, {
    // Without this, a port returned by an async function would be taken for a promise.
    get: (_, method) =>
      method === 'then' ? undefined : async (...given: unknown[]) => ((await local()) as Methods)[String(method)]!(...given),
  });
}
