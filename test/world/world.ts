import { createServer as createHttpServer, type IncomingMessage, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeCertificate } from './certificate.ts';
import type { Answer, Host, WorldRequest } from './host.ts';
import { cdnExample } from './hosts/cdn-example.ts';
import { consentYoutube } from './hosts/consent-youtube.ts';
import { talksExample } from './hosts/talks-example.ts';
import { wwwYoutube } from './hosts/www-youtube.ts';
import { send } from './send.ts';

/** One small file a host. */
const hosts: Record<string, Host> = {
  'cdn.example.net': cdnExample,
  'consent.youtube.com': consentYoutube,
  'talks.example.org': talksExample,
  'www.youtube.com': wwwYoutube,
};

/** Local servers that stand for the internet: a browser started with `rules` reaches nothing else. */
export interface World {
  httpsPort: number;
  httpPort: number;
  /** Value of Chromium's --host-resolver-rules. */
  rules: string;
  /** Every request of pages and extensions so far, also those to hosts that the world does not know. */
  requests: WorldRequest[];
  /** Requests whose address contains `part` wait that long before they are answered; 0 ends it. */
  delay(part: string, milliseconds: number): void;
  /** Requests whose address contains `part` get this answer; undefined ends it. */
  replace(part: string, answer: Answer | undefined): void;
  /** While it is offline every connection breaks, as without a network. */
  setOffline(offline: boolean): void;
  close(): Promise<void>;
}

const maxBody = 1_000_000;
/** Where Chromium goes for its own sake, which would only disturb the list of requests. */
const nowhere = ['update.googleapis.com', 'accounts.google.com', 'clients2.google.com', 'optimizationguide-pa.googleapis.com']
  .map((host) => `MAP ${host} ~NOTFOUND`)
  .join(', ');

function ask(request: WorldRequest): Answer {
  try {
    if (request.url.pathname === '/favicon.ico') return { status: 204 };
    return hosts[request.host]?.(request) ?? { status: 404, body: 'Nothing here' };
  } catch (error) {
    return { status: 400, body: String(error) };
  }
}

/** Starts the world on free ports of the loopback interface. `?delay=ms` in any address delays that one answer. */
export async function startWorld(): Promise<World> {
  const requests: WorldRequest[] = [];
  const delays = new Map<string, number>();
  const replacements = new Map<string, Answer>();
  const sockets = new Set<Socket>();
  let isOffline = false;

  const listener =
    (scheme: 'http' | 'https'): RequestListener =>
    async (incoming, response) => {
      const request = await read(scheme, incoming).catch(() => undefined);
      if (!request) return void response.writeHead(400).end();
      requests.push(request);
      const { href, searchParams } = request.url;
      const match = <T>(table: Map<string, T>) => [...table].find(([part]) => href.includes(part))?.[1];
      await sleep(match(delays) ?? Math.min(Number(searchParams.get('delay')) || 0, 60_000), undefined, { ref: false });
      if (!response.destroyed) send(response, match(replacements) ?? ask(request), incoming.headers.range);
    };

  const servers = [createHttpsServer(makeCertificate(), listener('https')), createHttpServer(listener('http'))] as const;
  for (const server of servers) {
    server.on('connection', (socket: Socket) => {
      if (isOffline) return void socket.destroy();
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  }
  const [httpsPort, httpPort] = servers.map((server) => (server.address() as AddressInfo).port) as [number, number];
  const hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  const set = <T>(table: Map<string, T>, part: string, value: T | undefined) =>
    value ? table.set(part, value) : table.delete(part);

  return {
    httpsPort,
    httpPort,
    rules: `${nowhere}, MAP *:443 127.0.0.1:${httpsPort}, MAP *:80 127.0.0.1:${httpPort}, EXCLUDE localhost, EXCLUDE 127.0.0.1`,
    requests,
    delay: (part, milliseconds) => void set(delays, part, milliseconds),
    replace: (part, answer) => void set(replacements, part, answer),
    setOffline(offline) {
      isOffline = offline;
      if (offline) hangUp();
    },
    async close() {
      const closed = servers.map((server) => new Promise((resolve) => server.close(resolve)));
      hangUp();
      await Promise.all(closed);
    },
  };
}

async function read(scheme: string, incoming: IncomingMessage): Promise<WorldRequest> {
  const url = new URL(incoming.url ?? '/', `${scheme}://${incoming.headers.host}`);
  let body = '';
  for await (const chunk of incoming) {
    body += chunk;
    if (body.length > maxBody) throw new Error('too long');
  }
  return { host: url.hostname, method: incoming.method ?? 'GET', url, headers: incoming.headers, body, at: Date.now() };
}
