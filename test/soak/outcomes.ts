import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '../e2e/caller-page.ts';

export type Outcomes = Caller['outcomes'];

/** One import or call that met the worker's death. */
export interface Row {
  death: string;
  work: 'import' | 'call';
  /** Milliseconds from the death to the answer, of an import to the latest of its answers; absent for work that was answered before. */
  waitedMs?: number;
  code?: string;
}

/** Returns a row for each outcome. `diedAt`: milliseconds since 1970. */
export const rowsOf = (death: string, diedAt: number, outcomes: Outcomes): Row[] =>
  Object.entries(outcomes).map(([id, { answeredAt, progressAt, code }]) => {
    const moments = [...progressAt, answeredAt].filter((time) => time > diedAt);
    const gaps = moments.map((time, at) => time - (moments[at - 1] ?? diedAt));
    const waitedMs = moments.length > 0 ? Math.max(...gaps) : undefined;
    return { death, work: id.startsWith('import') ? 'import' : 'call', waitedMs, code };
  });

/** Waits until `count` outcomes are there. Throws after a minute. */
export async function waitForOutcomes(read: () => Promise<Outcomes>, count: number): Promise<Outcomes> {
  const end = Date.now() + 60_000;
  for (;;) {
    const outcomes = await read();
    if (Object.keys(outcomes).length === count) return outcomes;
    if (Date.now() > end) throw new Error(`${Object.keys(outcomes).length} of ${count} were answered within a minute`);
    await sleep(50);
  }
}

/** Prints a table with the median and the maximum of the waits, by kind of death and of work. */
export function printRows(rows: readonly Row[]): void {
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
