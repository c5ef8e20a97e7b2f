import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Caller } from '../e2e/caller-page.ts';
import { callerScript } from '../e2e/caller-script.ts';
import { fillLibrary } from '../e2e/library-rows.ts';
import { openBrowser } from '../world/browser.ts';
import { startWorld } from '../world/world.ts';
import { openRawPage } from './raw-browser.ts';

declare const caller: Caller;

/** How much of each kind meets each kind of death; in all 60 imports and 100 calls. */
const load = {
  harness: { imports: 45, calls: 56 },
  idle: { rounds: 3, callsEach: 12 },
  crash: { imports: 12, calls: 8 },
};
const maxAnswerMs = 2000;
const extensionPath = fileURLToPath(new URL('../../.output/chrome-mv3', import.meta.url));
const operations = ['getSettings', 'listLibrary', 'createCollection', 'listChannels'];
const inputOf = (name: string) => (name === 'createCollection' ? { name: 'Soak' } : {});

interface Row {
  death: string;
  work: 'import' | 'call';
  /** Milliseconds from the death to the answer, of an import to the latest of its answers; absent for work that was answered before. */
  waitedMs?: number;
  code?: string;
}
const rows: Row[] = [];
type Outcomes = Caller['outcomes'];

function record(death: string, diedAt: number, outcomes: Outcomes): void {
  for (const [id, { answeredAt, progressAt, code }] of Object.entries(outcomes)) {
    const moments = [...progressAt, answeredAt].filter((time) => time > diedAt);
    const gaps = moments.map((time, at) => time - (moments[at - 1] ?? diedAt));
    const waitedMs = moments.length > 0 ? Math.max(...gaps) : undefined;
    rows.push({ death, work: id.startsWith('import') ? 'import' : 'call', waitedMs, code });
  }
}

async function answered(read: () => Promise<Outcomes>, count: number): Promise<Outcomes> {
  const end = Date.now() + 60_000;
  for (;;) {
    const outcomes = await read();
    if (Object.keys(outcomes).length === count) return outcomes;
    if (Date.now() > end) throw new Error(`${Object.keys(outcomes).length} of ${count} were answered within a minute`);
    await sleep(50);
  }
}

/** The debugger stops the worker, or the process of the extension's pages crashes, at random moments. */
async function soakWithDebugger(): Promise<string> {
  const world = await startWorld();
  const gloss = await openBrowser({ extensionPath, world });
  const open = async () => {
    const page = await gloss.context.newPage();
    const address = `chrome-extension://${gloss.extensionId}/options.html`;
    // Just after a crash the browser refuses the extension's pages for a moment.
    while (!(await page.goto(address).catch(() => undefined))) await sleep(50);
    await page.evaluate(await callerScript());
    return page;
  };
  const page = await open();
  await fillLibrary(page, 500, 20);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export the library' }).click();
  const file = readFileSync(await (await download).path(), 'base64');

  for (let round = 0; round < load.harness.imports; round++) {
    const id = `import ${round}`;
    await page.evaluate(([id, file]) => caller.importFile(id, file), [id, file] as const);
    await sleep(1000 * Math.random());
    const diedAt = Date.now();
    await gloss.killWorker();
    const outcomes = await answered(() => page.evaluate(() => caller.outcomes), 1);
    record('harness', diedAt, outcomes);
    await page.evaluate(() => caller.forget());
  }
  for (let round = 0; round < load.harness.calls / operations.length; round++) {
    await page.evaluate(() => caller.block());
    for (const name of operations)
      await page.evaluate(([name, input]) => caller.call(name, name, input), [name, inputOf(name)] as const);
    await sleep(500 * Math.random());
    const diedAt = Date.now();
    await gloss.killWorker();
    await page.evaluate(() => caller.unblock());
    record('harness', diedAt, await answered(() => page.evaluate(() => caller.outcomes), operations.length));
    await page.evaluate(() => caller.forget());
  }

  for (let round = 0; round < load.crash.imports; round++) {
    const dying = await open();
    await dying.evaluate((file) => caller.importFile('import', file), file);
    await sleep(1000 * Math.random());
    const session = await gloss.context.newCDPSession(dying);
    const diedAt = Date.now();
    session.send('Page.crash').catch(() => undefined);
    // The extension's pages share the process, so the caller is gone too: the next page asks in its place.
    await sleep(50);
    const next = await open();
    const calls = round < load.crash.calls ? ['getSettings'] : [];
    for (const name of calls) await next.evaluate((name) => caller.call(name, name, {}), name);
    await next.evaluate((file) => caller.importFile('import', file), file);
    record('crash', diedAt, await answered(() => next.evaluate(() => caller.outcomes), 1 + calls.length));
    await dying.close().catch(() => undefined);
    await next.close();
  }
  await gloss.close();
  await world.close();
  return file;
}

/** The browser stops the worker because nothing has reached it for a while. */
async function soakIdle(): Promise<void> {
  const page = await openRawPage(extensionPath);
  await sleep(1000);
  await page.evaluate(`${await callerScript()}; 0`);
  for (let round = 0; round < load.idle.rounds; round++) {
    await page.evaluate('caller.block()');
    for (let call = 0; call < load.idle.callsEach; call++) {
      const name = operations[call % operations.length]!;
      await page.evaluate(`caller.call('${name} ${call}', '${name}', ${JSON.stringify(inputOf(name))})`);
    }
    await page.evaluate(`caller.importFile('import', 'H4sIAAAAAAAAAwMAAAAAAAAAAAA=')`);
    const end = Date.now() + 180_000;
    while (await page.isWorkerAlive()) {
      if (Date.now() > end) throw new Error('the worker did not fall asleep');
      await sleep(20);
    }
    const diedAt = Date.now();
    await page.evaluate('caller.unblock()');
    record('idle', diedAt, await answered(() => page.evaluate<Outcomes>('caller.outcomes'), load.idle.callsEach + 1));
    await page.evaluate('caller.forget()');
  }
  await page.close();
}

function print(): void {
  const groups = Map.groupBy(rows, ({ death, work }) => `${death} ${work}`);
  console.table(
    [...groups].map(([name, all]) => {
      const waits = all.flatMap(({ waitedMs }) => waitedMs ?? []).sort((a, b) => a - b);
      return {
        death: name,
        answered: all.length,
        'open at the death': waits.length,
        'median ms': waits[waits.length >> 1],
        'max ms': waits.at(-1),
        interrupted: all.filter(({ code }) => code === 'interrupted').length,
        failures: [...new Set(all.flatMap(({ code }) => (code && code !== 'interrupted' ? [code] : [])))].join(' '),
      };
    }),
  );
}

console.log('Stopping the worker for about ten minutes …');
await soakWithDebugger();
await soakIdle();
print();
const late = rows.filter(({ waitedMs = 0 }) => waitedMs > maxAnswerMs);
if (late.length > 0) {
  console.error(`${late.length} answers came later than ${maxAnswerMs} ms after the death.`);
  process.exitCode = 1;
}
process.exit();
