import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { type FakeOptions, fakeApp } from '../testing/fake-app.ts';
import { contentOf, putItem } from '../testing/records.ts';
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
describe('the list of saved items', () => {
  it('shows the newest first', async () => {
    await openLibrary(['a', 'b', 'c']);
    await expect.element(button('Talk a')).toBeVisible();
    expect(titles()).toEqual(['Talk c', 'Talk b', 'Talk a']);
  });

  it('shows the oldest first on request', async () => {
    await openLibrary(['a', 'b']);
    await page.getByLabelText(libraryText('order')).selectOptions(libraryText('order.oldest'));
    await expect.poll(titles).toEqual(['Talk a', 'Talk b']);
  });

  it('shows that nothing is saved yet', async () => {
    await openLibrary([]);
    await expect.element(page.getByText(libraryText('empty.title'))).toBeVisible();
  });

  it('says in a browser without the extension where items come from', async () => {
    renderView({ ...fakeApp(), loadItem: async () => undefined }, <LibraryView onOpen={() => undefined} collections={null} />);
    await expect.element(page.getByText(libraryText('empty.body.web'))).toBeVisible();
  });

  it('offers filters only for what they select from', async () => {
    await openLibrary(['a']);
    await button(libraryText('filter')).click();
    await page.getByRole('checkbox').first().click();
    await expect.element(button(libraryText('filter.count', { count: 1 }))).toBeVisible();
    await page.getByRole('tab', { name: libraryText('section.notes') }).click();
    await expect.element(page.getByText(libraryText('notes.none'))).toBeVisible();
    expect(button(libraryText('filter.count', { count: 1 })).elements()).toEqual([]);
    expect(page.getByRole('checkbox').elements()).toEqual([]);
    await page.getByRole('tab', { name: libraryText('section.saved') }).click();
    await expect.element(page.getByRole('checkbox').first()).toBeChecked();
  });

  it('shows a skeleton until the items are read', async () => {
    await openLibrary(['a'], { live: { allSaved: () => new Promise(() => undefined) } });
    await expect.element(page.getByRole('heading', { name: t('place.library') })).toBeInTheDocument();
    expect(titles()).toEqual([]);
    expect(page.getByText(libraryText('empty.title')).elements()).toEqual([]);
  });

  it('follows what another page of Gloss saves', async () => {
    const { app } = await openLibrary(['a']);
    await expect.element(button('Talk a')).toBeVisible();
    await putItem(app.database, 'b');
    await expect.element(button('Talk b')).toBeVisible();
  });

  it('opens an item', async () => {
    const { onOpen } = await openLibrary(['a']);
    await button('Talk a').click();
    await expect.poll(() => onOpen).toHaveBeenCalledWith('a', { view: undefined });
  });

  it('opens the note of an item', async () => {
    const { app, onOpen } = await openLibrary(['a']);
    await app.database.notes.put({ contentId: 'a', text: 'mine', createdAt: 1, updatedAt: 1 });
    await button(t('tabs.notes')).click();
    await expect.poll(() => onOpen).toHaveBeenCalledWith('a', { view: 'notes' });
  });

  it('prefers the user’s own title', async () => {
    const app = fakeApp();
    await putItem(app.database, 'a', { title: 'My name' });
    renderView(app, <LibraryView onOpen={() => undefined} collections={null} />);
    await expect.element(button('My name')).toBeVisible();
  });

  it('marks a favourite, and shows it', async () => {
    const { app } = await openLibrary(['a']);
    await button(libraryText('favourite.add')).click();
    await expect.element(button(libraryText('favourite.remove'))).toBeVisible();
    expect(app.inputsOf('updateVideo')).toEqual([{ id: 'a', favourite: true }]);
  });

  it('renders only the rows in view of a long list', async () => {
    const app = fakeApp();
    const ids = Array.from({ length: 300 }, (_, index) => `i${index}`);
    await app.database.contents.bulkPut(ids.map((id) => contentOf(id)));
    await app.database.saved.bulkPut(
      ids.map((contentId, index) => ({ contentId, tags: [], favourite: false, createdAt: index, updatedAt: index })),
    );
    renderView(app, <LibraryView onOpen={() => undefined} collections={null} />);
    await expect.element(button('Talk i299')).toBeVisible();
    expect(titles().length).toBeLessThan(60);
  });
});

