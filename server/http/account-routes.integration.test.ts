import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DigestInterval } from '../../lib/contract/digest-intervals.ts';
import { newUser, testPassword } from '../testing/test-accounts.ts';
import { pageOf, type TestBrowser, testBrowser } from '../testing/test-browser.ts';
import { type TestServer, testServer } from '../testing/test-oauth-server.ts';

const password = testPassword;
let server: TestServer;
let browser: TestBrowser;
let email: string;
let userId: string;

beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  browser = testBrowser(server.origin);
  ({ email, userId } = await newUser(server.accounts));
});

const signIn = () => browser.send('/account/sign-in', { email, password });

describe('pages', () => {
  it('forbid scripts, frames, caching and referrers', async () => {
    for (const path of [
      '/account/sign-in',
      '/account/sign-up',
      '/account/forgot',
      '/account/reset?link=a',
      '/account/confirm?link=a',
      '/pricing',
    ]) {
      const { status, text, headers } = await pageOf(browser.open(path));
      expect(status).toBe(200);
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
      );
      expect(headers.get('x-frame-options')).toBe('DENY');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(text).not.toMatch(/<script|style="|<style| on\w+="/);
    }
  });

  it('load their stylesheet from an address with its hash', async () => {
    const { text } = await pageOf(browser.open('/account/sign-in'));
    const style = await browser.ask(/href="(\/account\/[\da-f]+\.css)"/.exec(text)![1]!);
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(style.headers.get('cache-control')).toContain('immutable');
    expect(await style.text()).toContain('--paper');
  });

  it('are in the language of the reader', async () => {
    const { text } = await pageOf(
      browser.open('/account/sign-in', { headers: { 'accept-language': 'zh-TW,zh;q=0.9,en;q=0.8' } }),
    );
    expect(text).toContain('<html lang="zh-TW" dir="ltr">');
    expect(text).toContain('登入');
  });

  it('escape text that users entered', async () => {
    await signIn();
    const name = `<img src=x onerror=alert(1)>"'&`;
    const { text } = await pageOf(browser.send('/account/tokens', { name, scope: 'read', days: '' }));
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
    const wrong = await pageOf(browser.send('/account/sign-in', { email: '"><b>', password }));
    expect(wrong.text).not.toContain('<b>');
  });
});

describe('forms', () => {
  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://evil.test' }],
    ['another site, as the browser tells', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site', origin: 'http://evil.127.0.0.1' }],
    ['nowhere', {}],
    ['a frame without an origin', { origin: 'null' }],
  ])('from %s are not taken', async (_, headers) => {
    await signIn();
    for (const path of ['/account/tokens', '/account/sign-out', '/account/delete', '/account/sign-in']) {
      const { response } = await browser.send(path, { name: 'a', scope: 'read', password, email }, headers);
      expect(response.status).toBe(403);
      expect(await response.text()).toContain(`The form did not come from ${server.origin}`);
    }
    expect(await server.accounts.tokens.list(userId)).toEqual([]);
    expect((await pageOf(browser.open('/account'))).path).toBe('/account');
  });

  it('are refused from other sites, in other encodings and above the maximum size', async () => {
    await signIn();
    const headers = { origin: server.origin, 'content-type': 'application/json' };
    await browser.open('/account/tokens', { method: 'POST', body: '{"name":"a","scope":"read"}', headers });
    expect(await server.accounts.tokens.list(userId)).toEqual([]);
    const { response } = await browser.send('/account/tokens', { name: 'x'.repeat(20_000), scope: 'read' });
    expect([response.status, response.headers.get('content-type')]).toEqual([413, 'text/html; charset=UTF-8']);
  });

  it('require a signed-in user', async () => {
    for (const path of ['/account/tokens', '/account/delete', '/account/sessions/end']) {
      expect((await pageOf(browser.send(path, { password }))).path).toBe('/account/sign-in');
    }
    expect((await pageOf(browser.open('/account'))).path).toBe('/account/sign-in');
  });
});

