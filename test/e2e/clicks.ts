import { detectUrl } from '../../lib/sites/detect-url.ts';
import { decompress } from '../../lib/store/compression.ts';
import type { ExtensionBrowser } from '../world/browser.ts';
import { expect, lines, type Page, rows, test } from './gloss.ts';

/** The result of a task: the stored transcript, or the failure. */
type Outcome = { language: string; provenance: string; words: string[] } | { code: string; details?: unknown };

export const made = (language: string, words: string[], provenance = 'creator') => ({ language, provenance, words });
export const closed = (host: string) => ({ code: 'noPermission', details: expect.objectContaining({ host }) });

/** Waits for the end of the newest task for an address, in any of the extension's own pages. */
export async function outcome(page: Page, address: string): Promise<Outcome> {
  const url = detectUrl(address)?.canonicalUrl ?? address;
  const newest = async () =>
    (await rows(page, 'tasks')).filter((task) => task.url === url).sort((a, b) => Number(b.createdAt) - Number(a.createdAt))[0];
  await expect.poll(async () => (await newest())?.status).toMatch(/completed|failed/);
  const task = await newest();
  // A stored transcript would hide how it is read here.
  expect(task?.fromCache).toBe(false);
  if (task?.failure) return task.failure as { code: string; details?: unknown };
  const { language, provenance, cues } = (await rows(page, 'transcripts')).find((row) => row.contentId === task?.contentId) as {
    language: string;
    provenance: string;
    cues: Uint8Array<ArrayBuffer>;
  };
  const words = (JSON.parse(await decompress(cues)) as { text: string }[]).map(({ text }) => text);
  return { language, provenance, words };
}

/** Clicks the toolbar button on a page and returns the result. `mediaItem` is the media item that the page embeds. */
export async function click(gloss: ExtensionBrowser, tab: Page, address: string, mediaItem = address): Promise<Outcome> {
  await tab.goto(address);
  const popup = await gloss.openPopup(tab);
  const result = await outcome(popup, mediaItem);
  if ('words' in result) await expect(lines(popup).first()).toBeVisible();
  else await expect(lines(popup)).toHaveCount(0);
  await popup.close();
  return result;
}

/** Defines one test for a table of addresses and expected results. */
export function clicks(
  name: string,
  table: Record<string, [address: string, expected: Record<string, unknown>, medium?: string]>,
  run = test,
) {
  run(name, async ({ gloss, tab }) => {
    for (const [step, [address, expected, mediaItem]] of Object.entries(table)) {
      await test.step(step, async () => expect(await click(gloss, tab, address, mediaItem)).toMatchObject(expected));
    }
  });
}

/** Extends the test with an extension that has the permission for hosts, or match patterns. */
export const allowing = (...hosts: string[]) => test.extend({ allowedHosts: hosts });
