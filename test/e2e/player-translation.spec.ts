import { talk } from '../world/talk.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines } from './gloss.ts';
import { addModel, test } from './model.ts';
import { openSubtitles, openSwitch, seek, subtitles } from './player-part.ts';

test('a translation is shown line by line in the panel and on the player while it is made, and leaves when it is canceled', async ({
  gloss,
  tab,
  models,
}) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  await addModel(panel, models);
  await openSubtitles(panel);
  await openSwitch(panel);
  await panel.getByRole('radio', { name: 'This site' }).click();
  await expect(panel.locator('[data-player="site"]')).toBeVisible();
  const protocol = await gloss.context.newCDPSession(tab);
  const line = talk.lines[0]!;
  await seek(tab, line.startTime + 0.1);
  await expect.poll(() => subtitles(protocol)).toEqual([line.en]);

  models.behave({ fault: 'stalls' });
  await panel.getByRole('button', { name: 'Translate', exact: true }).first().click();
  await panel.getByLabel('Translate into').selectOption('de');
  await panel.locator('form').getByRole('button', { name: 'Translate' }).click();
  const translated = panel.locator('[data-cue][data-index="0"] [data-translated]');
  await expect(translated).toBeVisible();
  await expect(panel.getByRole('progressbar', { name: 'Translating into German' })).toBeVisible();
  await expect.poll(() => subtitles(protocol)).toEqual([line.en, await translated.textContent()]);

  await panel.getByRole('button', { name: 'Cancel' }).click();
  await expect(translated).toHaveCount(0);
  await expect.poll(() => subtitles(protocol)).toEqual([line.en]);
});
