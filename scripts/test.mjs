/**
 * `npm test`: installs what is missing, runs every check, and ends with the line `N passed, N failed`.
 * `npm test -- unit` runs only the steps of that name, with those they need. Plain JavaScript: it runs before anything is installed.
 */
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { ensureChromium } from './chromium.mjs';
import { ensureFirefox } from './firefox.mjs';
import { ensureInstalled } from './install.mjs';
import { runStep, stopRunning } from './run-step.mjs';
import { tryPrograms } from './test-programs.mjs';
import { chooseSteps, countChecks } from './test-steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
process.chdir(root);

for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM'])) {
  process.on(signal, () => {
    stopRunning();
    process.exit(130);
  });
}

/** @type {import('./test-steps.mjs').Step[]} */
let chosen;
try {
  chosen = chooseSteps(process.argv.slice(2));
} catch (error) {
  console.error(/** @type {Error} */ (error).message);
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
const broken = new Set();
/** @type {Record<string, string>} */
const env = process.stdout.isTTY ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

// Missing programs are reported first, before the tests take minutes; nothing runs without the dependencies.
await report('install', 'what the tests need', async () => {
  await ensureInstalled();
  return { passed: 0, failed: 0, output: '' };
});
if (broken.has('install')) finish();
/** @type {Set<string>} */
const needed = new Set(chosen.flatMap(({ needs = [] }) => needs));
if (needed.has('programs')) {
  await report('programs', 'programs that some tests use', async () => {
    await tryPrograms();
    return { passed: 0, failed: 0, output: '' };
  });
}
const browsers = /** @type {const} */ ([
  ['chromium', 'Chromium', 'CHROMIUM_PATH', ensureChromium],
  ['firefox', 'Firefox', 'FIREFOX_PATH', ensureFirefox],
]);
for (const [name, title, variable, ensure] of browsers.filter(([name]) => needed.has(name))) {
  await report(name, title, async () => {
    env[variable] = await ensure();
    return { passed: 0, failed: 0, output: '' };
  });
}

for (const [at, step] of chosen.entries()) {
  await report(step.name, `[${at + 1}/${chosen.length}] ${step.does}`, async () => {
    const missing = (step.needs ?? []).filter((name) => broken.has(name));
    if (missing.length > 0) return { passed: 0, failed: 1, output: `not run, because ${missing.join(', ')} failed\n` };
    const { ok, output } = await runStep(step, root, env);
    const counted = countChecks(step, ok, output);
    return { ...counted, output: counted.failed > 0 ? output : (step.shows?.(output) ?? '') };
  });
}

finish();

/** @returns {never} */
function finish() {
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed > 0 ? 1 : 0);
}

/**
 * @param {string} name
 * @param {string} title
 * @param {() => Promise<{ passed: number, failed: number, skipped?: number, output: string }>} work
 */
async function report(name, title, work) {
  const start = Date.now();
  process.stdout.write(`${title} `);
  // Shows progress during long steps.
  const heart = setInterval(() => process.stdout.write('.'), 5000);
  const { passed, failed, skipped, output } = await work().catch((error) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    output: `${error instanceof Error ? error.message : error}\n`,
  }));
  clearInterval(heart);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.add(name);
  const counts = [passed > 0 && `${passed} passed`, failed > 0 && `${failed} FAILED`, skipped && `${skipped} skipped`];
  console.log(`${counts.filter(Boolean).join(', ') || 'ready'} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  if (output) console.log(`\n${output}`);
}
