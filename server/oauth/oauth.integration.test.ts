import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newUser, testPassword } from '../testing/test-accounts.ts';
import { authorize, type Decision, type TestBrowser, testBrowser } from '../testing/test-browser.ts';
import { extensionHosts, type TestServer, testServer } from '../testing/test-oauth-server.ts';

const insecure = { [oauth.allowInsecureRequests]: true };
const skill: oauth.Client = { client_id: 'svc-skill' };
const redirect = 'http://localhost:53219';

let server: TestServer;
let as: oauth.AuthorizationServer;
let browser: TestBrowser;
let person: Decision;
let userId: string;

beforeAll(async () => {
  server = await testServer();
  const issuer = new URL(server.origin);
  as = await oauth.processDiscoveryResponse(issuer, await oauth.discoveryRequest(issuer, { algorithm: 'oauth2', ...insecure }));
});
afterAll(() => server.close());
beforeEach(async () => {
  browser = testBrowser(server.origin);
  const user = await newUser(server.accounts);
  userId = user.userId;
  person = { email: user.email, password: testPassword };
});

async function ask(params: Record<string, string> = {}, decision: Partial<Decision> = {}) {
  const verifier = oauth.generateRandomCodeVerifier();
  const url = new URL(as.authorization_endpoint!);
  const query = {
    client_id: skill.client_id,
    redirect_uri: redirect,
    response_type: 'code',
    scope: 'read write',
    state: 'a state',
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...params,
  };
  for (const [name, value] of Object.entries(query)) if (value) url.searchParams.set(name, value);
  return { ...(await authorize(browser, url.href, { ...person, ...decision })), verifier };
}

/** Obtains tokens by the strict client library. */
async function grant(consent: Awaited<ReturnType<typeof ask>>, client = skill, redirectUri = redirect) {
  const params = oauth.validateAuthResponse(as, client, consent.left!, 'a state');
  const response = await oauth.authorizationCodeGrantRequest(
    as,
    client,
    oauth.None(),
    params,
    redirectUri,
    consent.verifier,
    insecure,
  );
  return oauth.processAuthorizationCodeResponse(as, client, response);
}
async function refresh(token: string, params: Record<string, string> = {}) {
  const options = { additionalParameters: params, ...insecure };
  const response = await oauth.refreshTokenGrantRequest(as, skill, oauth.None(), token, options);
  return oauth.processRefreshTokenResponse(as, skill, response);
}
const refused = (error: string) => expect.objectContaining({ error });
const call = (token: string, path = '/api/v1/me') =>
  server.accounts.authenticate(new Request(server.origin + path, { headers: { authorization: `Bearer ${token}` } }));
const unauthorized = { code: 'unauthorized' };

