import { openToAll } from '../cors.ts';
import type { Host } from '../host.ts';
import { speechWorld } from '../speech-server/speech-world.ts';

/** All who turn speech into text, at their own addresses. They last as long as this module, and hear what they were taught. */
export const speechProviders = speechWorld();

export const speechProvider: Host = async ({ method, url, headers, bytes }) => {
  const given = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  const request = { method, path: url.pathname + url.search, headers: given, body: new Uint8Array(bytes) };
  const reaction = await speechProviders.react(request);
  // What never ends is a delay of the world's own.
  return openToAll({ status: reaction.status, headers: reaction.headers, body: reaction.pieces });
};
