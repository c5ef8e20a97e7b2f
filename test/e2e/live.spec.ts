import { join } from 'node:path';
import { livePage } from '../world/live-page.ts';
import { mediaFile } from '../world/media.ts';
import { sentences } from '../world/words.ts';
import { accessible } from './accessible.ts';
import { fireAlarm } from './fire-alarm.ts';
import { expect, lines, type Page, rows, stateView, test } from './gloss.ts';

const url = 'https://live.example/now';
const words = sentences('bread.en');

test.describe('a live page with captions', () => {
  test.beforeEach(async ({ world, tab }) => {
    const sound = join(import.meta.dirname, 'fixtures', 'audio', 'beeps.webm');
    world.replace('live.example/live.webm', { media: mediaFile(sound, 'audio/webm') });
    world.replace('live.example/now', { body: livePage('The council, live'), headers: { 'content-type': 'text/html' } });
    await tab.goto(url);
  });

  /** A line as players paint it: word by word, each time in the place of what stood there. */
  const say = (tab: Page, line: number, startTime: number) =>
    tab.evaluate(
      ([text, startTime]) => {
        const { say } = window as unknown as { say(text: string, startTime: number): void };
        const parts = text.split(' ');
        for (let end = 1; end <= parts.length; end++) say(parts.slice(0, end).join(' '), startTime);
      },
      [words[line]!, startTime] as const,
    );
  const shown = async (panel: Page) => (await panel.locator('[data-cue]').allInnerTexts()).map((text) => text.split('\n').at(-1));
  const mode = (tab: Page) => tab.evaluate(() => document.querySelector('video')!.textTracks[0]!.mode);

  test('shows its captions, keeps them when the worker is killed, and summarizes them meanwhile', async ({ gloss, tab }) => {
    const panel = await gloss.openPanel(tab);
    await panel.setViewportSize({ width: 360, height: 720 });
    // Nothing is said yet; the player fills its track only now.
    await expect.poll(() => mode(tab)).toBe('hidden');
    await tab.waitForFunction(() => document.querySelector('video')!.currentTime > 1);
    await tab.evaluate((text) => (window as unknown as { flash(text: string): void }).flash(text), words[0]!);
    await say(tab, 1, 104);
    await expect(lines(panel).first()).toBeVisible();
    const live = panel.locator('[data-live]');
    await expect(live).toHaveAttribute('data-live', 'following');
    await panel.getByRole('tab', { name: 'Subtitles' }).click();
    await expect.poll(() => shown(panel)).toEqual([words[0], words[1]]);
    for (let line = 2; line < 6; line++) await say(tab, line, 100 + 4 * line);
    await expect.poll(() => shown(panel)).toEqual(words.slice(0, 6));

    await gloss.killWorker();
    await say(tab, 6, 130);
    await fireAlarm(panel, 'unfinished-tasks');
    await expect.poll(() => shown(panel)).toEqual(words.slice(0, 7));

    await say(tab, 7, 800);
    await expect.poll(() => shown(panel)).toEqual(words.slice(0, 8));
    await live.getByRole('button', { name: 'Last ten minutes' }).click();
    await expect(panel.locator('[data-recent]')).toHaveText(words[7]!);
    await accessible(panel);

    await panel.getByRole('tab', { name: 'Summary' }).click();
    const before = await lines(panel).count();
    await live.getByRole('button', { name: 'Summarize so far' }).click();
    await expect.poll(() => lines(panel).count()).toBeGreaterThan(before);
    await expect(live).toHaveAttribute('data-live', 'following');
    await live.getByRole('button', { name: 'Stop' }).click();
    await expect(live).toHaveAttribute('data-live', 'stopped');
    await expect.poll(() => mode(tab)).toBe('disabled');
  });

  test('continues when the user returns', async ({ gloss, tab }) => {
    const panel = await gloss.openPanel(tab);
    await expect.poll(() => mode(tab)).toBe('hidden');
    await say(tab, 0, 100);
    await say(tab, 1, 104);
    await expect(stateView(panel, 'ready')).toBeVisible();
    await panel.getByRole('tab', { name: 'Subtitles' }).click();
    await expect.poll(() => shown(panel)).toEqual([words[0], words[1]]);
    await tab.goto('about:blank');
    await expect.poll(async () => (await rows(panel, 'tasks')).filter(({ status }) => status === 'pending')).toEqual([]);

    await tab.goto(url);
    await panel.close();
    const again = await gloss.openPanel(tab);
    await expect.poll(() => mode(tab)).toBe('hidden');
    // Its player begins its clock anew, and shows the last line once more.
    await say(tab, 1, 3);
    await say(tab, 2, 7);
    await again.getByRole('tab', { name: 'Subtitles' }).click();
    await expect.poll(() => shown(again)).toEqual(words.slice(0, 3));
  });
});
