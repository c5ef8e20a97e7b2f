import { expect } from 'vitest';
import { talk } from '../world/talk.ts';
import { talkUrl } from '../world/talks/pages.ts';
import { watchUrl } from '../world/youtube/videos.ts';
import { test } from './gloss.ts';
import { activate, expectText, texts } from './view.ts';

const line = '[data-view="summary"] [data-line]';

test('the toolbar button summarizes a page with captions', async ({ gloss, world }) => {
  const driver = await gloss.openOwnPage('options.html');
  await gloss.visit(talkUrl('/cities-and-clocks'));
  await gloss.clickAction();
  const popup = await gloss.surface(driver, 'popup');
  await expect.poll(() => texts(popup, line)).not.toHaveLength(0);
  const spoken = talk.lines.map(({ en }) => en).join(' ');
  for (const text of await texts(popup, `${line} p`)) expect(spoken).toContain(text.replace(/\s*\d+:\d\d.*$/s, ''));
  expect(world.requests.filter(({ host }) => host.endsWith('googleapis.com'))).toEqual([]);
});

test('the side panel shows what YouTube plays, follows it and seeks', async ({ gloss }) => {
  const driver = await gloss.openOwnPage('options.html');
  const tab = await gloss.visit(watchUrl('talk'));
  await gloss.openSidebar();
  const panel = await gloss.surface(driver, 'sidebar');
  await expect.poll(() => texts(panel, line)).not.toHaveLength(0);

  await activate(panel, 'Chapters');
  const chapter = '[data-view="chapters"] [data-chapter]';
  await expect.poll(() => texts(panel, chapter)).toHaveLength(talk.chapters.length);
  await panel.evaluate(({ document }, each) => {
    document.querySelectorAll(each)[2]!.querySelector('button')!.click();
  }, chapter);
  const time = () => tab.evaluate(() => document.querySelector('video')!.currentTime);
  await expect.poll(time).toBeCloseTo(talk.chapters[2]!.startTime, 0);

  await gloss.visit(watchUrl('german'));
  await activate(panel, 'Subtitles');
  await expectText(panel, /Brücke/);
});
