import { mkdtemp, rm } from 'node:fs/promises';
import { type RequestListener, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { mcpTransport } from '../../../lib/transports/mcp.ts';
import { readConfig } from '../../../server/config.ts';
import { startServer } from '../../../server/start-server.ts';
import { listen } from '../../listen.ts';
import { owner } from '../../service-transports.ts';
import { probeHandlers, probes } from './probe-tools.ts';

export interface Servers {
  /** The origin of the service. */
  origin: string;
  /** The address of the MCP endpoint for a client without a token. */
  mcp: string;
  /** The address of an MCP endpoint with the suite's own tools. */
  probe: string;
  close(): Promise<void>;
}

const token = 'the-token-of-the-conformance-suite';

/** Starts the service without configuration, a proxy that adds a token, and the endpoint of the probe tools. */
export async function startServers(): Promise<Servers> {
  const directory = await mkdtemp(join(tmpdir(), 'gloss-conformance-'));
  const config = readConfig({
    GLOSS_PORT: '0',
    GLOSS_DATA_DIR: directory,
    GLOSS_TOKEN: token,
    GLOSS_CALLS_A_MINUTE: '100000',
  });
  const server = await startServer(config, pino({ level: 'warn' }));
  const bearer = await listen(withToken(new URL(server.origin)));
  const probeTransport = mcpTransport({ table: probes, authenticate: async () => owner, handlersOf: () => probeHandlers });
  const probe = await listen(getRequestListener(probeTransport));
  return {
    origin: server.origin,
    mcp: `${bearer.origin}/mcp`,
    probe: `${probe.origin}/mcp`,
    async close() {
      await bearer.close();
      await probe.close();
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}

/** Returns a proxy that adds the token to each request. */
const withToken =
  ({ hostname, port }: URL): RequestListener =>
  (asked, answer) => {
    const headers = { ...asked.headers, authorization: `Bearer ${token}` };
    const sent = request({ hostname, port, path: asked.url, method: asked.method, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers);
      got.pipe(answer);
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  };
