import { runtimeFile } from '../bundle/runtime-file.ts';

/** Made by `npm run migration` from the tables that stand in schema files. */
export const migrationsFolder = runtimeFile('server/database/migrations');
