import { randomUUID } from 'node:crypto';
import { and, count, desc, eq, gt, isNull, or } from 'drizzle-orm';
import * as z from 'zod/mini';
import { Failure } from '../../lib/contract/failure.ts';
import type { AccountsContext } from './accounts-context.ts';
import { apiTokens } from './schema.ts';
import { generateSecret, hashSecret } from './secret.ts';

export const apiTokenPrefix = 'gloss_';
const maxTokens = 50;
const dayMs = 86_400_000;

const newToken = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  scope: z.enum(['read', 'read write', 'feed']),
  /** Days until it expires; never when absent. */
  days: z.optional(z.int().check(z.minimum(1), z.maximum(3650))),
});
/** A user's API token as the account page lists it, without the hash of its secret. */
export type ApiToken = Omit<typeof apiTokens.$inferSelect, 'hash'>;

/** API tokens, which users create by hand for their programs. */
export function createApiTokens({ db, clock }: AccountsContext) {
  return {
    /**
     * Creates a token and returns it; only its hash is stored. Throws `invalid` for wrong input and for more than `maxTokens`
     * tokens.
     */
    async create(userId: string, input: unknown): Promise<string> {
      const { success, data, error } = newToken.safeParse(input);
      if (!success) {
        const path = error.issues[0]?.path.join('.');
        throw new Failure('invalid', `${path}: ${error.issues[0]?.message}`, { path });
      }
      const [existing] = await db.select({ tokens: count() }).from(apiTokens).where(eq(apiTokens.userId, userId));
      if (existing!.tokens >= maxTokens)
        throw new Failure('invalid', `Token limit reached: ${existing!.tokens} of ${maxTokens}. Revoke one at /account.`, {
          path: 'name',
        });
      const token = generateSecret(apiTokenPrefix);
      const { name, scope, days } = data;
      const now = clock.now();
      const expiresAt = days === undefined ? null : now + days * dayMs;
      await db
        .insert(apiTokens)
        .values({ tokenId: randomUUID(), userId, hash: hashSecret(token), name, scope, createdAt: now, expiresAt });
      return token;
    },
    async list(userId: string): Promise<ApiToken[]> {
      const rows = await db.select().from(apiTokens).where(eq(apiTokens.userId, userId)).orderBy(desc(apiTokens.createdAt));
      return rows.map(({ hash: _, ...token }) => token);
    },
    /** Returns the user whose feed a token opens; undefined for a token of another scope. */
    async findFeedOwner(token: string): Promise<string | undefined> {
      const now = clock.now();
      const isOpen = and(eq(apiTokens.scope, 'feed'), or(isNull(apiTokens.expiresAt), gt(apiTokens.expiresAt, now)));
      const [found] = await db
        .update(apiTokens)
        .set({ lastUsedAt: now })
        .where(and(eq(apiTokens.hash, hashSecret(token)), isOpen))
        .returning({ userId: apiTokens.userId });
      return found?.userId;
    },
    async revoke(userId: string, tokenId: string): Promise<void> {
      await db.delete(apiTokens).where(and(eq(apiTokens.userId, userId), eq(apiTokens.tokenId, tokenId)));
    },
  };
}
