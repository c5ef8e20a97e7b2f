import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import { Failure } from '../../lib/contract/failure.ts';
import type { AccountsContext } from './accounts-context.ts';
import { apiTokenPrefix } from './api-tokens.ts';
import { audiencesOf, type Scope } from './audiences.ts';
import { readBearerToken } from './bearer-token.ts';
import { freeCallsClientType } from './plans.ts';
import { apiTokens } from './schema.ts';
import { hashSecret } from './secret.ts';
import type { createSessions } from './sessions.ts';

/** The authenticated user of an HTTP request, with the permissions of the token or session. */
export interface Caller {
  userId: string;
  scopes: readonly Scope[];
  kind: 'apiToken' | 'oauth' | 'session';
  /** `svc-cli` when the request's header `x-client-type` says so. */
  clientType?: string;
  /** Id of the token, and its end in milliseconds since 1970; it never ends when absent. */
  tokenId?: string;
  expiresAt?: number;
}
/** Finds the caller of an HTTP request; undefined without a token or session. Throws `unauthorized` for an invalid token. */
export type Authenticate = (request: Request) => Promise<Caller | undefined>;

const minuteMs = 60_000;

/**
 * Finds the caller of a request by its bearer token or, without one, by the session cookie, which permits reading only. It takes
 * one query. Throws `unauthorized` for a token that is invalid or bound to another transport.
 */
export function createAuthenticate(context: AccountsContext, sessions: ReturnType<typeof createSessions>): Authenticate {
  const { db, clock, config, apps, runInBackground } = context;
  const audiences = audiencesOf(config.origin);

  const [hash, time] = [sql.placeholder('hash'), sql.placeholder('now')];
  const isValid = or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, time));
  // Prepared once, because every call runs it. It has no name, because not every pooler supports named statements.
  const ofHash = db
    .select()
    .from(apiTokens)
    .where(and(eq(apiTokens.hash, hash), isValid))
    .prepare('');

  const byApiToken = async (token: string): Promise<Caller | undefined> => {
    const now = clock.now();
    const [found] = await ofHash.execute({ hash: hashSecret(token), now });
    // The address of a feed is no secret to feed readers and their servers, so its token opens nothing else.
    if (!found || found.scope === 'feed') return undefined;
    const { userId, tokenId, scope, lastUsedAt, expiresAt } = found;
    if (now - (lastUsedAt ?? 0) > minuteMs) {
      runInBackground(() => db.update(apiTokens).set({ lastUsedAt: now }).where(eq(apiTokens.tokenId, tokenId)));
    }
    return { userId, tokenId, kind: 'apiToken', scopes: scope.split(' ') as Scope[], ...(expiresAt && { expiresAt }) };
  };

  const byOAuth = async (token: string, audience: string): Promise<Caller | undefined> => {
    const found = await apps.findAccessToken(token, clock.now());
    if (!found || (found.audience !== audiences.all && found.audience !== audience)) return undefined;
    const { userId, tokenId, scopes, expiresAt } = found;
    return { userId, tokenId, kind: 'oauth', scopes, ...(expiresAt && { expiresAt }) };
  };

  const bySession = async (request: Request): Promise<Caller | undefined> => {
    const found = request.method === 'GET' ? await sessions.findByCookie(request.headers.get('cookie')) : undefined;
    return found && { userId: found.user.userId, kind: 'session', scopes: ['read'] };
  };

  return async (request) => {
    const isWithToken = request.headers.has('authorization');
    const token = readBearerToken(request);
    const isForMcp = /^\/mcp(\/|$)/.test(new URL(request.url).pathname);
    const byToken = () =>
      token?.startsWith(apiTokenPrefix) ? byApiToken(token) : byOAuth(token ?? '', isForMcp ? audiences.mcp : audiences.api);
    const caller = await (isWithToken ? byToken() : bySession(request));
    if (!caller && isWithToken)
      throw new Failure(
        'unauthorized',
        `The token is unknown, has expired or is bound to another address. Create one at ${config.origin}/account, or sign in again.`,
      );
    const clientType = request.headers.get('x-client-type');
    return caller && { ...caller, ...(clientType === freeCallsClientType && { clientType }) };
  };
}
