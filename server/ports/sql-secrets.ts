import { and, eq } from 'drizzle-orm';
import type { Secrets } from '../../lib/ports/secrets.ts';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import type { Sealing } from '../sealing.ts';
import { userSecrets } from './schema-user-rows.ts';

/**
 * Creates the store of one user's keys and tokens. They are sealed, so that a copy of the database does not reveal them, and no
 * export contains them.
 */
export function sqlSecrets(db: SqlDatabase, userId: string, { seal, open }: Sealing): Secrets {
  const about = (name: string) => `${userId} ${name}`;
  const at = (name: string) => and(eq(userSecrets.userId, userId), eq(userSecrets.name, name));
  return {
    async get(name) {
      const [row] = await db.select().from(userSecrets).where(at(name));
      return row && open(row.sealed, about(name));
    },
    async set(name, value) {
      if (!value) {
        await db.delete(userSecrets).where(at(name));
        return;
      }
      const sealed = seal(value, about(name));
      const key = [userSecrets.userId, userSecrets.name];
      await db.insert(userSecrets).values({ userId, name, sealed }).onConflictDoUpdate({ target: key, set: { sealed } });
    },
  };
}
