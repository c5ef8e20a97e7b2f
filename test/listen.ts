import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Longer than any test, because a busy machine sends a request on a connection that its server is about to close. */
const keepAliveTimeoutMs = 3_600_000;

export interface ListeningServer {
  port: number;
  origin: string;
  /** Closes the server and aborts its open connections. */
  close(): Promise<void>;
}

/** Starts a server on a free local port. */
export async function listen(listener: RequestListener): Promise<ListeningServer> {
  const server = createServer({ keepAliveTimeout: keepAliveTimeoutMs }, listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    async close() {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}
