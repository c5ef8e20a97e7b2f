import { openToAll } from '../cors.ts';
import type { Host } from '../host.ts';
import { speechWorld } from '../speech-server/speech-world.ts';

/**
 * All transcription providers, at their real addresses. Their state lasts as long as this module; they recognize the scripts
 * passed to `teach`.
 */
export const speechProviders = speechWorld();

export const speechProvider: Host = async ({ method, url, headers, bytes }) => {
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const request = { method, path: url.pathname + url.search, headers: given, body: new Uint8Array(bytes) };
  const reaction = await speechProviders.react(request);
  // Hanging responses are not supported here: tests use the fake internet's delays for them.
  return openToAll({ status: reaction.status, headers: reaction.headers, body: reaction.pieces });
};
