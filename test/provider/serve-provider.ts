import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { type ListeningServer, listen } from '../listen.ts';
import type { Provider } from './provider.ts';

const cors = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*, authorization',
  'access-control-allow-methods': 'GET, POST, DELETE',
  'access-control-expose-headers': '*',
};

/** Serves a provider over HTTP, for browsers and Node. */
export const serveProvider = (provider: Provider): Promise<ListeningServer> =>
  listen((incoming, response) => void answer(provider, incoming, response));

async function answer(provider: Provider, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const { method = 'GET', url: path = '/' } = incoming;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk);
  } catch {
    return;
  }
  if (method === 'OPTIONS') return void response.writeHead(204, cors).end();
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  const body = new Uint8Array(Buffer.concat(chunks));
  const { status, headers: given, pieces, ending } = await provider.react({ method, path, headers, body });
  // Node sends the header together with the first chunk.
  response.writeHead(status, { ...given, ...cors });
  for (const piece of pieces) {
    if (response.destroyed) return;
    response.write(piece);
    await turn();
  }
  if (ending === 'end') response.end();
  if (ending === 'break') response.destroy();
}
