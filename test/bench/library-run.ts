import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { heapOf, openBenchPage } from './bench-extension.ts';
import type { LibraryBench } from './library-page.ts';
import { type Measurement, megabytes, milliseconds, quantile } from './table.ts';

declare const bench: LibraryBench;

/** Number of media added; more than an index shard holds, so that one fills up. */
const newMedia = 140;

/** Measures a library of `media` items with 1,000 cues each in an extension's store in Chromium. */
export async function measureLibrary(media: number): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gloss-library-'));
  const { context, page } = await openBenchPage('library-page.ts', folder);
  try {
    await page.evaluate((count) => bench.fill(0, count), media);
    const indexing = await page.evaluate(() => bench.catchUp());
    const added = await page.evaluate(([from, count]) => bench.indexNew(from!, count!), [media, newMedia]);
    const share = await page.evaluate(() => bench.indexShare());
    // Reload to start with an empty cache, as a newly opened offscreen document does.
    await page.reload();
    const heap = await heapOf(page);
    const first = await page.evaluate(() => bench.find('clock'));
    const firstPage = await page.evaluate(() => bench.firstPage(20));
    const titles = await page.evaluate(() => bench.typing(60, true));
    const subtitles = await page.evaluate(() => bench.typing(60, false));
    const queries = await page.evaluate(() => bench.queries(150));
    const growth = (await heapOf(page)) - heap;
    const rows: [string, string][] = [
      ['first page of the list', spread(firstPage)],
      ['to index each medium of an import', milliseconds(indexing / media)],
      ['to index one new medium', spread(added)],
      ['index beside the transcripts', `${Math.round(100 * share)} %`],
      ['first search of a new offscreen document', milliseconds(first)],
      ['titles and notes while typing', spread(titles)],
      ['subtitles too, while typing', spread(subtitles)],
      ['queries of one to three words', spread(queries)],
      ['heap that search takes', megabytes(growth / 2 ** 20)],
    ];
    return rows.map(([what, value]) => ({ what: `library of ${media}: ${what}`, value }));
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const spread = (times: number[]): string =>
  `${milliseconds(quantile(times, 0.5))}, p95 ${milliseconds(quantile(times, 0.95))}, most ${milliseconds(Math.max(...times))}`;
