import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import CollectionView from '../collections/collection-view.tsx';
import CollectionsView from '../collections/collections-view.tsx';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { contentOf, savedOf } from '../testing/records.ts';
import { renderView, unmountAll } from '../testing/render.tsx';
import { openTab, renderItem } from '../testing/render-item.tsx';
import { type ServiceApp, serviceApp } from '../testing/service-app.ts';
import { talks } from '../testing/talks.ts';
import { LibraryView } from './library-view.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const items = () => css('[data-saved-item]');
const found = () => css('[data-found]');
const titles = () =>
  items()
    .getByRole('heading')
    .elements()
    .map(({ textContent }) => textContent);
const row = (index: number) => items().nth(index);
const focusRow = (index: number) => (row(index).getByRole('heading').getByRole('button').element() as HTMLElement).focus();

function renderLibrary(app: ServiceApp) {
  const onOpen = vi.fn();
  renderView(app, <LibraryView onOpen={onOpen} collections={<CollectionsView onOpen={() => undefined} />} />);
  return onOpen;
}

async function openLibrary(names: (keyof typeof talks)[]) {
  const app = serviceApp();
  for (const name of names) await app.summarize(name);
  const onOpen = renderLibrary(app);
  await expect.element(items()).toHaveLength(names.length);
  return { app, onOpen };
}

it('explains in every section how to fill an empty library', async () => {
  await openLibrary([]);
  await expect.element(page.getByRole('heading', { name: 'Nothing saved yet', exact: false })).toBeVisible();
  for (const [tab, title] of [
    ['Notes', 'No notes yet'],
    ['Collections', 'No collections yet'],
    ['Trash', 'Trash is empty'],
  ] as const) {
    await openTab(tab);
    await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  }
});

it('finds notes and transcripts of several scripts while the query is typed, with their moments', async () => {
  const { app, onOpen } = await openLibrary(['talk', 'german', 'chinese']);
  await app.client.updateNote({ contentId: 'web:chinese', text: 'Tea came by caravan' });
  await userEvent.keyboard('/');
  await userEvent.keyboard('caravan');
  await expect.element(found()).toHaveLength(1);
  await expect.element(found().css('[data-hit="note"] mark')).toMatchTextContent(/caravan/i);
  await found().css('[data-hit="note"]').click();
  await expect.poll(() => onOpen.mock.lastCall).toMatchObject(['web:chinese', { view: 'notes' }]);

  const search = page.getByRole('searchbox');
  await search.fill('茶');
  await expect.element(css('[data-hit="subtitle"] mark').first()).toMatchTextContent('茶');
  await search.fill('brücke');
  await expect.element(found()).toHaveAttribute('data-found', 'web:german');
  await search.fill('railway');
  const hit = css('[data-hit="subtitle"]').first();
  await expect.element(hit.css('mark').first()).toMatchTextContent(/railway/i);
  const words = hit.css('[dir]').element().textContent?.slice(1, 20) ?? '';
  await hit.click();
  const [contentId, initialView] = onOpen.mock.lastCall ?? [];
  await expect.poll(() => contentId).toBe('web:talk');
  await search.fill('zeppelin');
  await expect.element(page.getByRole('heading', { name: 'No results', exact: false })).toBeVisible();

  unmountAll();
  renderItem(app, 'talk', { isReader: true, initialView });
  await expect.element(css('[data-cue][aria-current]')).toMatchTextContent(words);
});

