import { runtimeFile } from '../bundle/runtime-file.ts';

/** The folder of migrations, which `npm run migration` generates from the schema files. */
export const migrationsFolder = runtimeFile('server/database/migrations');