describe('the authorization code flow', () => {
  it('takes a strict client from the metadata to the API', async () => {
    expect(as).toMatchObject({
      issuer: server.origin,
      authorization_endpoint: `${server.origin}/oauth/authorize`,
      token_endpoint: `${server.origin}/oauth/token`,
      revocation_endpoint: `${server.origin}/oauth/revoke`,
      registration_endpoint: `${server.origin}/oauth/register`,
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['none'],
      scopes_supported: ['read', 'write', 'openid'],
      client_id_metadata_document_supported: true,
    });
    const tokens = await grant(await ask());
    expect(tokens).toMatchObject({ token_type: 'bearer', scope: 'read write', expires_in: 3600 });
    const caller = { userId, kind: 'oauth', scopes: ['read', 'write'] };
    expect(await call(tokens.access_token)).toMatchObject(caller);
    const next = await refresh(tokens.refresh_token!);
    expect(next.refresh_token).not.toBe(tokens.refresh_token);
    expect(await call(next.access_token)).toMatchObject(caller);
    expect(server.errors).toEqual([]);
  });

  it('requires consent every time, which the user may narrow or deny', async () => {
    expect((await grant(await ask({}, { refuseWrite: true }))).scope).toBe('read');
    const again = await ask({}, { decision: 'deny' });
    expect(Object.fromEntries(again.left!.searchParams)).toMatchObject({ error: 'access_denied', state: 'a state' });
    expect((await grant(await ask())).scope).toBe('read write');
  });

  it('grants read to a request without a scope', async () => {
    expect((await grant(await ask({ scope: '' }))).scope).toBe('read');
  });

  it('refuses a refresh with a wider scope', async () => {
    const tokens = await grant(await ask({ scope: 'read' }));
    await expect(refresh(tokens.refresh_token!, { scope: 'read write' })).rejects.toEqual(refused('invalid_scope'));
    expect(await call(tokens.access_token)).toMatchObject({ scopes: ['read'] });
  });

  it('uses the session of the account pages', async () => {
    await grant(await ask());
    const other = await newUser(server.accounts);
    await browser.send('/account/sign-in', { email: other.email, password: testPassword });
    const tokens = await grant(await ask({}, { email: 'nobody is asked' }));
    expect(await call(tokens.access_token)).toMatchObject({ userId: other.userId });
    await browser.send('/account/sign-out', {});
    expect(await ask({}, { password: 'wrong password' })).toMatchObject({ status: 401, left: undefined });
  });

  it('restarts for another account', async () => {
    await grant(await ask());
    const other = await newUser(server.accounts);
    const { response } = await browser.open(
      `${as.authorization_endpoint}?${new URLSearchParams({ client_id: 'svc-skill', redirect_uri: redirect, response_type: 'code', code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' })}`,
    );
    const action = /action="(\/oauth\/interaction\/[^"]+)"/.exec(await response.text())![1]!;
    const { response: page } = await browser.send(action, { decision: 'other' });
    const next = /name="next" value="([^"]+)"/.exec(await page.text())![1]!;
    const consent = await browser.send('/account/sign-in', { next, email: other.email, password: testPassword });
    expect(await consent.response.text()).toContain(other.email);
  });

  it('accepts another user who signs in during the request', async () => {
    server.clock.time = -5000;
    await grant(await ask());
    server.clock.time = 0;
    const other = await newUser(server.accounts);
    const tokens = await grant(await ask({ prompt: 'login' }, { email: other.email }));
    expect(await call(tokens.access_token)).toMatchObject({ userId: other.userId });
  });

  it('requires a new sign-in when the client sends prompt=login', async () => {
    server.clock.time = -5000;
    await browser.send('/account/sign-in', { email: person.email, password: testPassword });
    server.clock.time = 0;
    expect(await ask({ prompt: 'login' }, { password: 'wrong password' })).toMatchObject({ status: 401 });
    expect((await ask({ prompt: 'login' })).left?.searchParams.get('code')).toBeTruthy();
    const silent = await ask({ prompt: 'none' });
    expect(silent.left?.searchParams.get('error')).toBe('interaction_required');
  });
});

describe('redirect addresses', () => {
  it.each([
    'http://localhost',
    'http://localhost:1',
    'http://localhost:65535/callback',
    'http://127.0.0.1:8080/',
    'http://[::1]:9/callback',
  ])('may be %s', async (redirectUri) => {
    const consent = await ask({ redirect_uri: redirectUri });
    expect(consent.left?.href.startsWith(`${new URL(redirectUri).href.replace(/\/$/, '')}`)).toBe(true);
    expect(await grant(consent, skill, redirectUri)).toMatchObject({ scope: 'read write' });
  });

  it.each([
    'https://localhost:1',
    'http://localhost:1/other',
    'http://localhost:1/callback/',
    'http://localhost:1/callback?a=b',
    'http://localhost:1#a',
    'http://localhost.evil.test:1',
    'http://localhost:1@evil.test',
    'http://evil.test',
    'http://LOCALHOST.:1',
    'http://127.0.0.2:1',
    'http://2130706433:1',
    'http://localhost:1/../x',
    'http://localhost:99999',
    'javascript:alert(1)',
    'gloss://callback',
    '',
  ])('may not be %j', async (redirectUri) => {
    const consent = await ask({ redirect_uri: redirectUri });
    expect(consent.left).toBeUndefined();
    expect(consent.status).toBe(400);
  });

  it('of the extension match its hosts exactly', async () => {
    const client = { client_id: 'gloss-extension' };
    for (const host of extensionHosts) {
      const redirectUri = `https://${host}/`;
      const consent = await ask({ ...client, redirect_uri: redirectUri });
      expect(await grant(consent, client, redirectUri)).toMatchObject({ scope: 'read write' });
    }
    const [host] = extensionHosts;
    for (const almost of [
      `http://${host}/`,
      `https://${host}`,
      `https://${host}/x`,
      `https://a.${host}/`,
      `https://${host}:444/`,
      'https://bbcdefghijklmnopabcdefghijklmnop.chromiumapp.org/',
    ]) {
      expect(await ask({ ...client, redirect_uri: almost }), almost).toMatchObject({ status: 400, left: undefined });
    }
  });
});

