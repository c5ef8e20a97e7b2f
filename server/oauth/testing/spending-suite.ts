import { and, eq } from 'drizzle-orm';
import * as oauth from 'oauth4webapi';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashSecret } from '../../accounts/secret.ts';
import type { Database } from '../../database/open-database.ts';
import { newUser, testPassword } from '../../testing/test-accounts.ts';
import { authorize, testBrowser } from '../../testing/test-browser.ts';
import { type TestServer, testServer } from '../../testing/test-oauth-server.ts';
import { oauthReplays, oauthRows } from '../schema.ts';

const redirect = 'http://localhost:5321';
/** Races at a time. */
const lanes = 5;

interface IssuedCode {
  code: string;
  verifier: string;
}
interface TokenResponse {
  status: number;
  access_token?: string;
  refresh_token?: string;
  error?: string;
}
async function requestToken({ address }: TestServer, params: Record<string, string>): Promise<TokenResponse> {
  const body = new URLSearchParams({ client_id: 'svc-skill', ...params });
  const response = await fetch(`${address}/oauth/token`, { method: 'POST', body });
  return { status: response.status, ...((await response.json()) as object) };
}

export interface SpendingOptions {
  /** Opens one database for two nodes. */
  open(): Promise<[Database, Database]>;
  rounds: number;
}

