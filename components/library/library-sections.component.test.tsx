import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { queueSummaries } from '../app/queue-summaries.ts';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { writingText } from '../i18n/writing-text.ts';
import { type FakeOptions, fakeApp } from '../testing/fake-app.ts';
import { putItem, taskOf } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import { LibraryView } from './library-view.tsx';

async function openLibrary(ids: string[], options: FakeOptions = {}) {
  const app = fakeApp(options);
  for (const [index, id] of ids.entries()) await putItem(app.database, id, { createdAt: index + 1, updatedAt: index + 1 });
  const onOpen = vi.fn();
  renderView(app, <LibraryView onOpen={onOpen} collections={<p>the collections</p>} />);
  return { app, onOpen };
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const titles = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
const tab = (section: 'saved' | 'notes' | 'collections' | 'trash') =>
  page.getByRole('tab', { name: libraryText(`section.${section}`), exact: true });

describe('the trash', () => {
  it('is empty at first', async () => {
    await openLibrary(['a']);
    await tab('trash').click();
    await expect.element(page.getByText(libraryText('trash.none'))).toBeVisible();
  });

  it('restores an item', async () => {
    const { app } = await openLibrary([]);
    await putItem(app.database, 'a', { deletedAt: 5 });
    await tab('trash').click();
    await button(libraryText('trash.restoreNamed', { title: 'Talk a' })).click();
    await expect.element(page.getByText(libraryText('trash.none'))).toBeVisible();
    expect(app.inputsOf('restoreVideo')).toEqual([{ id: 'a' }]);
  });

  it('restores a collection that was deleted in the last 30 days', async () => {
    const { app } = await openLibrary([]);
    const collection = { description: '', isPublic: false, createdAt: 1, updatedAt: 1 };
    await app.database.collections.bulkPut([
      { ...collection, id: 'c', name: 'Talks', deletedAt: app.now() - 1000 },
      { ...collection, id: 'old', name: 'Old talks', deletedAt: app.now() - 31 * 86_400_000 },
    ]);
    await tab('trash').click();
    await expect.element(page.getByRole('heading', { level: 2, name: 'Talks', exact: true })).toBeVisible();
    expect(titles()).toEqual(['Talks']);
    await button(libraryText('trash.restoreNamed', { title: 'Talks' })).click();
    await expect.poll(() => app.inputsOf('restoreCollection')).toEqual([{ id: 'c' }]);
  });

  it('deletes for good only after a second confirmation', async () => {
    const { app } = await openLibrary([]);
    await putItem(app.database, 'a', { deletedAt: 5 });
    await tab('trash').click();
    await button(libraryText('trash.deleteNamed', { title: 'Talk a' })).click();
    await button(t('action.cancel')).click();
    expect(app.inputsOf('deleteVideo')).toEqual([]);
    await button(libraryText('trash.deleteNamed', { title: 'Talk a' })).click();
    await button(libraryText('trash.delete')).click();
    await expect.element(page.getByText(libraryText('trash.none'))).toBeVisible();
    expect(app.inputsOf('deleteVideo')).toEqual([{ id: 'a', forever: true }]);
  });
});

describe('the other sections', () => {
  it('lists the notes, newest first, and opens one', async () => {
    const { app, onOpen } = await openLibrary(['a', 'b']);
    await app.database.notes.bulkPut([
      { contentId: 'a', text: '**First** thought', createdAt: 1, updatedAt: 1 },
      { contentId: 'b', text: 'Second thought', createdAt: 2, updatedAt: 2 },
    ]);
    await tab('notes').click();
    await expect.element(page.getByText('First thought')).toBeVisible();
    expect(titles()).toEqual(['Talk b', 'Talk a']);
    await button('Talk a').click();
    await expect.poll(() => onOpen.mock.calls[0]?.[0]).toBe('a');
  });

  it('shows that there are no notes yet', async () => {
    await openLibrary(['a']);
    await tab('notes').click();
    await expect.element(page.getByText(libraryText('notes.none'), { exact: true })).toBeVisible();
  });

  it('shows the given collections', async () => {
    await openLibrary([]);
    await tab('collections').click();
    await expect.element(page.getByText('the collections')).toBeVisible();
  });
});

describe('the search', () => {
  const hit = {
    contentId: 'a',
    title: 'Talk a',
    sourceUrl: 'https://www.youtube.com/watch?v=a',
    snippet: 'noon became a number',
    highlights: [{ from: 0, to: 4 }],
    matchType: 'subtitle',
    timestamp: 60,
    trackId: 'en',
    cueIndex: 2,
  };

  it('shows where the words occur, and opens that time', async () => {
    const { onOpen } = await openLibrary(['a'], { client: { searchLibrary: async () => ({ results: [hit], count: 1 }) } });
    await page.getByRole('searchbox').fill('noon');
    await expect.element(page.getByText('noon', { exact: true })).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: /became a number/ })
      .click();
    await expect.poll(() => onOpen.mock.calls[0]?.[0]).toBe('a');
  });

  it('shows what was found although the quick search has failed', async () => {
    const quick = Promise.withResolvers<never>();
    const searchLibrary = async (input: { quick?: boolean }) => (input.quick ? quick.promise : { results: [hit], count: 1 });
    await openLibrary(['a'], { client: { searchLibrary } });
    await page.getByRole('searchbox').fill('noon');
    await expect.element(page.getByText('noon', { exact: true })).toBeVisible();
    quick.reject(new Failure('timeout'));
    await quick.promise.catch(() => new Promise(requestAnimationFrame));
    await expect.element(page.getByText('noon', { exact: true })).toBeVisible();
    expect(page.getByRole('alert').elements()).toEqual([]);
  });

  it('searches with the space behind a word, and not for spaces', async () => {
    const searchLibrary = vi.fn(async (_: { keyword: string }) => ({ results: [hit], count: 1 }));
    await openLibrary(['a'], { client: { searchLibrary } });
    await page.getByRole('searchbox').fill('  ');
    await page.getByRole('searchbox').fill('go ');
    await expect.element(page.getByText('noon', { exact: true })).toBeVisible();
    expect(new Set(searchLibrary.mock.calls.map(([{ keyword }]) => keyword))).toEqual(new Set(['go ']));
  });

  it('shows that nothing was found', async () => {
    await openLibrary(['a']);
    await page.getByRole('searchbox').fill('absent');
    await expect.element(page.getByText(libraryText('search.none.body'))).toBeVisible();
  });
});

