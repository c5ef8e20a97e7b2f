import { talkUrl } from '../world/talks/pages.ts';
import { expect, stateView, test } from './gloss.ts';

test.use({ options: { language: 'zh-CN' } });

test('the interface is in the language of the browser', async ({ gloss, tab }) => {
  await tab.goto(talkUrl('/nothing'));
  const popup = await gloss.openPopup(tab);
  await expect(stateView(popup, 'none')).toContainText(/\p{Script=Han}/u);
  // A page without media leads to the library too.
  await expect(popup.getByRole('button', { name: '资料库' })).toBeVisible();
});
