import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findChromium } from '../../scripts/chromium.mjs';

/** A page of the extension in a browser whose worker no debugger is attached to: an attached one is never stopped for idleness. */
export interface RawPage {
  evaluate<Result>(expression: string): Promise<Result>;
  isWorkerAlive(): Promise<boolean>;
  close(): Promise<void>;
}

interface Target {
  type: string;
  url: string;
  webSocketDebuggerUrl: string;
}

export async function openRawPage(extensionPath: string): Promise<RawPage> {
  const profile = mkdtempSync(join(tmpdir(), 'gloss-soak-'));
  const child = spawn(
    findChromium()!,
    [
      '--headless=new',
      '--no-sandbox',
      '--no-first-run',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      `--disable-extensions-except=${extensionPath}`,
      `--load-extension=${extensionPath}`,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const portFile = join(profile, 'DevToolsActivePort');
  await waitFor('port of the browser', async () => existsSync(portFile));
  await sleep(500);
  const origin = `http://127.0.0.1:${readFileSync(portFile, 'utf8').split('\n')[0]}`;
  const findWorker = async () => {
    const targets = (await (await fetch(`${origin}/json/list`)).json()) as Target[];
    return targets.find(({ type }) => type === 'service_worker');
  };
  const { url } = await waitFor('worker', findWorker);
  const address = `chrome-extension://${new URL(url).host}/options.html`;
  const opened = await fetch(`${origin}/json/new?${encodeURIComponent(address)}`, { method: 'PUT' });
  const socket = new WebSocket(((await opened.json()) as Target).webSocketDebuggerUrl);
  await new Promise((resolve) => socket.addEventListener('open', resolve));
  const pending = new Map<number, (message: { result?: { result?: { value: unknown } } }) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(data);
    pending.get(message.id)?.(message);
  });
  let calls = 0;
  return {
    evaluate: (expression) =>
      new Promise((resolve) => {
        calls += 1;
        pending.set(calls, ({ result }) => resolve(result?.result?.value as never));
        const params = { expression, awaitPromise: true, returnByValue: true };
        socket.send(JSON.stringify({ id: calls, method: 'Runtime.evaluate', params }));
      }),
    isWorkerAlive: async () => (await findWorker()) !== undefined,
    async close() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      socket.close();
      child.kill();
      await exited;
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** Waits until `read` returns something. Throws after half a minute. */
async function waitFor<Value>(what: string, read: () => Promise<Value | undefined | false>): Promise<Value> {
  const end = Date.now() + 30_000;
  for (;;) {
    const value = await read();
    if (value) return value;
    if (Date.now() > end) throw new Error(`no ${what} within half a minute`);
    await sleep(100);
  }
}