describe('sign-up, sign-in and sign-out', () => {
  it('lead to the account page and back', async () => {
    const newEmail = `${randomUUID()}@example.com`;
    const signedUp = await pageOf(browser.send('/account/sign-up', { email: newEmail, password }));
    expect(signedUp).toMatchObject({ status: 200, path: '/account/sign-in?notice=signedUp' });
    expect(signedUp.text).toContain('You can sign in now.');
    const { path, text } = await pageOf(browser.send('/account/sign-in', { email: newEmail, password }));
    expect(path).toBe('/account');
    expect(text).toContain(newEmail);
    expect((await pageOf(browser.send('/account/sign-out', {}))).path).toBe('/account/sign-in');
  });

  it('look the same for an address that has an account', async () => {
    const signUp = (address: string) => pageOf(browser.send('/account/sign-up', { email: address, password: 'some password' }));
    const [taken, free] = [await signUp(email), await signUp(`${randomUUID()}@example.com`)];
    expect([taken.status, taken.path, taken.text]).toEqual([free.status, free.path, free.text]);
    const fail = (address: string) => pageOf(browser.send('/account/sign-in', { email: address, password: 'wrong password' }));
    const other = `${randomUUID()}@example.com`;
    const [known, unknown] = [await fail(email), await fail(other)];
    expect([known.status, known.text]).toEqual([401, unknown.text.replace(other, email)]);
  });

  it('set an HttpOnly cookie, a new one each time', async () => {
    const cookieOf = async () => {
      const headers = { origin: server.origin };
      const answer = await browser.ask('/account/sign-in', {
        method: 'POST',
        body: new URLSearchParams({ email, password }),
        headers,
      });
      return answer.headers.getSetCookie()[0]!;
    };
    const [one, two] = [await cookieOf(), await cookieOf()];
    expect(one).toMatch(/^gloss_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(two).not.toBe(one);
    expect(await server.accounts.sessions.list(userId)).toHaveLength(1);
  });

  it.each(['https://evil.test', '//evil.test', '/account/delete', '/oauth/interaction/../../account', 'javascript:alert(1)'])(
    'leads to no %s',
    async (next) => {
      const { url } = await browser.send('/account/sign-in', { email, password, next });
      expect(url.href).toBe(`${server.origin}/account`);
    },
  );

  it('show the error of an invalid input', async () => {
    const badAddress = await pageOf(browser.send('/account/sign-up', { email: 'nobody', password }));
    expect([badAddress.status, badAddress.text]).toEqual([400, expect.stringContaining('This is not a valid email address.')]);
    const badPassword = await pageOf(browser.send('/account/sign-up', { email, password: 'short' }));
    expect(badPassword.text).toContain('The password must have 10 to 256 characters.');
  });
});

describe('the account', () => {
  it('creates a token, shows it once, and revokes it', async () => {
    await signIn();
    const made = await pageOf(browser.send('/account/tokens', { name: 'My notebook', scope: 'read write', days: '30' }));
    const token = /<code class="secret">(gloss_[\w-]+)<\/code>/.exec(made.text)![1]!;
    const request = new Request(`${server.origin}/api`, { headers: { authorization: `Bearer ${token}` } });
    expect(await server.accounts.authenticate(request)).toMatchObject({ userId, scopes: ['read', 'write'] });
    const { text } = await pageOf(browser.open('/account'));
    expect(text).toContain('My notebook');
    expect(text).not.toContain(token);
    const [{ tokenId } = { tokenId: '' }] = await server.accounts.tokens.list(userId);
    await browser.send('/account/tokens/revoke', { tokenId });
    await expect(server.accounts.authenticate(request)).rejects.toMatchObject({ code: 'unauthorized' });
  });

  it('says which field of a new token is not valid', async () => {
    await signIn();
    const refused = async (form: Record<string, string>) =>
      pageOf(browser.send('/account/tokens', { name: 'a', scope: 'read', ...form }));
    const invalid = { status: 400, text: expect.stringContaining('Something you entered is not valid.') };
    expect([await refused({ days: 'abc' }), await refused({ scope: 'all' })]).toMatchObject([invalid, invalid]);
    expect(await refused({ name: '' })).toMatchObject({ status: 400, text: expect.stringContaining('The name is not valid') });
  });

  it('ends sessions of its own user only', async () => {
    await signIn();
    const other = testBrowser(server.origin);
    await other.send('/account/sign-in', { email, password });
    const stranger = await newUser(server.accounts);
    await server.accounts.sessions.start(stranger.userId, '');
    for (const { sessionId } of await server.accounts.sessions.list(stranger.userId))
      await browser.send('/account/sessions/end', { sessionId });
    expect(await server.accounts.sessions.list(stranger.userId)).toHaveLength(1);
    const [newest] = await server.accounts.sessions.list(userId);
    await browser.send('/account/sessions/end', { sessionId: newest!.sessionId });
    expect(await server.accounts.sessions.list(userId)).toHaveLength(1);
  });

  it('changes the password and ends all sessions', async () => {
    await signIn();
    const wrong = await pageOf(browser.send('/account/password', { old: 'not my password', password: 'another password' }));
    expect([wrong.status, wrong.text]).toEqual([400, expect.stringContaining('The password is wrong.')]);
    const done = await pageOf(browser.send('/account/password', { old: password, password: 'another password' }));
    expect(done.path).toBe('/account/sign-in?notice=newPassword');
    expect((await pageOf(browser.open('/account'))).path).toBe('/account/sign-in');
  });

  it('is deleted only with the password', async () => {
    await signIn();
    expect((await pageOf(browser.send('/account/delete', { password: 'not my password' }))).status).toBe(400);
    expect((await pageOf(browser.send('/account/delete', { password }))).path).toBe('/account/sign-in?notice=deleted');
    expect(browser.jar.has('gloss_session')).toBe(false);
    expect((await pageOf(signIn())).status).toBe(401);
  });

  it('shows plan and minutes, and all plans', async () => {
    await signIn();
    expect((await pageOf(browser.open('/account'))).text).toContain('120 minutes left this month');
    expect((await pageOf(browser.open('/pricing'))).text).toContain('3,600 minutes of audio or video a month');
  });
});

describe('with limits and mail, over https', () => {
  it('limits attempts, sends secure cookies, and does not wait for the mail server', async () => {
    const origin = 'https://gloss.example';
    const { address, close, mails, accounts } = await testServer({
      database: server.database,
      origin,
      hasMail: true,
      hasRealLimits: true,
      config: { isMetered: false, trustedProxies: 1 },
    });
    const post = (path: string, form: Record<string, string>, from = '203.0.113.9') =>
      fetch(address + path, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams(form),
        headers: { origin, 'x-forwarded-for': `198.51.100.1, ${from}` },
      });
    const person = { email: `${randomUUID()}@example.com`, password };
    expect(await (await post('/account/sign-up', person)).text()).toContain('Check your email');
    await accounts.waitForBackgroundWork();
    const link = new URL(/https:\S+/.exec(mails[0]!.text)![0]).searchParams.get('link')!;
    expect(mails[0]!.text).toContain(`${origin}/account/confirm?link=${link}`);
    const confirmed = await post('/account/confirm', { link, password });
    expect(confirmed.headers.get('set-cookie')).toMatch(/^__Host-gloss_session=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    for (let i = 0; i < 10; i++) await post('/account/sign-up', { email: 'x', password }, '203.0.113.10');
    const slow = await post('/account/sign-up', person, '203.0.113.10');
    expect(slow.status).toBe(429);
    expect(Number(slow.headers.get('retry-after'))).toBeGreaterThan(3500);
    expect(await slow.text()).toContain('Too many attempts. Try again in 60 minutes.');
    for (let i = 0; i < 20; i++) await post('/oauth/register', {}, '203.0.113.10');
    const machine = await post('/oauth/register', {}, '203.0.113.10');
    expect([machine.status, machine.headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    expect(await (await fetch(`${address}/pricing`)).text()).toContain('every account has all features');
    const started = await fetch(
      `${address}/oauth/authorize?client_id=svc-skill&response_type=code&redirect_uri=http%3A%2F%2Flocalhost&code_challenge_method=S256&code_challenge=${'x'.repeat(43)}`,
      { redirect: 'manual' },
    );
    expect(started.headers.get('location')).toMatch(/^\/oauth\/interaction\//);
    for (const cookie of started.headers.getSetCookie()) expect(cookie).toMatch(/; secure/);
    await close();
  });
});

it('the digest by mail is chosen on the account page, in its language, where the server can send mail', async () => {
  const { text: without } = await pageOf(signIn().then(() => browser.open('/account')));
  expect(without).toContain('can’t send email');
  let interval: DigestInterval = 'off';
  const chosen: unknown[] = [];
  const mailing = await testServer({
    digestMails: {
      getInterval: async () => interval,
      choose: async (...choice) => {
        chosen.push(choice);
        interval = 'weekly';
      },
    },
  });
  const user = await newUser(mailing.accounts);
  const visitor = testBrowser(mailing.origin);
  await visitor.send('/account/sign-in', { email: user.email, password });
  expect((await pageOf(visitor.open('/account'))).text).toContain('<option value="off" selected>');
  const { text } = await pageOf(
    visitor.send('/account/digest', { interval: 'weekly' }, { origin: mailing.origin, 'accept-language': 'de' }),
  );
  expect(text).toContain('<option value="weekly" selected>');
  expect(chosen).toEqual([[user.userId, 'weekly', 'de']]);
  expect((await testBrowser(mailing.origin).send('/account/digest', { interval: 'off' })).url.pathname).toBe('/account/sign-in');
  expect(chosen).toHaveLength(1);
  await mailing.close();
});
