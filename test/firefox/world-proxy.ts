import { createServer, request as sendRequest } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import type { World } from '../world/world.ts';

/** An HTTP proxy on the loopback interface, by which Firefox reaches the fake internet and nothing else. */
export interface WorldProxy {
  port: number;
  /** Lets a host name of the local network lead to a server of this machine; undefined removes it. */
  mapHost(host: string, port: number | undefined): void;
  close(): Promise<void>;
}

/** Starts the proxy. Firefox has no resolver rules as Chromium has; it does not use the proxy for loopback addresses. */
export async function startWorldProxy(world: World): Promise<WorldProxy> {
  const ports = new Map<string, number>();
  const sockets = new Set<Socket>();
  const server = createServer((incoming, response) => {
    const { hostname } = new URL(incoming.url ?? '', 'http://nowhere.example');
    const outgoing = sendRequest(
      {
        host: '127.0.0.1',
        port: ports.get(hostname) ?? world.httpPort,
        path: incoming.url,
        method: incoming.method,
        headers: incoming.headers,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      },
    );
    outgoing.on('error', () => response.destroy());
    incoming.pipe(outgoing);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('connect', (_, client: Socket) => {
    const upstream = connect(world.httpsPort, '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      client.pipe(upstream).pipe(client);
    });
    upstream.on('error', () => client.destroy());
    client.on('error', () => upstream.destroy());
    client.on('close', () => upstream.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    mapHost: (host, port) => void (port === undefined ? ports.delete(host) : ports.set(host, port)),
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
