/** Writes the table of the settings in docs/self-hosting.md from `server/config-variables.ts`: `npm exec -- node scripts/write-settings.ts`. */
import { readFileSync, writeFileSync } from 'node:fs';
import { settingsTable } from '../server/describe-settings.ts';

const path = new URL('../docs/self-hosting.md', import.meta.url);
writeFileSync(
  path,
  readFileSync(path, 'utf8').replace(/^\| Variable (?:.+\n)+?(?=\n)/m, () => `${settingsTable()}\n`),
);