/** The test suite of codes and refresh tokens, for every database. */
export function spendingSuite(name: string, { open: openDatabases, rounds }: SpendingOptions): void {
  describe(name, () => {
    let first: TestServer;
    let second: TestServer;
    let consent: () => Promise<IssuedCode>;

    beforeAll(async () => {
      const [one, two] = await openDatabases();
      first = await testServer({ database: one });
      second = await testServer({ database: two, origin: first.origin });
      const { email } = await newUser(first.accounts);
      const browser = testBrowser(first.origin);
      consent = async () => {
        const verifier = oauth.generateRandomCodeVerifier();
        const challenge = await oauth.calculatePKCECodeChallenge(verifier);
        const params = {
          client_id: 'svc-skill',
          redirect_uri: redirect,
          response_type: 'code',
          scope: 'read write',
          code_challenge: challenge,
          code_challenge_method: 'S256',
        };
        const address = `${first.origin}/oauth/authorize?${new URLSearchParams(params)}`;
        const { left } = await authorize(browser, address, { email, password: testPassword });
        return { code: left!.searchParams.get('code')!, verifier };
      };
    });
    afterAll(async () => {
      await second.close();
      await first.close();
      for (const database of new Set([first.database, second.database])) await database.close();
    });

    /** Issues so many codes, each with a grant of its own, by copying rows. */
    const consents = async (count: number): Promise<IssuedCode[]> => {
      const { code, verifier } = await consent();
      const { db } = first.database;
      const rowOf = async (kind: string, id: string) => {
        const [row] = await db
          .select()
          .from(oauthRows)
          .where(and(eq(oauthRows.kind, kind), eq(oauthRows.id, id)));
        return row!;
      };
      const issued = await rowOf('AuthorizationCode', hashSecret(code));
      const granted = await rowOf('Grant', issued.grantId!);
      const copies = Array.from({ length: count }, (_, at) => ({ code: `${code}-${at}`, grantId: `${granted.id}-${at}` }));
      await db.insert(oauthRows).values(
        copies.flatMap((copy) => [
          { ...granted, id: copy.grantId },
          { ...issued, id: hashSecret(copy.code), grantId: copy.grantId, payload: { ...issued.payload, grantId: copy.grantId } },
        ]),
      );
      return copies.map((copy) => ({ code: copy.code, verifier }));
    };
    const exchange = (node: TestServer, { code, verifier }: IssuedCode) =>
      requestToken(node, { grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirect });
    const refresh = (node: TestServer, token: string, more = {}) =>
      requestToken(node, { grant_type: 'refresh_token', refresh_token: token, ...more });
    const tokens = async () => {
      const { refresh_token, access_token } = await exchange(first, await consent());
      return { refreshToken: refresh_token!, accessToken: access_token! };
    };
    const sixTimes = <T>(one: (node: TestServer) => Promise<T>) =>
      Promise.all(Array.from({ length: 6 }, (_, i) => one(i % 2 ? first : second)));
    const call = (token: string) =>
      first.accounts.authenticate(new Request(`${first.origin}/api`, { headers: { authorization: `Bearer ${token}` } }));
    /** Moves the time at which tokens were spent into the past. */
    const ageSpentTokens = async (ms: number) => {
      const { db } = first.database;
      for (const row of await db.select().from(oauthRows).where(eq(oauthRows.kind, 'RefreshToken'))) {
        if (row.consumedAt)
          await db
            .update(oauthRows)
            .set({ consumedAt: row.consumedAt - ms })
            .where(eq(oauthRows.id, row.id));
      }
    };

    describe(`two nodes, ${rounds} times`, () => {
      it('spend a code once', async () => {
        const codes = await consents(rounds);
        const race = async (): Promise<void> => {
          const issued = codes.pop();
          if (!issued) return;
          const answers = await sixTimes((node) => exchange(node, issued));
          expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
          for (const { error } of answers.filter(({ status }) => status !== 200)) expect(error).toBe('invalid_grant');
          await race();
        };
        await Promise.all(Array.from({ length: lanes }, race));
      });

      it('give a refresh token one successor', async () => {
        const race = async (issued: IssuedCode) => {
          let token = (await exchange(first, issued)).refresh_token!;
          // Each successor is spent in the next round.
          for (let round = 0; round < rounds / lanes; round++) {
            const answers = await sixTimes((node) => refresh(node, token));
            expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
            expect(new Set(answers.map(({ access_token }) => access_token)).size).toBe(1);
            const successors = [...new Set(answers.map(({ refresh_token }) => refresh_token!))];
            expect(successors).toHaveLength(1);
            expect(successors).not.toContain(token);
            token = successors[0]!;
          }
        };
        await Promise.all((await consents(lanes)).map(race));
        expect(first.errors.concat(second.errors)).toEqual([]);
      });
    });

    describe('a refresh token that was spent', () => {
      it('returns the same response again for 30 seconds', async () => {
        const { refreshToken } = await tokens();
        const lost = await refresh(first, refreshToken);
        const again = await refresh(second, refreshToken);
        expect(again).toEqual(lost);
        await ageSpentTokens(15_000);
        expect(await refresh(first, refreshToken)).toEqual(lost);
        expect(await refresh(first, lost.refresh_token!)).toMatchObject({ status: 200 });
      });

      it('revokes its grant when it is presented after that time', async () => {
        const { refreshToken, accessToken } = await tokens();
        const next = await refresh(first, refreshToken);
        await ageSpentTokens(31_000);
        expect(await refresh(second, refreshToken)).toMatchObject({ status: 400, error: 'invalid_grant' });
        expect(await refresh(first, next.refresh_token!)).toMatchObject({ status: 400, error: 'invalid_grant' });
        for (const token of [accessToken, next.access_token!])
          await expect(call(token)).rejects.toMatchObject({ code: 'unauthorized' });
      });

      it('revokes its grant when it was spent by a clock that has been set back since', async () => {
        const { refreshToken } = await tokens();
        await refresh(first, refreshToken);
        await ageSpentTokens(-86_400_000);
        expect(await refresh(second, refreshToken)).toMatchObject({ status: 400, error: 'invalid_grant' });
      });

      it('revokes its grant once its successor was used', async () => {
        const { refreshToken } = await tokens();
        const next = await refresh(first, refreshToken);
        const third = await refresh(first, next.refresh_token!);
        expect(await refresh(second, refreshToken)).toMatchObject({ status: 400, error: 'invalid_grant' });
        expect(await refresh(first, third.refresh_token!)).toMatchObject({ status: 400, error: 'invalid_grant' });
        await expect(call(third.access_token!)).rejects.toMatchObject({ code: 'unauthorized' });
      });

      it('returns the response only to the same request of the same client', async () => {
        const { refreshToken } = await tokens();
        const next = await refresh(first, refreshToken);
        expect(await refresh(first, refreshToken, { scope: 'read' })).toMatchObject({ status: 400, error: 'invalid_grant' });
        expect(await refresh(first, refreshToken, { client_id: 'gloss-extension' })).toMatchObject({ error: 'invalid_grant' });
        expect(await refresh(first, refreshToken)).toEqual(next);
      });
    });

    describe('the database', () => {
      it('stores no token or code in clear text', async () => {
        const { refreshToken, accessToken } = await tokens();
        const next = await refresh(first, refreshToken);
        const open = await consent();
        const { db } = first.database;
        const rows = JSON.stringify([await db.select().from(oauthRows), await db.select().from(oauthReplays)]);
        for (const secret of [refreshToken, accessToken, next.refresh_token!, next.access_token!, open.code]) {
          expect(rows).not.toContain(secret);
        }
      });

      it('deletes expired rows, and clients without consent', async () => {
        const { db } = first.database;
        const old = Date.now() - 31 * 86_400_000;
        const row = { kind: 'Client', payload: {}, createdAt: old, expiresAt: null };
        const { clientId } = (
          await first.accounts.apps.list((await db.select().from(oauthRows).where(eq(oauthRows.kind, 'Grant')))[0]!.userId!)
        )[0]!;
        await db.insert(oauthRows).values([
          { ...row, id: 'never let in' },
          { ...row, id: clientId },
          { ...row, id: 'new', createdAt: Date.now() },
          { ...row, kind: 'AccessToken', id: 'expired', expiresAt: Date.now() - 1 },
        ]);
        await first.accounts.sweep();
        const ids = (await db.select({ id: oauthRows.id }).from(oauthRows)).map(({ id }) => id);
        expect(ids).toEqual(expect.arrayContaining([clientId, 'new']));
        expect(ids).not.toEqual(expect.arrayContaining(['never let in']));
        expect(ids).not.toContain('expired');
      });
    });
  });
}
