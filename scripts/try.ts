/**
 * The pure parts of the core from the shell: `npm run -s try -- PART` reads JSON lines `{"id":…, …input}` and writes, in the same
 * order, `{"id":…, "output":…}` or `{"id":…, "error":{"code":…,"message":…}}`.
 */
import { once } from 'node:events';
import process from 'node:process';
import * as z from 'zod/mini';
import { answerLine, readLines } from './json-lines.ts';
import { parts } from './try-parts.ts';

z.config(z.locales.en());
const [name = '', ...rest] = process.argv.slice(2);
const part = Object.hasOwn(parts, name) && rest.length === 0 ? parts[name] : undefined;
if (!part) {
  const width = Math.max(...Object.keys(parts).map(({ length }) => length));
  const list = Object.entries(parts).map(([key, { does }]) => `  ${key.padEnd(width)}  ${does}`);
  console.error(`${name ? `There is no part "${[name, ...rest].join(' ')}". ` : ''}Parts:\n${list.join('\n')}`);
  process.exit(2);
}

// The reader may close the pipe early: `… | head -1`.
process.stdout.on('error', () => process.exit(0));

for await (const line of readLines(process.stdin)) {
  const answer = await answerLine(line, part.run);
  if (!process.stdout.write(`${answer}\n`)) await once(process.stdout, 'drain');
}