it('stars, tags, renames, filters and sorts the saved items', async () => {
  await openLibrary(['talk', 'german', 'chinese']);
  const [newest, , oldest] = titles();
  const more = (index: number) => row(index).getByRole('button', { name: /^Actions for/ });
  const rename = async (index: number, name: string) => {
    await more(index).click();
    await page.getByRole('menuitem', { name: 'Rename', exact: false }).click();
    await page.getByRole('textbox', { name: 'Name', exact: false }).fill(name);
    await userEvent.keyboard('{Enter}');
  };
  await row(0).getByRole('button', { name: 'Add to favorites', exact: false }).click();
  await expect.element(row(0).getByRole('button', { name: 'Remove from favorites', exact: false })).toBeVisible();
  await rename(2, 'My own name');
  await expect.element(row(2)).toMatchTextContent('My own name');

  focusRow(0);
  await userEvent.keyboard('x{ArrowDown}x');
  const toolbar = page.getByRole('toolbar');
  await expect.element(toolbar).toMatchTextContent('2 selected');
  await toolbar.getByRole('button', { name: 'Tags', exact: false }).click();
  await page.getByRole('textbox', { name: 'New tag', exact: false }).fill('Time');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('checkbox', { name: 'Time', exact: false })).toBeChecked();
  await userEvent.keyboard('{Escape}');
  await toolbar.getByRole('button', { name: 'Clear selection', exact: false }).click();

  await button('Filter').click();
  await page.getByRole('combobox', { name: 'Tag', exact: false }).selectOptions('Time');
  await expect.element(items()).toHaveLength(2);
  await page.getByRole('checkbox', { name: 'Favorites only', exact: false }).click();
  await expect.poll(titles).toEqual([newest]);
  await page.getByRole('checkbox', { name: 'With notes only', exact: false }).click();
  await expect.element(page.getByRole('heading', { name: 'No items match the filters', exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters', exact: false }).first().click();
  await expect.element(items()).toHaveLength(3);
  await page.getByLabelText('Saved from', { exact: false }).fill('2099-01-01');
  await expect.element(items()).toHaveLength(0);
  await page.getByLabelText('Saved from', { exact: false }).fill('');

  await page.getByRole('combobox', { name: 'Sort by', exact: false }).selectOptions('Oldest first');
  await expect.element(row(0)).toMatchTextContent('My own name');
  await rename(0, '');
  await expect.element(row(0)).toMatchTextContent(oldest ?? '');
});

it('restores deleted items by undo or from the trash, and deletes them for good', async () => {
  const { app } = await openLibrary(['talk', 'german']);
  await row(0).getByRole('checkbox').click({ force: true });
  await row(1).getByRole('checkbox').click({ force: true });
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete', exact: false }).click();
  await expect.element(items()).toHaveLength(0);
  await button('Undo').click();
  await expect.element(items()).toHaveLength(2);

  focusRow(0);
  await userEvent.keyboard('{Delete}');
  await expect.element(items()).toHaveLength(1);
  await openTab('Trash');
  await page.getByRole('button', { name: /^Restore/ }).click();
  await expect.element(page.getByRole('heading', { name: 'Trash is empty', exact: false })).toBeVisible();
  await openTab('Saved');
  await expect.element(items()).toHaveLength(2);

  focusRow(0);
  await userEvent.keyboard('{Delete}');
  await openTab('Trash');
  await page.getByRole('button', { name: /permanently/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete permanently', exact: false }).click();
  await expect.poll(() => app.database.contents.count()).toBe(1);
});

it('renders a few rows of 10,000 items at a time, and every row can be reached', async () => {
  const app = serviceApp();
  const ids = Array.from({ length: 10_000 }, (_, index) => `web:saved${index}`);
  const at = (index: number) => Date.UTC(2026, 0, 1) - index * 60_000;
  await app.database.contents.bulkPut(
    ids.map((id, index) =>
      contentOf(id, {
        title: `Saved item ${index}`,
        kind: index % 3 ? 'video' : 'audio',
        sourceUrl: `https://talks.example.org/saved/${index}`,
        ...(index % 2 && { coverUrl: `https://talks.example.org/saved/${index}.jpg` }),
      }),
    ),
  );
  await app.database.saved.bulkPut(ids.map((id, index) => savedOf(id, { createdAt: at(index), updatedAt: at(index) })));
  renderLibrary(app);
  await expect.element(page.getByText('10,000 items', { exact: false })).toBeVisible();
  await expect.element(row(0)).toBeVisible();
  expect(items().elements().length).toBeLessThan(40);
  focusRow(0);
  await userEvent.keyboard('{End}');
  await expect.element(items().last()).toMatchTextContent('Saved item 9999');
  await expect.element(items().last().getByRole('heading').getByRole('button')).toHaveFocus();
  expect(items().elements().length).toBeLessThan(40);
  // A missing cover keeps its space.
  const heights = items()
    .elements()
    .map((item) => item.querySelector('img, svg')?.parentElement?.offsetHeight);
  expect(new Set(heights).size).toBe(1);
});

it('fills a collection, orders it, summarizes it and answers a question about it', async () => {
  const { app } = await openLibrary(['talk', 'german']);
  unmountAll();
  renderItem(app);
  await page.getByRole('button', { name: /^Save/ }).click();
  await page.getByRole('menuitem', { name: 'Collections', exact: false }).click();
  await page.getByRole('textbox', { name: 'New collection', exact: false }).fill('How things came to be');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('checkbox', { name: 'How things came to be', exact: false })).toBeChecked();

  unmountAll();
  renderLibrary(app);
  await items().filter({ hasText: 'Brücken' }).getByRole('checkbox').click({ force: true });
  await page.getByRole('toolbar').getByRole('button', { name: 'Collections', exact: false }).click();
  await page.getByRole('checkbox', { name: 'How things came to be', exact: false }).click();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => app.database.collectionItems.count()).toBe(2);

  unmountAll();
  const [collection] = await app.database.collections.toArray();
  const onOpen = vi.fn();
  renderView(app, <CollectionView collectionId={collection?.id ?? ''} onOpen={onOpen} onBack={() => undefined} />);
  const rows = css('main [data-id]');
  await expect.element(rows).toHaveLength(2);
  await expect.element(rows.nth(0)).toHaveAttribute('data-id', 'web:talk');
  (rows.nth(0).getByRole('heading').getByRole('button').element() as HTMLElement).focus();
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  await expect.element(rows.nth(1)).toHaveAttribute('data-id', 'web:talk');
  await rows.nth(1).dropTo(rows.nth(0), { targetPosition: { x: 40, y: 4 } });
  await expect.element(rows.nth(0)).toHaveAttribute('data-id', 'web:talk');
  const ordered = await app.database.collectionItems.orderBy('[collectionId+position]').toArray();
  expect(ordered.map(({ contentId }) => contentId)).toEqual(['web:talk', 'web:german']);

  await openTab('Summary');
  await button('Summarize collection').click();
  const whole = css('[data-view="aggregated"]');
  await expect.element(whole.getByRole('button', { name: talks.talk.mediaItem.title }).first()).toBeVisible();
  await expect.element(whole.getByRole('button', { name: /Brücken/ }).first()).toBeVisible();

  await openTab('Ask');
  await page.getByRole('textbox', { name: 'Your question', exact: false }).fill('When did railways need one time?');
  await userEvent.keyboard('{Enter}');
  const cited = css('[data-message="assistant"] [data-seek]').first();
  await expect.element(cited).toMatchTextContent(talks.talk.mediaItem.title);
  await cited.click();
  await expect.poll(() => onOpen).toHaveBeenLastCalledWith('web:talk', Number(cited.element().getAttribute('data-seek')));

  await button('Delete collection').click();
  await button('Restore').click();
  await expect.element(page.getByRole('heading', { name: 'How things came to be', exact: false })).toBeVisible();
});

it('is accessible in every section, with dialogs and results', async () => {
  const { app } = await openLibrary(['talk', 'german']);
  await expectAccessible();
  await row(0).getByRole('checkbox').click({ force: true });
  await button('Filter').click();
  await page.getByRole('toolbar').getByRole('button', { name: 'Collections', exact: false }).click();
  await page.getByRole('textbox', { name: 'New collection', exact: false }).fill('One');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('checkbox', { name: 'One', exact: false })).toBeChecked();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await row(0)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  for (const name of ['Notes', 'Collections', 'Trash']) {
    await openTab(name);
    await expectAccessible();
  }
  await page.getByRole('searchbox').fill('noon');
  await expect.element(found().first()).toBeVisible();
  await expectAccessible();

  unmountAll();
  const [collection] = await app.database.collections.toArray();
  renderView(app, <CollectionView collectionId={collection?.id ?? ''} onOpen={() => undefined} onBack={() => undefined} />);
  for (const name of ['Items', 'Summary', 'Ask']) {
    await openTab(name);
    await expectAccessible();
  }
});
