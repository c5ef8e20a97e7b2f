import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tablesOf010 } from '../upgrade/tables-of-0-1-0.ts';
import type { ExtensionBrowser } from '../world/browser.ts';
import { extensionPath, type Page } from './gloss.ts';

const fixtures = join(import.meta.dirname, '..', 'upgrade', 'fixtures');
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Rows of 0.1.0 by table. Bytes are written as `{"$bytes": base64}`, rows without a key of their own as `{$key, value}`. What is in
 * the trash was deleted just now, because it is emptied after a month.
 */
export const tables: Record<string, unknown[]> = JSON.parse(
  readFileSync(join(fixtures, 'dexie-library.json'), 'utf8'),
  (key, value) => (key === 'deletedAt' ? Date.now() : value),
).tables;

/** What 0.1.0 left in the browser's storage and in that of its pages. */
export const state: Data['state'] = readJson(join(fixtures, 'extension-state.json'));

/** The manifest of 0.1.0, as far as it decides on the id, the permissions and the data. */
export const manifest = {
  manifest_version: 3,
  name: 'Gloss',
  version: '0.1.0',
  key: readJson(join(extensionPath, 'manifest.json')).key as string,
  permissions: ['activeTab', 'alarms', 'identity', 'scripting', 'storage', 'unlimitedStorage', 'offscreen', 'sidePanel'],
  host_permissions: ['*://*.youtube.com/*'],
  optional_permissions: ['tabCapture'],
  optional_host_permissions: ['*://*/*'],
  background: { service_worker: 'worker.js' },
};

/** An extension with the id, the permissions and the data of 0.1.0, in a folder whose files an update replaces. */
export function extensionOf010(): { path: string; replace(built: string): void; remove(): void } {
  const path = mkdtempSync(join(tmpdir(), 'gloss-0-1-0-'));
  const write = (name: string, text: string) => writeFileSync(join(path, name), text);
  write('manifest.json', JSON.stringify(manifest));
  write('worker.js', '');
  write('page.html', '<!doctype html><meta charset="utf-8"><script src="dexie.js"></script>');
  cpSync(createRequire(import.meta.url).resolve('dexie/dist/dexie.min.js'), join(path, 'dexie.js'));
  return {
    path,
    replace(built) {
      for (const name of readdirSync(path)) rmSync(join(path, name), { recursive: true });
      cpSync(built, path, { recursive: true });
    },
    remove: () => rmSync(path, { recursive: true, force: true }),
  };
}

/** Writes the library, the stored state and the draft of a note, from a page of the extension. */
export async function writeData(gloss: ExtensionBrowser): Promise<void> {
  const page = await gloss.context.newPage();
  await page.goto(`chrome-extension://${gloss.extensionId}/page.html`);
  await page.evaluate(fill, { tables, state, schema: tablesOf010 });
  await page.close();
}

interface Data {
  tables: Record<string, unknown[]>;
  state: { storage: Record<string, unknown>; localStorage: Record<string, string> };
  /** Indexes by table. */
  schema: Record<string, string>;
}

/** Runs in a page of the extension. */
async function fill({ tables, state, schema }: Data) {
  interface Table {
    put(row: unknown, key?: string): Promise<unknown>;
  }
  interface Database {
    version(version: number): { stores(schema: Record<string, string>): void };
    table(name: string): Table;
    close(): void;
  }
  const { Dexie } = globalThis as unknown as { Dexie: new (name: string) => Database };
  const withBytes = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withBytes);
    if (typeof value !== 'object' || value === null) return value;
    if ('$bytes' in value) return Uint8Array.from(atob(String(value.$bytes)), (character) => character.charCodeAt(0));
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withBytes(part)]));
  };
  const database = new Dexie('gloss');
  database.version(2).stores(schema);
  for (const [name, rows] of Object.entries(tables)) {
    for (const row of rows.map(withBytes)) {
      const { $key, value } = row as { $key?: string; value?: unknown };
      await ($key === undefined ? database.table(name).put(row) : database.table(name).put(value, $key));
    }
  }
  database.close();
  await chrome.storage.local.set(state.storage);
  for (const [key, value] of Object.entries(state.localStorage)) localStorage.setItem(key, value);
}

/** Replaces the extension's files, as an update does, and waits until the new version's pages can be opened. */
export async function update(gloss: ExtensionBrowser, path: string): Promise<void> {
  const protocol = await gloss.context.browser()!.newBrowserCDPSession();
  const worker = gloss.context.waitForEvent('serviceworker', { timeout: 120_000 });
  const { id } = await protocol.send('Extensions.loadUnpacked', { path });
  await worker;
  await protocol.detach();
  if (id !== gloss.extensionId) throw new Error(`The update has the id ${id} instead of ${gloss.extensionId}.`);
}

/** The names of the extension's tables, and the number of rows of each. */
export const countRows = (page: Page, names: string[]): Promise<Record<string, number>> =>
  page.evaluate(
    (names) =>
      new Promise<Record<string, number>>((resolve, reject) => {
        const opening = indexedDB.open('gloss');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction(names);
          const counts: Record<string, number> = {};
          for (const name of names) {
            const counting = transaction.objectStore(name).count();
            counting.onsuccess = () => {
              counts[name] = counting.result;
            };
          }
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(counts);
          };
        };
      }),
    names,
  );
