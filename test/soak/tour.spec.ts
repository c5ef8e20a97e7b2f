import { fileURLToPath } from 'node:url';
import { accessible } from '../e2e/accessible.ts';
import { expect, extensionPath, lines, type Page, test } from '../e2e/gloss.ts';
import { ownPage } from '../e2e/model.ts';
import { openAt, paint } from '../e2e/saved-media.ts';
import { talk } from '../world/talk.ts';
import { watchUrl } from '../world/youtube/videos.ts';

const folder = fileURLToPath(new URL('../../out/tour', import.meta.url));
const widths = [320, 400, 720, 1280];
const height = 800;
/** End of what hangs: some two hundred screenshots take five minutes on a busy machine. */
const timeoutMs = 1_200_000;
const settings = ['summaries', 'transcription', 'sites', 'library', 'account', 'privacy', 'about'];

/** Stores a screenshot of a page for each width, in light and dark, in none of which it scrolls sideways. A popup has its own width. */
async function photograph(page: Page, name: string, ofWidths: (number | 'own')[] = widths): Promise<void> {
  // Colors change at once instead of fading from those of the other theme.
  await page.addStyleTag({ content: '* { transition: none !important }' });
  // The button that was clicked last looks like the others.
  await page.mouse.move(0, 0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await paint(page, colorScheme);
    for (const width of ofWidths) {
      if (width !== 'own') await page.setViewportSize({ width, height });
      await page.screenshot({ path: `${folder}/${name}-${width}-${colorScheme}.png` });
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(scrolled, `${name} scrolls sideways at width ${width}`).toBeLessThanOrEqual(0);
    }
    await accessible(page);
  }
}

/** Photographs the views behind the tabs of a page. A wide page shows some of them beside each other, a narrow one has a tab for each. */
async function photographTabs(page: Page, name: string): Promise<void> {
  await page.setViewportSize({ width: widths[0]!, height });
  const count = await page.getByRole('tab').count();
  for (let place = 0; place < count; place++) {
    await page.getByRole('tab').nth(place).click();
    await expect(page.locator('[role="tabpanel"][data-state="active"]')).toContainText(/\S/);
    await photograph(page, `${name}-${place + 1}`);
    await page.setViewportSize({ width: widths[0]!, height });
  }
}

for (const language of ['en-US', 'de', 'ar']) {
  test.describe(`in ${language}`, () => {
    test.use({ options: { language } });

    test('every view is photographed, is accessible, and fits into narrow and wide pages', async ({ gloss }) => {
      test.setTimeout(timeoutMs);
      await gloss.reset({ extensionPath, keepWelcome: true });
      const welcome = gloss.context.pages().find((page) => page.url().endsWith('/welcome.html'))!;
      await expect(welcome.locator('[data-welcome="ready"] [data-line]').first()).toBeVisible();
      await photograph(welcome, `${language}/welcome`);

      const tab = await gloss.context.newPage();
      await tab.goto(watchUrl('talk'));
      const popup = await gloss.openPopup(tab);
      await expect(lines(popup).first()).toBeVisible();
      await photograph(popup, `${language}/popup`, ['own']);

      const library = await openAt(gloss, { place: 'library' });
      const item = library.getByRole('button', { name: talk.title, exact: true });
      await expect(item).toBeVisible();
      await photographTabs(library, `${language}/library`);
      await library.getByRole('tab').first().click();
      await item.click();
      await expect(lines(library).first()).toBeVisible();
      await photographTabs(library, `${language}/item`);
      await photograph(await openAt(gloss, { place: 'feed' }), `${language}/feed`);
      const page = await ownPage(gloss, settings[0]!);
      for (const name of settings) {
        await page.evaluate((name) => (location.hash = name), name);
        await expect(page.locator(`nav a[href="#${name}"]`)).toHaveAttribute('aria-current', 'page');
        await expect(page.locator('[data-settings="ready"] h2:visible').first()).toBeVisible();
        await photograph(page, `${language}/settings-${name}`);
      }
    });
  });
}
