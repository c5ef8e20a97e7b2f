import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, test } from './gloss.ts';

test('a press on the button opens the panel although the summary moves the button away before it is released', async ({
  gloss,
  tab,
  world,
}) => {
  world.delay('/api/timedtext', 60_000);
  await tab.goto(watchUrl('talk'));
  const popup = await gloss.openPopup(tab);
  const button = popup.getByRole('button', { name: 'Open side panel' });
  await button.hover();
  const before = await button.boundingBox();
  await popup.mouse.down();
  world.delay('/api/timedtext', 0);
  await expect(lines(popup).first()).toBeVisible();
  expect((await button.boundingBox())!.y).toBeGreaterThan(before!.y + before!.height);
  // The popup closes on the release, sometimes before the driver learns that it is done.
  await popup.mouse.up().catch((error) => {
    if (!popup.isClosed()) throw error;
  });
  const worker = await gloss.worker();
  await expect.poll(() => worker.evaluate(() => chrome.runtime.getContexts({ contextTypes: ['SIDE_PANEL'] }))).toHaveLength(1);
});
