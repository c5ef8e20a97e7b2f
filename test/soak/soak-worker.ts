import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Caller } from '../e2e/caller-page.ts';
import { callerScript } from '../e2e/caller-script.ts';
import { fillLibrary } from '../e2e/library-rows.ts';
import { type ExtensionBrowser, openBrowser } from '../world/browser.ts';
import { startWorld } from '../world/world.ts';
import { type Outcomes, type Row, rowsOf, waitForOutcomes } from './outcomes.ts';
import { openRawPage } from './raw-browser.ts';

declare const caller: Caller;

/** The amount of each kind that meets each kind of death; in all 60 imports and 100 calls. */
const load = {
  harness: { imports: 45, calls: 56 },
  idle: { rounds: 3, callsEach: 12 },
  crash: { imports: 12, calls: 8 },
  stop: 20,
};
const operations = ['getSettings', 'listLibrary', 'createCollection', 'listChannels'];
const inputOf = (name: string) => (name === 'createCollection' ? { name: 'Soak' } : {});

/** A browser, with a library that was exported to a file (base64). */
export interface SoakedExtension {
  gloss: ExtensionBrowser;
  extensionPath: string;
  file: string;
  close(): Promise<void>;
}

/** Opens a browser with the built extension and a library of 500 items. */
export async function openSoaked(extensionPath: string): Promise<SoakedExtension> {
  const world = await startWorld();
  const gloss = await openBrowser({ extensionPath, world });
  const page = await openCaller(gloss);
  await fillLibrary(page, 500, 20);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export library' }).click();
  const file = readFileSync(await (await download).path(), 'base64');
  await page.close();
  return {
    gloss,
    extensionPath,
    file,
    async close() {
      await gloss.close();
      await world.close();
    },
  };
}

/** Opens the options page with the calls of `caller-page.ts` in it. */
async function openCaller({ context, extensionId }: ExtensionBrowser): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`chrome-extension://${extensionId}/options.html`);
  await page.evaluate(await callerScript());
  return page;
}

/** The debugger stops the worker at random moments, as the browser does. */
export async function soakHarness({ gloss, file }: SoakedExtension): Promise<Row[]> {
  const page = await openCaller(gloss);
  const rows: Row[] = [];
  const finish = async (diedAt: number, count: number) => {
    rows.push(...rowsOf('harness', diedAt, await waitForOutcomes(() => page.evaluate(() => caller.outcomes), count)));
    await page.evaluate(() => caller.forget());
  };
  for (let round = 0; round < load.harness.imports; round++) {
    await page.evaluate(([id, file]) => caller.importFile(id, file), [`import ${round}`, file] as const);
    await sleep(1000 * Math.random());
    const diedAt = Date.now();
    await gloss.killWorker();
    await finish(diedAt, 1);
  }
  for (let round = 0; round < load.harness.calls / operations.length; round++) {
    await page.evaluate(() => caller.block());
    for (const name of operations)
      await page.evaluate(([name, input]) => caller.call(name, name, input), [name, inputOf(name)] as const);
    await sleep(500 * Math.random());
    const diedAt = Date.now();
    await gloss.killWorker();
    await page.evaluate(() => caller.unblock());
    await finish(diedAt, operations.length);
  }
  await page.close();
  return rows;
}

/**
 * The process of the extension crashes. Its pages share that process, so the callers are gone too; the next page imports and calls
 * in their place, and its waits are counted from then on.
 */
export async function soakCrash({ gloss, extensionPath, file }: SoakedExtension): Promise<Row[]> {
  const rows: Row[] = [];
  for (let round = 0; round < load.crash.imports; round++) {
    const dying = await openCaller(gloss);
    await dying.evaluate((file) => caller.importFile('import', file), file);
    await sleep(1000 * Math.random());
    await crashExtension(gloss, extensionPath);
    const next = await openCaller(gloss);
    const startedAt = Date.now();
    const calls = round < load.crash.calls ? ['getSettings'] : [];
    for (const name of calls) await next.evaluate((name) => caller.call(name, name, {}), name);
    await next.evaluate((file) => caller.importFile('import', file), file);
    rows.push(...rowsOf('crash', startedAt, await waitForOutcomes(() => next.evaluate(() => caller.outcomes), 1 + calls.length)));
    await dying.close();
    await next.close();
  }
  return rows;
}

/**
 * Kills the renderer process that the extension's worker and pages share, and loads the extension again, as users do: the browser
 * disables an extension whose offscreen document was open when it crashed.
 */
async function crashExtension({ context }: ExtensionBrowser, extensionPath: string): Promise<void> {
  const protocol = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await protocol.send('SystemInfo.getProcessInfo');
  const isExtension = (pid: number) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--extension-process');
  for (const { type, id } of processInfo) if (type === 'renderer' && isExtension(id)) process.kill(id, 'SIGKILL');
  await sleep(500);
  await protocol.send('Extensions.loadUnpacked', { path: extensionPath });
  await protocol.detach();
}

/** The browser stops the worker because nothing has reached it for a while. */
export async function soakIdle(extensionPath: string): Promise<Row[]> {
  const rows: Row[] = [];
  const page = await openRawPage(extensionPath);
  await sleep(1000);
  await page.evaluate(`${await callerScript()}; 0`);
  for (let round = 0; round < load.idle.rounds; round++) {
    await page.evaluate('caller.block()');
    for (let call = 0; call < load.idle.callsEach; call++) {
      const name = operations[call % operations.length]!;
      await page.evaluate(`caller.call('${name} ${call}', '${name}', ${JSON.stringify(inputOf(name))})`);
    }
    // An empty file: it has to reach the worker, and brings nothing.
    await page.evaluate(`caller.importFile('import', 'H4sIAAAAAAAAAwMAAAAAAAAAAAA=')`);
    const end = Date.now() + 180_000;
    while (await page.isWorkerAlive()) {
      if (Date.now() > end) throw new Error('the worker did not fall asleep');
      await sleep(20);
    }
    const diedAt = Date.now();
    await page.evaluate('caller.unblock()');
    const outcomes = await waitForOutcomes(() => page.evaluate<Outcomes>('caller.outcomes'), load.idle.callsEach + 1);
    rows.push(...rowsOf('idle', diedAt, outcomes));
    await page.evaluate('caller.forget()');
  }
  await page.close();
  return rows;
}

/** The user stops calls whose worker answers nothing. */
export async function soakStop({ gloss }: SoakedExtension): Promise<Row[]> {
  const page = await openCaller(gloss);
  const rows: Row[] = [];
  for (let round = 0; round < load.stop; round++) {
    const stoppedAt = await page.evaluate(async () => {
      await caller.block();
      caller.call('read', 'listLibrary', {});
      await new Promise((resolve) => setTimeout(resolve, 500 * Math.random()));
      const stoppedAt = Date.now();
      caller.stop('read');
      return stoppedAt;
    });
    // Answers within the same millisecond count as well.
    rows.push(...rowsOf('stop', stoppedAt - 1, await waitForOutcomes(() => page.evaluate(() => caller.outcomes), 1)));
    await page.evaluate(() => {
      caller.unblock();
      caller.forget();
    });
  }
  await page.close();
  return rows;
}