describe('the keyboard in the list', () => {
  const focusFirst = async () => {
    await expect.element(button('Talk b')).toBeVisible();
    button('Talk b').element().focus();
  };

  it('moves down and up with the arrow keys', async () => {
    await openLibrary(['a', 'b']);
    await focusFirst();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(button('Talk a')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(button('Talk b')).toHaveFocus();
  });

  it('selects with x and clears the selection with Escape', async () => {
    await openLibrary(['a', 'b']);
    await focusFirst();
    await userEvent.keyboard('x');
    await expect.element(page.getByText(libraryText('selection.count', { count: 1 }))).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => page.getByRole('toolbar').elements().length).toBe(0);
  });

  it('moves an item to the trash with Delete, and offers to undo it', async () => {
    const { app } = await openLibrary(['a', 'b']);
    await focusFirst();
    await userEvent.keyboard('{Delete}');
    await expect.poll(() => titles()).toEqual(['Talk a']);
    await expect.element(button('Talk a')).toHaveFocus();
    await button(t('action.undo')).click();
    await expect.element(button('Talk b')).toBeVisible();
    expect(app.inputsOf('restoreVideo')).toEqual([{ id: 'b' }]);
  });

  it('reaches the search with a slash', async () => {
    await openLibrary(['a']);
    await expect.element(button('Talk a')).toBeVisible();
    await userEvent.keyboard('/');
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
  });
});

describe('actions on several items', () => {
  const selectBoth = async () => {
    await page.getByLabelText(libraryText('select', { title: 'Talk b' })).click({ force: true });
    await button(libraryText('selection.all')).click();
    await expect.element(page.getByText(libraryText('selection.count', { count: 2 }))).toBeVisible();
  };

  it('queues their summaries as one batch', async () => {
    const { app } = await openLibrary(['a', 'b']);
    await selectBoth();
    await button(libraryText('summarize.open')).click();
    await expect
      .poll(() => app.inputsOf('createBatch'))
      .toEqual([{ urls: ['https://www.youtube.com/watch?v=b', 'https://www.youtube.com/watch?v=a'] }]);
  });

  it('tags them', async () => {
    const { app } = await openLibrary(['a', 'b']);
    await selectBoth();
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: libraryText('tags.open') })
      .click();
    await page.getByLabelText(libraryText('tags.new')).fill('history');
    await button(libraryText('tags.add')).click();
    await expect.element(page.getByRole('checkbox', { name: 'history' })).toBeChecked();
    expect(app.inputsOf('updateVideo')).toEqual([
      { id: 'b', tags: ['history'] },
      { id: 'a', tags: ['history'] },
    ]);
  });

  it('puts them into a new collection', async () => {
    const { app } = await openLibrary(['a', 'b']);
    await selectBoth();
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: libraryText('collect.open') })
      .click();
    await page.getByRole('textbox', { name: libraryText('collection.new') }).fill('Time');
    await button(libraryText('collection.create')).click();
    await expect.element(page.getByRole('checkbox', { name: 'Time' })).toBeChecked();
    await expect.poll(() => app.inputsOf('addItem').length).toBe(2);
  });

  it('shows a failure, which can be dismissed', async () => {
    await openLibrary(['a', 'b'], {
      client: {
        deleteVideo: async () => {
          throw new Failure('storageFull', 'no room');
        },
      },
    });
    await selectBoth();
    await page
      .getByRole('toolbar')
      .getByRole('button', { name: libraryText('delete') })
      .click();
    await expect.element(page.getByText(failureText({ code: 'storageFull' }).title)).toBeVisible();
    await button(t('action.dismiss')).click();
    await expect.poll(() => page.getByText(failureText({ code: 'storageFull' }).title).elements().length).toBe(0);
  });
});

describe('the menu of an item', () => {
  it('renames it', async () => {
    const { app } = await openLibrary(['a']);
    await button(libraryText('more', { title: 'Talk a' })).click();
    await page.getByRole('menuitem', { name: libraryText('rename.open') }).click();
    await page.getByRole('textbox', { name: libraryText('rename.label') }).fill('Clocks');
    await button(t('action.save')).click();
    await expect.element(button('Clocks')).toBeVisible();
    expect(app.inputsOf('updateVideo')).toEqual([{ id: 'a', title: 'Clocks' }]);
  });

  it('generates its summary again', async () => {
    const { app } = await openLibrary(['a']);
    await button(libraryText('more', { title: 'Talk a' })).click();
    await page.getByRole('menuitem', { name: t('action.regenerate') }).click();
    await expect
      .poll(() => app.inputsOf('createTask'))
      .toEqual([{ url: 'https://www.youtube.com/watch?v=a', promptConfig: { isRefresh: true } }]);
  });
});

describe('filters', () => {
  it('list the items with a tag', async () => {
    const app = fakeApp();
    await putItem(app.database, 'a', { tags: ['history'] });
    await putItem(app.database, 'b');
    renderView(app, <LibraryView onOpen={() => undefined} collections={null} />);
    await button(libraryText('filter')).click();
    await page.getByLabelText(libraryText('filter.tag')).selectOptions('history');
    await expect.poll(titles).toEqual(['Talk a']);
  });

  it('show that nothing matches, and can be cleared', async () => {
    await openLibrary(['a']);
    await button(libraryText('filter')).click();
    await page.getByLabelText(libraryText('filter.favourite')).click();
    await expect.element(page.getByText(libraryText('filtered.none'))).toBeVisible();
    await button(libraryText('filter.clear')).first().click();
    await expect.element(button('Talk a')).toBeVisible();
  });
});
