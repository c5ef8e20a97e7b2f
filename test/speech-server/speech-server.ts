import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { SpeechProviderKind } from '../../lib/records.ts';
import type { Script } from './script.ts';
import { type SpeechWorld, speechWorld } from './speech-world.ts';

/**
 * A server that speaks the protocols of OpenAI (and those who copied it), Deepgram, AssemblyAI and ElevenLabs, and hears the
 * words that are in a sound. Browsers and Node reach it under `baseUrls`.
 */
export interface SpeechServer extends SpeechWorld {
  baseUrls: Record<SpeechProviderKind, string>;
  close(): Promise<void>;
}

export async function startSpeechServer(...scripts: Script[]): Promise<SpeechServer> {
  const world = speechWorld(...scripts);
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
    baseUrls: { openaiTranscription: `${root}/v1`, deepgram: root, assemblyai: root, elevenLabs: root },
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

async function answer(world: SpeechWorld, incoming: IncomingMessage, response: ServerResponse): Promise<void> {
  const cors = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*, authorization',
    'access-control-allow-methods': 'GET, POST, DELETE',
    'access-control-expose-headers': '*',
  };
  const { method = 'GET', url = '/' } = incoming;
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of incoming) chunks.push(chunk);
  } catch {
    return;
  }
  if (method === 'OPTIONS') return void response.writeHead(204, cors).end();
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  const reaction = await world.react({ method, path: url, headers, body: new Uint8Array(Buffer.concat(chunks)) });
  let isBegun = false;
  for (const piece of reaction.pieces) {
    if (response.destroyed) return;
    if (!isBegun) response.writeHead(reaction.status, { ...reaction.headers, ...cors });
    isBegun = true;
    if (!response.write(piece)) await turn();
  }
  if (reaction.ending === 'end') response.end();
  if (reaction.ending === 'break') response.destroy();
}
