import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrationsFolder } from './migrations-folder.ts';

/** Returns the time of this program's last database migration, in milliseconds since 1970; 0 without migrations. */
export const schemaTime = (): number => readMigrationFiles({ migrationsFolder }).at(-1)?.folderMillis ?? 0;
