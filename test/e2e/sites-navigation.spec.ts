import { bilibiliUrl } from '../world/bilibili/videos.ts';
import { sentences } from '../world/words.ts';
import { made, outcome } from './clicks.ts';
import { expect, stateView, test } from './gloss.ts';

const bread = sentences('bread.en');
const bridges = sentences('bridges.en');
const tea = sentences('tea.zh');

test('Bilibili moves from video to video without loading a page', async ({ gloss, tab }) => {
  await tab.goto(bilibiliUrl('tea'));
  const panel = await gloss.openPanel(tab);
  expect(await outcome(panel, bilibiliUrl('tea'))).toEqual(made('zh-CN', tea));
  await tab.getByRole('link', { name: 'The Science of Bread' }).click();
  expect(await outcome(panel, bilibiliUrl('bread'))).toEqual(made('en', bread, 'automatic'));
  await expect(stateView(panel, 'ready')).toHaveAttribute('data-content-id', /BV1GlossBrd1$/);
  await tab.getByRole('link', { name: 'Two Lessons' }).click();
  expect(await outcome(panel, bilibiliUrl('parts'))).toEqual(made('en', bread, 'automatic'));
  await tab.goto(`${bilibiliUrl('parts')}?p=1`);
  await tab.getByRole('link', { name: 'Bridges' }).click();
  expect(await outcome(panel, `${bilibiliUrl('parts')}?p=2`)).toEqual(made('en', bridges, 'automatic'));
});
