import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, rows } from './gloss.ts';
import { addModel, ownPage, slowly, test } from './model.ts';

test('a model writes into the note, and the existing text stays', async ({ gloss, tab, models }) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  await addModel(await ownPage(gloss), models);
  await tab.bringToFront();
  await panel.getByRole('tab', { name: 'Notes' }).click();
  const view = panel.locator('[data-view="notes"]');
  await view.getByRole('textbox').fill('Mine');
  await view.getByRole('button', { name: 'Write with a model' }).click();
  await view.getByRole('textbox', { name: /^Prompt/ }).fill('What follows from it');
  await view.getByRole('button', { name: 'Generate', exact: true }).click();
  await expect(view.getByRole('textbox', { name: /^Note/ })).toHaveValue(/^- .{20}/s, { timeout: 30_000 });
  expect(await rows(panel, 'noteVersions')).toMatchObject([{ text: 'Mine', replacedBy: 'summary' }]);
  await view.getByRole('button', { name: 'Version history' }).click();
  await view.getByRole('button', { name: 'Restore' }).click();
  await expect(view.getByRole('textbox', { name: /^Note/ })).toHaveValue('Mine');
});

test('a model answers with citations, and a slow question can be cancelled', async ({ gloss, tab, models }) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  const own = await ownPage(gloss);
  await addModel(own, models);
  await tab.bringToFront();
  await panel.getByRole('tab', { name: 'Ask' }).click();
  const view = panel.locator('[data-view="ask"]');
  const question = view.getByRole('textbox');
  await question.fill('When did railways need one time?');
  await panel.keyboard.press('Enter');
  const answers = view.locator('[data-message="assistant"]');
  await expect(answers.locator('[data-seek]').first()).toBeVisible();
  await expect(answers).not.toContainText(/\[\d+\]/);

  const slow = await slowly(models, 20_000);
  await addModel(own, models, {
    baseUrl: slow.baseUrl,
    id: ((await rows(own, 'settings'))[0]!.providers as { id: string }[])[0]!.id,
  });
  await question.fill('What is a day of two noons?');
  await panel.keyboard.press('Enter');
  await expect(view).toHaveAttribute('aria-busy', 'true');
  await view.getByRole('button', { name: 'Cancel' }).click();
  await expect(view).toHaveAttribute('aria-busy', 'false');
  await expect(answers).toHaveCount(1);
  await slow.close();
});
