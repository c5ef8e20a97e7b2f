/** `npm start`: installs and builds what is missing, then shows Gloss at work; see demo.ts. Plain JavaScript, for any Node from 20 on. */
import process from 'node:process';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { runPinned } from './pinned-node.mjs';

try {
  await ensureInstalled();
  process.env.CHROMIUM_PATH = await ensureChromium();
  await ensureBuilt();
  await runPinned('demo.ts');
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
}
