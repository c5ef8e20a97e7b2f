import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { libraryText } from '../i18n/library-text.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { type JumpTarget, SearchResults } from './search-results.tsx';

const hit = (contentId: string, timestamp: number, publishedAt?: string) => ({
  ...{ contentId, title: `Talk ${contentId}`, sourceUrl: `https://talks.example/${contentId}`, publishedAt },
  ...{ snippet: `Said at ${timestamp}`, highlights: [], matchType: 'subtitle' as const, timestamp },
});
const shownIds = () => [...document.querySelectorAll('[data-found]')].map((item) => item.getAttribute('data-found'));

it('shows what was found as a timeline, which opens its moments', async () => {
  history.replaceState({}, '');
  const hits = [hit('undated', 5), hit('new', 65, '2026-03-01'), hit('old', 7, '2019-03-01'), hit('old', 9, '2019-03-01')];
  const opened: [string, JumpTarget][] = [];
  renderView(
    fakeApp(),
    <main>
      <h1>Library</h1>
      <SearchResults search={{ hits, isSearching: false }} onOpen={(contentId, target) => opened.push([contentId, target])} />
    </main>,
  );
  await expect.poll(shownIds).toEqual(['undated', 'new', 'old']);
  expect(document.querySelector('time')).toBeNull();
  await expect.element(page.getByRole('status')).toHaveTextContent(libraryText('search.count', { count: 3 }));
  await page.getByRole('radio', { name: libraryText('search.order.timeline') }).click();
  await expect.poll(shownIds).toEqual(['old', 'new', 'undated']);
  await expect.element(page.getByText('Mar 1, 2019')).toBeVisible();
  await expectAccessible();
  await page.getByRole('button', { name: '1:05 Said at 65' }).click();
  expect(opened).toEqual([['new', { at: 65 }]]);
  await page.getByRole('radio', { name: libraryText('search.order.best') }).click();
  await expect.poll(shownIds).toEqual(['undated', 'new', 'old']);
  history.replaceState({}, '');
});
