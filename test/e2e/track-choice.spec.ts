import { watchUrl } from '../world/youtube/videos.ts';
import { expect, lines, rows, stateView, test } from './gloss.ts';

const chooser = { name: 'Captions' };
const creators = 'English (creator’s)';
const automatic = 'English (automatic)';

test('another track is one click away, also of another language, and an unavailable one is reported', async ({
  gloss,
  tab,
  world,
}) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(stateView(panel, 'ready')).toBeVisible();
  const badge = panel.locator('[data-provenance]');
  const tracks = panel.getByRole('combobox', chooser);
  await expect(tracks.locator('option')).toHaveText([
    'English (creator’s)',
    'English (automatic)',
    'Chinese (China) (creator’s)',
  ]);
  await expect(badge).toHaveAttribute('data-provenance', 'creator');
  await expect(lines(panel).first()).toContainText(/[.?!]/);

  world.setOffline(true);
  await tracks.selectOption(automatic);
  await expect(stateView(panel).getByRole('alert')).toBeVisible();
  await expect(badge).toHaveAttribute('data-provenance', 'creator');
  await expect(tracks.locator('option:checked')).toHaveText(creators);
  world.setOffline(false);

  await tracks.selectOption('Chinese (China) (creator’s)');
  await expect(lines(panel).first()).toContainText(/\p{Script=Han}/u);
  await tracks.selectOption(automatic);
  await expect(badge).toHaveAttribute('data-provenance', 'automatic');
  // Automatic captions have no capitals but those that a summary adds, nor commas.
  await expect(lines(panel).first()).not.toContainText(/,|[a-z] (?!I\b)[A-Z]/);
  expect(world.requests.some(({ url }) => url.pathname === '/api/timedtext' && url.searchParams.get('kind') === 'asr')).toBe(
    true,
  );
  await panel.getByRole('tab', { name: 'Subtitles' }).click();
  await expect(panel.locator('[data-cue][data-index="0"]')).not.toContainText(/[.?!A-Z]/);

  // The selected track is shown when the panel is opened again, and switching back sends no request.
  const requestCount = world.requests.length;
  await panel.reload();
  await expect(panel.getByRole('combobox', chooser).locator('option:checked')).toHaveText(automatic);
  await panel.getByRole('combobox', chooser).selectOption(creators);
  await expect(badge).toHaveAttribute('data-provenance', 'creator');
  await expect(tracks.locator('option:checked')).toHaveText(creators);
  expect(world.requests.slice(requestCount).filter(({ url }) => url.pathname === '/api/timedtext')).toEqual([]);
  expect((await rows(panel, 'transcripts')).map(({ trackId }) => trackId)).toHaveLength(3);
});
