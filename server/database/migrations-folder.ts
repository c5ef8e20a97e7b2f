import { join } from 'node:path';

/** Made by `npm run migration` from the tables that stand in schema files. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');
