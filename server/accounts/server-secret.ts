import { eq } from 'drizzle-orm';
import type { SqlDatabase } from '../../lib/store/sql/sql-database.ts';
import { serverSecrets } from './schema.ts';

/** Returns a generated secret that is the same on every node: the first node that needs it creates it. */
export async function getServerSecret(db: SqlDatabase, name: string, make: () => string | Promise<string>): Promise<string> {
  const findSecret = () => db.select().from(serverSecrets).where(eq(serverSecrets.name, name));
  const [known] = await findSecret();
  if (known) return known.value;
  await db
    .insert(serverSecrets)
    .values({ name, value: await make() })
    .onConflictDoNothing();
  return (await findSecret())[0]!.value;
}
