import { openDatabase } from '../../lib/store/dexie/database.ts';
import { dexieStore } from '../../lib/store/dexie/dexie-store.ts';
import { storeSuite } from '../../lib/store/testing/store-suite.ts';
import { type SuiteResult, tests } from './vitest-in-page.ts';

/** Runs in a page: the one suite of all stores, on the browser's own IndexedDB. */
async function runSuite(): Promise<SuiteResult> {
  let opened = 0;
  storeSuite('store on Dexie', async () => dexieStore(openDatabase(`suite-${opened++}`)));
  const failed: string[] = [];
  for (const { name, run } of tests) {
    try {
      await run();
    } catch (error) {
      failed.push(`${name}: ${String(error)}`);
    }
  }
  return { passed: tests.length - failed.length, failed };
}

Object.assign(globalThis, { runSuite });
