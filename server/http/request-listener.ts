import type { IncomingMessage, RequestListener } from 'node:http';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';

/** Answers a request, as an app's `fetch` does. */
type Answer = Parameters<typeof getRequestListener>[0];

/**
 * Creates the listener of an HTTP server. It reads a request's body to its end before it answers, also where the handler refused
 * it unread: clients send everything before they read, and an earlier answer with a closed connection would break their request
 * or the next one. After a body of more than `maxUnreadBytes` that nobody read, it closes the connection. Node's `requestTimeout`
 * ends what takes too long.
 */
export function createRequestListener(answer: Answer, maxUnreadBytes = 64 * 1024 * 1024): RequestListener {
  return getRequestListener(async (request, bindings) => {
    const { incoming, outgoing } = bindings as HttpBindings;
    const response = await answer(request, bindings);
    // The OpenID provider writes its response itself.
    if (outgoing.headersSent) return RESPONSE_ALREADY_SENT;
    if (!(await discardBody(incoming, maxUnreadBytes))) outgoing.setHeader('connection', 'close');
    return response;
  });
}

/** Reads the rest of a body without keeping it. Resolves to whether it ended within `maxBytes`. */
async function discardBody(request: IncomingMessage, maxBytes: number): Promise<boolean> {
  if (request.complete) return true;
  if (request.destroyed) return false;
  // A reader that stopped early would keep what it never asks for.
  request.removeAllListeners('data');
  return new Promise((resolve) => {
    let bytes = 0;
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > maxBytes) resolve(false);
    });
    request.once('end', () => resolve(true));
    request.once('close', () => resolve(false));
    request.resume();
  });
}
