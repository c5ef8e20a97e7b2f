import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { LinkedPage } from '../../components/app/page-link.ts';
import { expectAccessible } from '../../components/testing/accessible.ts';
import { css } from '../../components/testing/css.ts';
import { renderView } from '../../components/testing/render.tsx';
import { serviceApp } from '../../components/testing/service-app.ts';
import { talks } from '../../components/testing/talks.ts';
import { Panel } from './panel.tsx';

it('shows the selected one of several media items, each with its own transcript', async () => {
  const { talk, german } = talks;
  const linked: LinkedPage = { page: { state: 'ready', media: [talk.medium, german.medium] } };
  const app = serviceApp({ page: { subscribe: () => () => undefined, current: () => linked, seek: async () => undefined } });
  renderView(app, <Panel />);
  const state = css('[data-state]:has(> header)');
  await expect.element(state).toHaveAttribute('data-content-id', talk.medium.contentId);
  await expect.element(css('[data-view="summary"] [data-line]').first()).toBeVisible();
  await page.getByLabelText('Media on this page (2)', { exact: false }).selectOptions(german.medium.contentId);
  await expect.element(state).toHaveAttribute('data-content-id', german.medium.contentId);
  await expect.element(css('[data-view="summary"] [data-line]').first()).toBeVisible();
  expect((await app.database.transcripts.toArray()).map(({ contentId, language }) => [contentId, language]).sort()).toEqual([
    ['web:german', 'de'],
    ['web:talk', 'en'],
  ]);
});

it('shows what can be done and the last items of the library, where the page is closed to Gloss', async () => {
  const linked: LinkedPage = { page: { state: 'forbidden' } };
  const app = serviceApp({ page: { subscribe: () => () => undefined, current: () => linked, seek: async () => undefined } });
  await app.summarize('german');
  renderView(app, <Panel />);
  await expect.element(page.getByRole('heading', { name: 'Open a video or a podcast' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Open a file', exact: false })).toBeVisible();
  for (const width of [320, 720]) {
    await page.viewport(width, 800);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
  const push = vi.spyOn(history, 'pushState').mockImplementation(() => undefined);
  await page.getByRole('button', { name: talks.german.medium.title, exact: false }).click();
  expect(push.mock.calls[0]?.[0]).toEqual({ route: { place: 'item', contentId: 'web:german' } });
});
