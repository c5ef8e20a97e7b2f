import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines } from './gloss.ts';
import { goodKey, ownPage } from './model.ts';
import { signIn, test } from './own-server.ts';

test('the account’s server writes over the offline version, which stays when the server is unreachable', async ({
  gloss,
  tab,
  models,
  server,
}) => {
  test.setTimeout(180_000);
  const settings = await ownPage(gloss);
  await signIn(settings, server);
  const there = await server.client(settings);
  const { openaiCompatible: baseUrl } = models.baseUrls;
  await there.saveProvider({ kind: 'openaiCompatible', name: 'Theirs', baseUrl, model: 'small', apiKey: goodKey });
  const choice = settings.getByRole('radio', { name: /My account’s server/ });
  await choice.click();
  await expect(choice).toBeChecked();

  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  const trust = (engine: string) => panel.locator(`[data-view="summary"] [data-trust="${engine}"]`);
  await expect(lines(panel).first()).toBeVisible();
  await expect(trust('model')).toContainText('small', { timeout: 30_000 });
  const [video] = (await there.listLibrary({})).videos;
  expect((await there.getVideo({ id: video!.id })).subtitles?.length).toBeGreaterThan(10);
  // The words went to the server, and from there to its model; no key of a model is in this browser.
  expect(models.asked.length).toBeGreaterThan(0);

  await server.stop();
  await tab.goto(watchUrl('german'));
  await expect(trust('offline')).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByRole('alert')).toContainText('This is the offline summary.', { timeout: 30_000 });
  await panel.screenshot({ path: 'out/e2e/account-engine-away.png' });
});
