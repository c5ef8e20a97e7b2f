import { join } from 'node:path';
import { clipUrl } from '../world/hosts/clips-example.ts';
import { sentences } from '../world/words.ts';
import { allowing, made, outcome } from './clicks.ts';
import { expect, lines } from './gloss.ts';

const recipeFile = join(import.meta.dirname, 'fixtures/clips.json');

// What recipes may hold, and what each refusal says, is in lib/sites/recipes; here one is imported in a real browser.
allowing('https://*.clips.example.org/*')(
  'a site of which Gloss knows nothing is summarized with one file',
  async ({ gloss, tab }) => {
    await tab.goto(clipUrl);
    const popup = await gloss.openPopup(tab);
    await expect(popup.getByRole('heading', { name: 'Nothing is playing here' })).toBeVisible();
    await popup.close();

    const settings = await gloss.context.newPage();
    await settings.goto(`chrome-extension://${gloss.extensionId}/options.html#sites`);
    await settings.locator('[data-recipe-file]').setInputFiles(recipeFile);
    const offered = settings.locator('[data-recipe="clips"]');
    await expect(offered).toContainText('clips.example.org');
    await offered.getByRole('button', { name: 'Try it' }).click();
    await expect(offered.getByRole('definition').filter({ hasText: 'The Science of Bread' })).toBeVisible();
    await expect(offered.getByRole('term').filter({ hasText: 'captions' })).toBeVisible();
    await offered.getByRole('button', { name: 'Allow and add' }).click();
    await expect(settings.getByRole('button', { name: 'Remove Clips' })).toBeVisible();
    await settings.close();

    await tab.bringToFront();
    const summary = await gloss.openPopup(tab);
    expect(await outcome(summary, clipUrl)).toEqual(made('en', sentences('bread.en')));
    await expect(lines(summary).first()).toBeVisible();
  },
);
