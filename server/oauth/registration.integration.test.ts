import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Fetch } from '../../lib/ports/fetch.ts';
import { newUser, testPassword } from '../testing/test-accounts.ts';
import { authorize, testBrowser } from '../testing/test-browser.ts';
import { type TestServer, testServer } from '../testing/test-oauth-server.ts';

const insecure = { [oauth.allowInsecureRequests]: true };
const documentUrl = 'https://agent.example/client.json';

let server: TestServer;
let as: oauth.AuthorizationServer;
let requests: string[];
/** The response to a request for the client's document. */
let found: Partial<Awaited<ReturnType<Fetch>>> & { text: string };

beforeAll(async () => {
  const fetch: Fetch = async (url) => {
    requests.push(url);
    const bytes = new TextEncoder().encode(found.text);
    return { url, status: 200, contentType: 'application/json', bytes, ...found };
  };
  server = await testServer({ fetch });
  const issuer = new URL(server.origin);
  as = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure }));
});
afterAll(() => server.close());
beforeEach(() => {
  requests = [];
});

async function consentOf(clientId: string, redirectUri: string) {
  const { email } = await newUser(server.accounts);
  const browser = testBrowser(server.origin);
  await browser.send('/account/sign-in', { email, password: testPassword });
  const verifier = oauth.generateRandomCodeVerifier();
  const params = {
    client_id: clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: 'read write',
    resource: `${server.origin}/mcp`,
    state: 'a state',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  };
  const address = `${as.authorization_endpoint}?${new URLSearchParams(params)}`;
  const { response } = await browser.open(address);
  return { page: await response.text(), response, finish: () => authorize(browser, address, { email, password: '' }), verifier };
}

describe('metadata', () => {
  it.each(['', '/api', '/mcp'])('of the resource %j names the authorization server', async (path) => {
    const resource = new URL(`${server.origin}${path}`);
    const response = await oauth.resourceDiscoveryRequest(resource, insecure);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    const written = await oauth.processResourceDiscoveryResponse(resource, response).catch((error) => error);
    // The origin has two spellings, of which this client library accepts the one with a slash.
    if (path) expect(written).toMatchObject({ authorization_servers: [server.origin], scopes_supported: ['read', 'write'] });
    else expect((await fetch(response.url)).status).toBe(200);
  });

  it('is the same at the OpenID Connect address', async () => {
    const response = await fetch(`${server.origin}/.well-known/openid-configuration`);
    expect(await response.json()).toMatchObject({ issuer: server.origin, token_endpoint: `${server.origin}/oauth/token` });
  });
});

