import { afterEach, expect, it } from 'vitest';
import { css } from '../testing/css.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { putItem } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import { setLanguage } from '../testing/switchable-catalog.ts';
import { LibraryView } from './library-view.tsx';

afterEach(() => setLanguage('en'));

it('shows an English title at the start of its row in Arabic', async () => {
  await setLanguage('ar');
  const app = fakeApp();
  await putItem(app.database, 'a');
  renderView(app, <LibraryView onOpen={() => undefined} collections={null} />);
  const title = css('h2 button');
  await expect.element(title).toBeVisible();
  const range = document.createRange();
  range.selectNodeContents(title.element());
  expect(range.getBoundingClientRect().right).toBeCloseTo(title.element().closest('h2')!.getBoundingClientRect().right, 0);
});
