import { variant } from '../quick-run.ts';
import { talk } from '../world/talk.ts';
import { talkUrl } from '../world/talks/pages.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { fireAlarm } from './fire-alarm.ts';
import { expect, lines, rows, stateView, test } from './gloss.ts';

test('a task of a killed worker is finished once after the worker wakes', async ({ gloss, tab, world }) => {
  world.delay('/api/timedtext', 60_000);
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect.poll(async () => (await rows(panel, 'tasks'))[0]?.stage).toBe('fetching');
  await gloss.killWorker();
  world.delay('/api/timedtext', 0);
  await fireAlarm(panel, 'unfinished-tasks');
  await expect(lines(panel).first()).toBeVisible();
  await expect.poll(() => rows(panel, 'summaries')).toHaveLength(1);
  await expect.poll(() => rows(panel, 'tasks')).toMatchObject([{ status: 'completed' }]);
});

test('in-page navigation never shows the transcript of the previous video, nor does navigating back', async ({
  gloss,
  tab,
  world,
}) => {
  await tab.goto(watchUrl('talk'));
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  // Writes down every text that the panel shows, with the media item it says it is about.
  await panel.evaluate(() => {
    const seen: [string, string][] = [];
    Object.assign(window, { seen });
    const look = () => {
      const root = document.querySelector<HTMLElement>('[data-state]');
      const main = document.querySelector('main');
      if (root && main) seen.push([root.dataset.contentId ?? '', main.textContent ?? '']);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true, attributes: true });
  });
  world.delay('/api/timedtext', 500);
  await tab.locator(`a[href*="GlossGerm01"]`).first().click();
  await expect(stateView(panel, 'ready')).toHaveAttribute('data-content-id', /GlossGerm01$/);
  const seen = await panel.evaluate(() => (window as unknown as { seen: [string, string][] }).seen);
  const ofGerman = seen.filter(([contentId]) => contentId.endsWith('GlossGerm01')).map(([, text]) => text);
  expect(ofGerman.length).toBeGreaterThan(0);
  const former = talk.lines.map(({ en }) => en).filter((text) => text.length > 30);
  for (const text of ofGerman) for (const line of former) expect(text).not.toContain(line);

  await tab.goto(talkUrl('/nothing'));
  await expect(stateView(panel, 'forbidden')).toBeVisible();
  await tab.goBack();
  await expect(stateView(panel, 'ready')).toHaveAttribute('data-content-id', /GlossGerm01$/);
});

test('two tabs on the same video share one task', variant, async ({ gloss, tab, world }) => {
  world.delay('/api/timedtext', 1000);
  await tab.goto(watchUrl('talk'));
  const second = await gloss.context.newPage();
  await second.goto(`${watchUrl('talk')}&t=30`);
  const popup = await gloss.openPopup(second);
  await expect.poll(() => rows(popup, 'tasks')).toHaveLength(1);
  const panel = await gloss.openPanel(tab);
  await expect(lines(panel).first()).toBeVisible();
  await expect.poll(() => rows(panel, 'summaries')).toHaveLength(1);
  expect((await rows(panel, 'tasks')).filter(({ fromCache }) => !fromCache)).toHaveLength(1);
});

test(
  'closing a tab during a task loses what only its page can read, which is reported, and nothing else',
  variant,
  async ({ gloss, tab, world }) => {
    const other = await gloss.context.newPage();
    world.delay('/tracks/bread.en.vtt', 60_000);
    await other.goto(talkUrl('/slow-track'));
    world.delay('/api/timedtext', 60_000);
    await tab.goto(watchUrl('talk'));
    const panel = await gloss.openPanel(tab);
    const newest = async () => (await rows(panel, 'tasks')).sort((a, b) => Number(b.createdAt) - Number(a.createdAt))[0];
    await expect.poll(async () => (await newest())?.stage).toBe('fetching');
    await tab.close();
    world.delay('/api/timedtext', 0);
    await expect.poll(async () => (await newest())?.status).toBe('completed');

    await gloss.context.newPage();
    const popup = await gloss.openPopup(other);
    await expect.poll(async () => (await newest())?.stage).toBe('fetching');
    await popup.close();
    await other.close();
    await expect.poll(newest).toMatchObject({ status: 'failed', failure: { code: 'pageGone' } });
  },
);

test('without a click on its button Gloss reads no page outside its named hosts', async ({ gloss, tab, world }) => {
  await tab.goto(talkUrl('/cities-and-clocks'));
  const second = await gloss.context.newPage();
  await second.goto(talkUrl('/audio'));
  const panel = await gloss.openPanel(second);
  await expect(lines(panel).first()).toBeVisible();
  await tab.bringToFront();
  await expect(stateView(panel, 'forbidden')).toBeVisible();
  expect(world.requests.filter(({ url }) => url.pathname.endsWith('zh-CN.vtt'))).toEqual([]);
  await gloss.openPopup(tab);
  await expect(stateView(panel, 'ready')).toBeVisible();
});