describe('the queue below the library', () => {
  const batch = [
    taskOf('a', { taskId: '1', batchId: 'x', status: 'completed', updatedAt: 1 }),
    taskOf('b', { taskId: '2', batchId: 'x', createdAt: 2 }),
  ];

  it('counts what is done, and cancels the rest', async () => {
    const { app } = await openLibrary(['a']);
    await app.database.tasks.bulkPut(batch);
    await expect
      .element(page.getByText(writingText('queue.count', { done: 1, total: 2 }), { exact: false }).first())
      .toBeVisible();
    await button(writingText('queue.cancelAll')).click();
    await expect.poll(() => app.inputsOf('cancelBatch')).toEqual([{ batchId: 'x' }]);
  });

  it('lists its tasks with their titles', async () => {
    const { app } = await openLibrary(['a']);
    await app.database.tasks.bulkPut(batch);
    await button(writingText('queue.show')).click();
    await expect.element(page.getByRole('list').last().getByText('Talk a')).toBeVisible();
    // An item that is not read yet has the title under which it was queued.
    await queueSummaries(app.client, new Map([[batch[1]!.url, 'A lesson on bread']]));
    await app.database.tasks.put(taskOf('c', { taskId: '3', batchId: 'x', createdAt: 3, status: 'failed' }));
    await expect.element(page.getByRole('list').last().getByText('A lesson on bread')).toBeVisible();
    await button(t('action.cancel')).click();
    await expect.poll(() => app.inputsOf('cancelSummaryTask')).toEqual([{ taskId: '2' }]);
  });
});
