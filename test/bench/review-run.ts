import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBenchPage } from './bench-extension.ts';
import type { ReviewBench } from './review-page.ts';
import { type Measurement, median, milliseconds } from './table.ts';

declare const bench: ReviewBench;

const saved = 300;
const feedItems = 200;
const cards = 2000;
const runs = 11;
const reloads = 5;

/** Measures the ranking of a full feed and the choice of the due cards in an extension page in Chromium. */
export async function measureReview(): Promise<Measurement[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gloss-review-'));
  const { context, page } = await openBenchPage('review-page.ts', folder);
  try {
    await page.evaluate(([media, items]) => bench.fill(media!, items!), [saved, feedItems]);
    const [first] = await page.evaluate(() => bench.rank(1));
    const stored: number[] = [];
    for (let run = 0; run < reloads; run++) {
      await page.reload();
      stored.push(...(await page.evaluate(() => bench.rank(1))));
    }
    const ranked = await page.evaluate(() => bench.rankedCount());
    if (ranked !== feedItems) throw new Error(`${ranked} of ${feedItems} feed items were ranked`);
    const ranks = await page.evaluate((times) => bench.rank(times), runs);
    await page.evaluate((count) => bench.addCards(count), cards);
    const lists = await page.evaluate((times) => bench.listDue(times), runs);
    const feed = `${feedItems} feed items beside ${saved} saved ones`;
    return [
      { what: `${feed}: first ranking, which reads the transcripts`, value: milliseconds(first!) },
      { what: `${feed}: first ranking of a new page, of transcripts that were read before`, value: spread(stored) },
      { what: `${feed}: ranked again`, value: spread(ranks) },
      { what: `${cards} cards with ten reviews each: those that are due`, value: spread(lists) },
    ];
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

const spread = (times: number[]): string => `${milliseconds(median(times))}, most ${milliseconds(Math.max(...times))}`;
