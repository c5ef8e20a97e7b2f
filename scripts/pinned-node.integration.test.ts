import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'gloss-pinned-'));
afterAll(() => rmSync(folder, { recursive: true }));
const program = join(folder, 'program.mjs');
const runner = join(folder, 'runner.mjs');
// A program as the server is: it ends on a signal, or when its channel ends.
writeFileSync(
  program,
  `const end = (reason) => { console.log('ended by ' + reason); process.exit(); };
  process.on('SIGTERM', end);
  process.on('disconnect', () => end('disconnect'));
  setInterval(() => undefined, 1000);
  console.log('started by ' + process.ppid);`,
);
writeFileSync(
  runner,
  `import { runPinned } from ${JSON.stringify(new URL('pinned-node.mjs', import.meta.url).href)};
  await runPinned(${JSON.stringify(pathToFileURL(program).href)});`,
);

it.runIf(process.platform !== 'win32').each([
  ['the shell of npm is ended', 'shell', 'ended by SIGTERM'],
  ['the program that started it is killed', 'runner', 'ended by disconnect'],
])('ends a program when %s', async (_, killed, ending) => {
  const env = { ...process.env, npm_lifecycle_event: 'serve' };
  // The second command keeps the shell from becoming the program, as npm's does.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${runner}"; true`], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  for await (const line of createInterface({ input: shell.stdout })) {
    lines.push(line);
    const runnerId = /^started by (\d+)$/.exec(line)?.[1];
    if (runnerId && killed === 'shell') shell.kill('SIGTERM');
    else if (runnerId) process.kill(Number(runnerId), 'SIGKILL');
  }
  expect(lines.at(-1)).toBe(ending);
});
