import type { Locator, Page } from '@playwright/test';

/** The content of the panel for a media item. Times are the texts of its buttons. */
export interface PanelReport {
  title: string;
  lines: TimedText[];
  chapters: TimedText[];
  subtitles: TimedText[];
}
export interface TimedText {
  time: string;
  text: string;
}

/** Timeout for a summary: pages of the internet and models may be slow (milliseconds). */
const maxWaitMs = 120_000;
const working = ['detecting', 'working'];
/** Timeout for the player, which a page may load after itself (milliseconds). */
const playerTimeoutMs = 8_000;

/** Waits until a view shows a summary, and reports each step. Throws the view's message if it shows none. */
export async function waitForSummary(page: Page, report: (line: string) => void): Promise<void> {
  const root = page.locator('[data-state]').first();
  let reported = '';
  for (const start = Date.now(); ; ) {
    const passed = Date.now() - start;
    const state = (await root.getAttribute('data-state', { timeout: maxWaitMs })) ?? '';
    // The lines themselves may still be loading.
    if (state === 'ready') return page.locator('[data-line]').first().waitFor({ timeout: maxWaitMs });
    const isWaiting = working.includes(state) || (state === 'none' && passed < playerTimeoutMs);
    if (!isWaiting) throw new Error(`Gloss shows no summary: ${await sentences(root.locator('main'))}`);
    const stage = (await page.locator('[data-stage]').evaluateAll(([first]) => first?.getAttribute('data-stage'))) ?? state;
    if (stage !== reported) report(`  ${stage}`);
    reported = stage;
    if (passed > maxWaitMs) throw new Error(`Gloss was still ${stage} after ${maxWaitMs / 1000} seconds.`);
    await page.waitForTimeout(50);
  }
}

/** Opens the panel's views one after the other; `visited` is called while each of them is shown. */
export async function readPanel(panel: Page, visited: (view: string) => Promise<void>): Promise<PanelReport> {
  const view = async (name: string, row: string) => {
    const shown = panel.locator(`[data-view="${name}"]`);
    if (!(await shown.isVisible())) await tab(panel, name).click();
    await shown.locator(row).first().waitFor();
    await visited(name);
    return shown;
  };
  // The toolbar is loaded after the lines.
  await panel.locator('[role="tabpanel"] fieldset').first().waitFor();
  const title = await oneLine(panel.locator('h1').first());
  const summary = await view('summary', '[data-line]');
  const lines = await timed(summary.locator('[data-line]'), 'p');
  const chapterList = await view('chapters', '[data-chapter]');
  const chapters = await timed(chapterList.locator('[data-head]'), 'span[dir]');
  const cues = await view('subtitles', '[data-cue]');
  const subtitles = await timed(cues.locator('[data-cue]'), 'p');
  await tab(panel, 'summary').click();
  return { title, lines, chapters, subtitles };
}

const tab = (panel: Page, name: string) => panel.locator(`[role="tab"][id$="-trigger-${name}"]`);

/** The first time of each row, and its text without times. */
const timed = (rows: Locator, words: string): Promise<TimedText[]> =>
  rows.evaluateAll(
    (elements, selector) =>
      elements.map((row) => {
        const time = row.querySelector('[data-seek], span')?.textContent ?? '';
        const copy = row.querySelector(selector)?.cloneNode(true) as Element | undefined;
        for (const button of copy?.querySelectorAll('[data-seek]') ?? []) button.remove();
        return { time: time.trim(), text: (copy?.textContent ?? '').replace(/\s+/g, ' ').trim() };
      }),
    words,
  );

const sentences = async (element: Locator) => (await element.locator('h1, h2, h3, p').allTextContents()).join('. ');
const oneLine = async (element: Locator) => ((await element.textContent()) ?? '').replace(/\s+/g, ' ').trim();