describe('a client with dynamic registration', () => {
  const register = async (metadata: object) => {
    const response = await oauth.dynamicClientRegistrationRequest(as, metadata as oauth.Client, insecure);
    return oauth.processDynamicClientRegistrationResponse(response);
  };

  it('is public, and gets a token for its resource', async () => {
    const client = await register({
      client_name: 'An \u202e\u2069agent\u0007\u2028 <b>\n',
      redirect_uris: ['http://127.0.0.1:7777/callback'],
    });
    expect(client).toMatchObject({ token_endpoint_auth_method: 'none', application_type: 'native' });
    expect(client).not.toHaveProperty('client_secret');
    const redirectUri = 'http://127.0.0.1:9191/callback';
    const consent = await consentOf(client.client_id, redirectUri);
    expect(consent.page).toContain('\u2068An agent &lt;b&gt;\u2069 wants to access your library');
    expect(consent.page).toContain('is not verified');
    expect(consent.page).toContain('127.0.0.1:9191');
    const { left } = await consent.finish();
    const params = oauth.validateAuthResponse(as, client, left!, 'a state');
    const response = await oauth.authorizationCodeGrantRequest(
      as,
      client,
      oauth.None(),
      params,
      redirectUri,
      consent.verifier,
      insecure,
    );
    const tokens = await oauth.processAuthorizationCodeResponse(as, client, response);
    const request = new Request(`${server.origin}/mcp`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect(await server.accounts.authenticate(request)).toMatchObject({ kind: 'oauth', scopes: ['read', 'write'] });
    expect(tokens.refresh_token).toBeTruthy();
  });

  it('may be an app with its own URL scheme, or a site', async () => {
    expect(await register({ redirect_uris: ['cursor://anysphere/callback'] })).toMatchObject({ application_type: 'native' });
    const site = await register({ redirect_uris: ['https://agent.example/callback'] });
    const { response } = await consentOf(site.client_id, 'https://agent.example/callback');
    expect(response.headers.get('content-security-policy')).toContain("form-action 'self' https://agent.example;");
  });

  it('may run in a page of another origin', async () => {
    const headers = { origin: 'https://agent.example', 'content-type': 'application/json' };
    const requests = await fetch(as.registration_endpoint!, { method: 'OPTIONS', headers });
    expect([requests.status, requests.headers.get('access-control-allow-headers')]).toEqual([204, 'content-type']);
    const body = JSON.stringify({ redirect_uris: ['https://agent.example/callback'] });
    const made = await fetch(as.registration_endpoint!, { method: 'POST', headers, body });
    expect([made.status, made.headers.get('access-control-allow-origin')]).toEqual([201, '*']);
  });

  it.each([
    { redirect_uris: ['javascript:alert(1)'] },
    { redirect_uris: ['https://a.example;script-src/cb'] },
    { redirect_uris: ['https://agent.example/cb', 'https://*.evil.example/'] },
    { redirect_uris: ['x:y'] },
    { redirect_uris: ['http://agent.example/callback'] },
    { redirect_uris: ['https://agent.example/#a'] },
    { redirect_uris: [] },
    { redirect_uris: 'https://agent.example/' },
    { redirect_uris: ['https://agent.example/'], token_endpoint_auth_method: 'client_secret_basic' },
    { redirect_uris: ['https://agent.example/'], response_types: ['token'] },
    { redirect_uris: ['https://agent.example/'], grant_types: ['client_credentials'] },
  ])('is not let in with %j', async (metadata) => {
    await expect(register(metadata)).rejects.toMatchObject({ status: 400 });
  });
});

describe('a client with a metadata document', () => {
  const document = {
    client_id: documentUrl,
    client_name: 'Documented',
    redirect_uris: ['http://localhost:1/callback'],
    token_endpoint_auth_method: 'none',
  };

  it('is fetched once, by a vetted request', async () => {
    found = { text: JSON.stringify(document) };
    const { page, finish } = await consentOf(documentUrl, 'http://localhost:4711/callback');
    expect(page).toContain('\u2068Documented\u2069 wants to access your library');
    expect((await finish()).left?.searchParams.get('code')).toBeTruthy();
    expect(requests).toEqual([documentUrl]);
  });

  it.each<[string, typeof found]>([
    ['names another', { text: JSON.stringify({ ...document, client_id: 'https://agent.example/other.json' }) }],
    ['stands elsewhere', { url: 'https://elsewhere.example/x.json', text: JSON.stringify(document) }],
    ['is missing', { status: 404, text: '{}' }],
    ['is no JSON', { text: '<html>' }],
    ['holds a secret', { text: JSON.stringify({ ...document, client_secret: 'x' }) }],
    ['is too long', { text: JSON.stringify({ ...document, padding: 'x'.repeat(10_000) }) }],
  ])('is refused when it %s', async (name, answer) => {
    const id = `https://agent.example/${encodeURIComponent(name)}.json`;
    found = { ...answer, text: answer.text.replaceAll(documentUrl, id) };
    const { response, page } = await consentOf(id, 'http://localhost:1/callback');
    expect(response.status).toBe(400);
    expect(page).not.toContain('wants to access your library');
  });

  it.each(['http://agent.example/client.json', 'https://user@agent.example/x', 'https://agent.example/a/../b'])(
    'is not fetched from %s',
    async (id) => {
      expect((await consentOf(id, 'http://localhost:1/callback')).response.status).toBe(400);
      expect(requests).toEqual([]);
    },
  );
});

it('agents in pages read the metadata, also with the version of their protocol', async () => {
  for (const path of ['oauth-authorization-server', 'oauth-protected-resource', 'oauth-protected-resource/mcp']) {
    const headers = {
      origin: 'https://agent.example.org',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'mcp-protocol-version',
    };
    const preflight = await fetch(`${server.origin}/.well-known/${path}`, { method: 'OPTIONS', headers });
    expect(preflight.status).toBe(204);
    expect(['*', headers.origin]).toContain(preflight.headers.get('access-control-allow-origin'));
    expect(preflight.headers.get('access-control-allow-headers')).toBe('mcp-protocol-version');
  }
});
