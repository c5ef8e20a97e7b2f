import type { AccountConnection, AccountHost } from '../lib/account/account-host.ts';
import { createCodeChallenge } from '../lib/account/authorize.ts';
import type { AccountStatus } from '../lib/contract/account-status.ts';
import { operations } from '../lib/contract/index.ts';
import { createService } from '../lib/service/service.ts';
import { httpTransport } from '../lib/transports/http.ts';
import { fakePorts } from './fake-ports.ts';
import { serviceClient } from './service-client.ts';

export const serverUrl = 'https://gloss.home.example';
const redirectUrl = 'https://extension.chromiumapp.org/';

/** Creates a server with one account that checks tokens like the real one, with handles that make it misbehave. For tests. */
export function fakeServer() {
  const ports = fakePorts();
  const { handlers } = createService(ports);
  const valid = { access: new Set<string>(), refresh: new Set<string>() };
  const codes = new Map<string, string>();
  const server = {
    ports,
    client: serviceClient(handlers),
    userId: 'ada',
    isReachable: true,
    /** Lifetime of an access token in seconds. */
    expiresIn: 3600,
    refreshes: 0,
    /** Holds back the answers to requests for changes until `release`; `requested` resolves with the first. */
    holdReads() {
      const [requested, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
      const { fetch } = server;
      server.fetch = async (url, request) => {
        const response = await fetch(url, request);
        if (!url.endsWith('/v1/sync/read')) return response;
        requested.resolve();
        await held.promise;
        return response;
      };
      return { requested: requested.promise, release: held.resolve };
    },
    /** Revokes all tokens. */
    revokeAll() {
      valid.access.clear();
      valid.refresh.clear();
    },
    expireAccess: () => valid.access.clear(),
    /** The consent page, with consent granted; returns the redirect URL. */
    async consent(url: string): Promise<string> {
      const query = new URL(url).searchParams;
      const code = crypto.randomUUID();
      codes.set(code, query.get('code_challenge')!);
      return `${query.get('redirect_uri')}?${new URLSearchParams({ code, state: query.get('state')!, iss: serverUrl })}`;
    },
    grants: valid.refresh,
    async fetch(url: string, request: Parameters<AccountHost['fetch']>[1]): Promise<Response> {
      if (!server.isReachable) throw new TypeError('Failed to fetch');
      const { pathname } = new URL(url);
      const form = new URLSearchParams(request.body);
      if (pathname === '/.well-known/oauth-authorization-server') {
        return Response.json({
          issuer: serverUrl,
          authorization_endpoint: `${serverUrl}/oauth/authorize`,
          token_endpoint: `${serverUrl}/oauth/token`,
          revocation_endpoint: `${serverUrl}/oauth/revoke`,
        });
      }
      if (pathname === '/oauth/revoke') {
        valid.refresh.delete(form.get('token')!);
        return new Response();
      }
      if (pathname === '/oauth/token') return token(form);
      return transport.request(url.replace('/api/', '/'), request);
    },
  };

  const transport = httpTransport({
    table: operations,
    authenticate: async ({ headers }) => {
      const token = headers.get('authorization')?.replace('Bearer ', '');
      return token && valid.access.has(token) ? { userId: server.userId, scopes: ['read', 'write'] } : undefined;
    },
    handlersOf: () => ({
      ...handlers,
      getAccount: async (...given) => ({ ...(await handlers.getAccount(...given)), userId: server.userId }),
    }),
  });

  async function token(form: URLSearchParams): Promise<Response> {
    const challenge = codes.get(form.get('code') ?? '');
    const isCode = challenge !== undefined && challenge === (await createCodeChallenge(form.get('code_verifier')!));
    const isRefresh = valid.refresh.delete(form.get('refresh_token') ?? '');
    if (isRefresh) server.refreshes++;
    if (!isCode && !isRefresh) return Response.json({ error: 'invalid_grant' }, { status: 400 });
    const [access, refresh] = [crypto.randomUUID(), crypto.randomUUID()];
    valid.access.add(access);
    valid.refresh.add(refresh);
    return Response.json({ access_token: access, refresh_token: refresh, expires_in: server.expiresIn, token_type: 'Bearer' });
  }

  return server;
}

export interface FakeHost extends AccountHost {
  stored: Map<string, unknown>;
  wakesAt: number;
  time: number;
  arrivals: number;
}

/** Creates an account host: a browser that is signed in or not. */
export function fakeHost(server: ReturnType<typeof fakeServer>): FakeHost {
  const storage = new Map<string, unknown>();
  let status: AccountStatus | undefined;
  const host: FakeHost = {
    stored: storage,
    wakesAt: 0,
    time: 1_000_000,
    fetch: (url: string, request: Parameters<AccountHost['fetch']>[1]) => server.fetch(url, request),
    authorize: (url: string) => server.consent(url),
    redirectUrl,
    storage: {
      get: async <Name extends keyof AccountConnection>(name: Name) => storage.get(name) as AccountConnection[Name] | undefined,
      set: async (name: string, value: unknown) => void (value === undefined ? storage.delete(name) : storage.set(name, value)),
    },
    status: {
      get: async () => status,
      set: async (next: AccountStatus | undefined) => {
        status = next;
      },
    },
    wakeAt(time: number) {
      host.wakesAt = time;
    },
    arrivals: 0,
    onArrival() {
      host.arrivals++;
    },
    now: () => host.time,
  };
  return host;
}
