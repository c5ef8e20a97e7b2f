import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { LinkedPage } from '../../components/app/page-link.ts';
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