describe('refused requests', () => {
  it.each<[string, Record<string, string>, string]>([
    ['without PKCE', { code_challenge: '', code_challenge_method: '' }, 'invalid_request'],
    ['with PKCE in the open', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['for another server', { resource: 'https://example.com/mcp' }, 'invalid_target'],
  ])('%s', async (_, params, error) => {
    const { search, hash } = (await ask(params)).left!;
    expect(new URLSearchParams(search || hash.slice(1)).get('error')).toBe(error);
  });

  it('with an unknown client', async () => {
    expect(await ask({ client_id: 'nobody' })).toMatchObject({ status: 400, left: undefined });
  });

  it('with an unknown scope get no part of it', async () => {
    const consent = await ask({ scope: 'read admin' });
    expect((await grant(consent)).scope).toBe('read');
  });

  it('with unknown scopes only are refused before a sign-in', async () => {
    for (const scope of ['admin', 'admin reader', 'openid'])
      expect((await ask({ scope })).left?.searchParams.get('error')).toBe('invalid_scope');
  });

  it('with a spent code revoke its tokens', async () => {
    const consent = await ask();
    const tokens = await grant(consent);
    await expect(grant(consent)).rejects.toEqual(refused('invalid_grant'));
    await expect(call(tokens.access_token)).rejects.toMatchObject(unauthorized);
    await expect(refresh(tokens.refresh_token!)).rejects.toEqual(refused('invalid_grant'));
  });

  it('with another verifier, address or client than that of the code', async () => {
    const other = { client_id: 'gloss-extension' };
    const consent = await ask();
    await expect(grant({ ...consent, verifier: oauth.generateRandomCodeVerifier() })).rejects.toEqual(refused('invalid_grant'));
    await expect(grant(consent, skill, 'http://localhost:53220')).rejects.toEqual(refused('invalid_grant'));
    await expect(grant(consent, other)).rejects.toEqual(refused('invalid_grant'));
    expect(await grant(consent)).toMatchObject({ scope: 'read write' });
  });
});

describe('tokens', () => {
  it('are valid for the requested resource, or for all', async () => {
    const forMcp = await grant(await ask({ resource: `${server.origin}/mcp` }));
    expect(await call(forMcp.access_token, '/mcp')).toMatchObject({ userId });
    await expect(call(forMcp.access_token)).rejects.toMatchObject(unauthorized);
    const refreshed = await refresh(forMcp.refresh_token!);
    await expect(call(refreshed.access_token)).rejects.toMatchObject(unauthorized);
    const forAll = await grant(await ask());
    for (const path of ['/mcp', '/api/v1/me']) expect(await call(forAll.access_token, path)).toMatchObject({ userId });
  });

  it('expire after an hour', async () => {
    const { access_token: token } = await grant(await ask());
    server.clock.time = 3_601_000;
    await expect(call(token)).rejects.toMatchObject(unauthorized);
    server.clock.time = 0;
    expect(await call(token)).toMatchObject({ userId });
  });

  it('are revoked together, by their own client only', async () => {
    const revoke = async (client: oauth.Client, token: string) =>
      oauth.processRevocationResponse(await oauth.revocationRequest(as, client, oauth.None(), token, insecure));
    const tokens = await grant(await ask());
    await revoke({ client_id: 'gloss-extension' }, tokens.refresh_token!);
    await revoke(skill, 'nonsense');
    expect(await call(tokens.access_token)).toMatchObject({ userId });
    await revoke(skill, tokens.refresh_token!);
    await expect(call(tokens.access_token)).rejects.toMatchObject(unauthorized);
    await expect(refresh(tokens.refresh_token!)).rejects.toEqual(refused('invalid_grant'));
  });

  it('are revoked when the user disconnects the app, changes the password, or deletes the account', async () => {
    const { accounts } = server;
    const disconnected = await grant(await ask());
    const other = await grant(await ask());
    const [, oldest] = await accounts.apps.list(userId);
    await accounts.apps.disconnect((await newUser(accounts)).userId, oldest!.grantId);
    expect(await call(disconnected.access_token)).toMatchObject({ userId });
    await accounts.apps.disconnect(userId, oldest!.grantId);
    await expect(call(disconnected.access_token)).rejects.toMatchObject(unauthorized);
    expect(await call(other.access_token)).toMatchObject({ userId });
    const user = (await accounts.signIn(person))!;
    await accounts.recovery.change(user, testPassword, 'another good password');
    await expect(refresh(other.refresh_token!)).rejects.toEqual(refused('invalid_grant'));
  });
});
