import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { type ModelWorld, modelWorld, type Reaction } from './model-world.ts';

/**
 * A server that speaks the protocols of OpenAI, Anthropic, Google and Ollama and answers as a model would: it chooses
 * from the lines that it is shown. Browsers and Node reach it under `baseUrls`.
 */
export interface ModelServer extends ModelWorld {
  baseUrls: { openaiCompatible: string; anthropic: string; google: string };
  /** Ollama has its address by its port alone, so the name says it: needs a resolver that leads *.localhost home, as browsers have. */
  ollamaUrl: string;
  close(): Promise<void>;
}

export async function startModelServer(): Promise<ModelServer> {
  const world = modelWorld();
  const sockets = new Set<Socket>();
  const server = createServer((incoming, response) => void answer(world, incoming, response));
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const root = `http://127.0.0.1:${port}`;
  return {
    ...world,
    baseUrls: { openaiCompatible: `${root}/v1`, anthropic: `${root}/v1`, google: `${root}/v1beta` },
    ollamaUrl: `http://ollama.localhost:${port}/v1`,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function answer(world: ModelWorld, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  let body = '';
  incoming.setEncoding('utf8');
  for await (const piece of incoming) body += piece;
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
  if (incoming.method === 'OPTIONS') return void response.writeHead(204, cors).end();
  await write(world.react({ method: incoming.method ?? 'GET', path: incoming.url ?? '/', headers, body }), cors, response);
}

async function write({ status, headers, pieces, ending }: Reaction, cors: object, response: ServerResponse): Promise<void> {
  if (ending === 'hang' && pieces.length === 0) return;
  response.writeHead(status, { ...headers, ...cors });
  for (const piece of pieces) {
    if (response.destroyed) return;
    response.write(piece);
    await turn();
  }
  if (ending === 'end') response.end();
  if (ending === 'break') response.destroy();
}
