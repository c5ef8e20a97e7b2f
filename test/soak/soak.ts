import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { printRows, type Row } from './outcomes.ts';
import { soakPanels } from './soak-panels.ts';
import { openSoaked, soakCrash, soakHarness, soakIdle, soakStop } from './soak-worker.ts';

const maxAnswerMs = 2000;
const maxStopMs = 200;
const extensionPath = fileURLToPath(new URL('../../.output/chrome-mv3', import.meta.url));

const suites = [
  ['vitest', 'run', '--config', fileURLToPath(new URL('../../vitest.soak.config.ts', import.meta.url))],
  ['playwright', 'test', '--config', fileURLToPath(new URL('playwright.config.ts', import.meta.url))],
  ['vitest', 'run', 'test/attack'],
  ['vitest', 'run', '--config', fileURLToPath(new URL('../../vitest.component.config.ts', import.meta.url)), 'narrow-views'],
  ['playwright', 'test'],
];
// `npm test` draws some of the hostile strings, shows the views in few languages, kills the worker less often and moves a small
// library.
const env = {
  ...process.env,
  ...{ HOSTILE_STRINGS: 'all', VITE_ALL_LANGUAGES: '1', GLOSS_KILLS: '50', GLOSS_ITEMS: '10000' },
};
for (const suite of suites) {
  if (spawnSync('npx', suite, { stdio: 'inherit', env }).status !== 0) process.exitCode = 1;
}

console.log('Growing a library to 100,000 items …');
const growth = fileURLToPath(new URL('growth.ts', import.meta.url));
if (spawnSync(process.execPath, [growth], { stdio: 'inherit' }).status !== 0) process.exitCode = 1;

console.log('Building the container and starting it …');
const container = fileURLToPath(new URL('../container/container.ts', import.meta.url));
if (spawnSync(process.execPath, [container], { stdio: 'inherit' }).status !== 0) process.exitCode = 1;

console.log('Opening the side panel under load …');
const closedPanels = await soakPanels(extensionPath);
for (const failure of closedPanels) console.error(failure);
if (closedPanels.length > 0) process.exitCode = 1;

console.log('Stopping the worker for some minutes: by the debugger, by crashes, and by the browser when it is idle …');
const rows: Row[] = [];
const soaked = await openSoaked(extensionPath);
for (const soak of [soakStop, soakHarness, soakCrash]) {
  const found = await soak(soaked);
  printRows(found);
  rows.push(...found);
}
await soaked.close();
const idle = await soakIdle(extensionPath);
printRows(idle);
rows.push(...idle);

const late = rows.filter(({ death, waitedMs = 0 }) => waitedMs > (death === 'stop' ? maxStopMs : maxAnswerMs));
if (late.length > 0) {
  console.error(`${late.length} answers came later than ${maxAnswerMs} ms after the death, or ${maxStopMs} ms after Stop.`);
  process.exitCode = 1;
}
process.exit();
