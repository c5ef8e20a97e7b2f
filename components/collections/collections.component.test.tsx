import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { type FakeOptions, fakeApp } from '../testing/fake-app.ts';
import { putItem } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import CollectionView from './collection-view.tsx';
import CollectionsView from './collections-view.tsx';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const status = { serverUrl: 'https://gloss.example', state: 'signedIn', isSyncing: false } as const;

async function withCollection(options: FakeOptions = {}) {
  const app = fakeApp(options);
  await putItem(app.database, 'a');
  await putItem(app.database, 'b');
  await app.database.collections.put({
    id: 'c',
    name: 'Clocks',
    description: 'Time',
    isPublic: false,
    createdAt: 1,
    updatedAt: 1,
  });
  await app.database.collectionItems.bulkPut([
    { collectionId: 'c', contentId: 'a', addedAt: 1, position: 1 },
    { collectionId: 'c', contentId: 'b', addedAt: 1, position: 2 },
  ]);
  return app;
}
const openCollection = async (options: FakeOptions = {}) => {
  const app = await withCollection(options);
  const onOpen = vi.fn();
  renderView(app, <CollectionView collectionId="c" onOpen={onOpen} onBack={() => undefined} />);
  await expect.element(button('Talk a')).toBeVisible();
  return { app, onOpen };
};

it('shows that there are no collections yet, and creates the first', async () => {
  const app = fakeApp();
  const onOpen = vi.fn();
  renderView(app, <CollectionsView onOpen={onOpen} />);
  await expect.element(page.getByText(libraryText('collection.none'))).toBeVisible();
  await button(libraryText('collection.newButton')).click();
  await page.getByRole('textbox', { name: libraryText('collection.name') }).fill('Trains');
  // Nothing is public without a server.
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument();
  await button(t('action.save')).click();
  await expect.poll(() => onOpen.mock.calls.length).toBe(1);
  await expect.element(button('Trains')).toBeVisible();
  expect(app.inputsOf('createCollection')).toEqual([{ name: 'Trains', description: '', isPublic: false }]);
});

it('offers to make a collection public on the server of the account', async () => {
  const onStatus = (listener: (current: typeof status) => void) => {
    listener(status);
    return () => undefined;
  };
  renderView(fakeApp({ account: { onStatus } }), <CollectionsView onOpen={() => undefined} />);
  await button(libraryText('collection.newButton')).click();
  await expect.element(page.getByRole('checkbox', { name: libraryText('collection.public.label') })).toBeVisible();
});

it('creates one collection when the button is pressed twice, and again after a failure', async () => {
  const created = [Promise.withResolvers<{ id: string }>(), Promise.withResolvers<{ id: string }>()];
  let calls = 0;
  const app = fakeApp({ client: { createCollection: () => created[calls++]!.promise } });
  const onOpen = vi.fn();
  renderView(app, <CollectionsView onOpen={onOpen} />);
  await button(libraryText('collection.newButton')).click();
  await page.getByRole('textbox', { name: libraryText('collection.name') }).fill('Trains');
  const save = button(t('action.save'));
  await userEvent.dblClick(save);
  await expect.element(save).toBeDisabled();
  expect(calls).toBe(1);
  created[0]!.reject(new Failure('storageFull'));
  await expect.element(page.getByText(failureText({ code: 'storageFull' }).title)).toBeVisible();
  await save.click();
  created[1]!.resolve({ id: 'c' });
  await expect.poll(() => onOpen.mock.calls).toEqual([['c']]);
  expect(calls).toBe(2);
});

it('lists the collections with the number of their items', async () => {
  renderView(await withCollection(), <CollectionsView onOpen={() => undefined} />);
  await expect.element(button('Clocks')).toBeVisible();
  await expect.element(page.getByText(libraryText('count', { count: 2 }))).toBeVisible();
});

it('synchronizes when it is opened by a user who is signed in', async () => {
  const account = {
    onStatus: (listener: (current: typeof status) => void) => {
      listener(status);
      return () => undefined;
    },
  };
  const app = await withCollection({ account });
  renderView(app, <CollectionsView onOpen={() => undefined} />);
  await expect.poll(() => app.inputsOf('sync').length).toBe(1);
});

it('links to the settings for a shared collection without an account', async () => {
  const app = fakeApp();
  renderView(app, <CollectionsView onOpen={() => undefined} />);
  await button(libraryText('collection.add')).click();
  await button(libraryText('collection.add.settings')).click();
  await expect.poll(() => app.inputsOf('openSettings')).toEqual(['account']);
});

it('moves an item with the keyboard', async () => {
  const { app } = await openCollection({ client: { moveItem: async () => ({}) } });
  button('Talk b').element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
  await expect.poll(() => app.inputsOf('moveItem')).toEqual([{ collectionId: 'c', contentId: 'b', before: 'a' }]);
});

it('moves an item twice in quick succession, and announces each move when it is done', async () => {
  const gate = Promise.withResolvers<void>();
  const app = await withCollection({
    client: {
      async moveItem({ contentId, before }: { contentId: string; before: string }) {
        await gate.promise;
        const { position } = (await app.database.collectionItems.get(['c', before]))!;
        await app.database.collectionItems.update(['c', contentId], { position: position - 0.5 });
      },
    },
  });
  await putItem(app.database, 'd');
  await app.database.collectionItems.put({ collectionId: 'c', contentId: 'd', addedAt: 1, position: 3 });
  renderView(app, <CollectionView collectionId="c" onOpen={() => undefined} onBack={() => undefined} />);
  await expect.element(button('Talk d')).toBeVisible();
  button('Talk d').element().focus();
  await userEvent.keyboard('{Alt>}{ArrowUp}{ArrowUp}{/Alt}');
  const announced = page.getByText(libraryText('collection.moved', { place: 1, count: 3 }));
  await expect.poll(() => app.inputsOf('moveItem').length).toBe(1);
  expect(page.getByText(libraryText('collection.moved', { place: 2, count: 3 })).elements()).toEqual([]);
  gate.resolve();
  await expect.element(announced).toBeInTheDocument();
  expect(app.inputsOf('moveItem')).toMatchObject([{ before: 'b' }, { before: 'a' }]);
});

it.each([
  ['removeItem', libraryText('collection.remove'), libraryText('collection.removed')],
  ['moveItem', libraryText('collection.down'), libraryText('collection.moved', { place: 2, count: 2 })],
])('reports that %s has failed, and nothing else', async (operation, name, report) => {
  const failing = async () => {
    throw new Failure('storageFull');
  };
  await openCollection({ client: { [operation]: failing } });
  await button(libraryText('more', { title: 'Talk a' })).click();
  await page.getByRole('menuitem', { name }).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(failureText({ code: 'storageFull' }).title);
  expect(page.getByText(report).elements()).toEqual([]);
});

it('removes an item, and undoes it', async () => {
  const { app } = await openCollection({ client: { moveItem: async () => ({}) } });
  await button(libraryText('more', { title: 'Talk a' })).click();
  await page.getByRole('menuitem', { name: libraryText('collection.remove') }).click();
  await expect.poll(() => button('Talk a').elements().length).toBe(0);
  await button(t('action.undo')).click();
  await expect.element(button('Talk a')).toBeVisible();
  expect(app.inputsOf('addItem')).toEqual([{ collectionId: 'c', contentId: 'a' }]);
});

it('opens an item', async () => {
  const { onOpen } = await openCollection();
  await button('Talk b').click();
  await expect.poll(() => onOpen.mock.calls[0]?.[0]).toBe('b');
});

it('restores a deleted collection', async () => {
  const { app } = await openCollection();
  await button(libraryText('collection.delete')).click();
  await button(libraryText('collection.restore')).click();
  await expect.element(button('Talk a')).toBeVisible();
  expect(app.inputsOf('restoreCollection')).toEqual([{ id: 'c' }]);
});

it.each([
  ['deleteCollection', undefined, libraryText('collection.delete')],
  ['restoreCollection', 2, libraryText('collection.restore')],
])('reports that %s has failed', async (operation, deletedAt, name) => {
  const failing = async () => {
    throw new Failure('storageFull');
  };
  const app = await withCollection({ client: { [operation]: failing } });
  await app.database.collections.update('c', { deletedAt });
  renderView(app, <CollectionView collectionId="c" onOpen={() => undefined} onBack={() => undefined} />);
  await button(name).click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(failureText({ code: 'storageFull' }).title);
});

it('reports that an unknown collection is gone', async () => {
  renderView(fakeApp(), <CollectionView collectionId="x" onOpen={() => undefined} onBack={() => undefined} />);
  await expect.element(page.getByText(libraryText('collection.gone'))).toBeVisible();
});

it('shows why it could not be summarized', async () => {
  const summarizeCollection = async () => {
    throw new Failure('noModel', 'none');
  };
  await openCollection({ client: { summarizeCollection } });
  await page.getByRole('tab', { name: t('tabs.summary') }).click();
  await button(libraryText('aggregate.generate')).click();
  await expect.element(page.getByText(failureText({ code: 'noModel' }).title)).toBeVisible();
});

it('queues the missing summaries of its items once', async () => {
  const summarizeCollection = () => Promise.reject(new Failure('notFound'));
  const { app } = await openCollection({ client: { summarizeCollection, createBatch: () => new Promise(() => undefined) } });
  await page.getByRole('tab', { name: t('tabs.summary') }).click();
  await button(libraryText('aggregate.generate')).click();
  await button(libraryText('summarize.open')).click();
  await expect.element(button(libraryText('summarize.open'))).toBeDisabled();
  expect(app.inputsOf('createBatch').length).toBe(1);
});

it('shows the generation of its summary and Cancel after a change of tabs, and starts no second one', async () => {
  const summarizeCollection = (_: never, options?: { signal?: AbortSignal }) =>
    new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(options.signal?.reason)));
  const { app } = await openCollection({ client: { summarizeCollection } });
  const openTab = (name: string) => page.getByRole('tab', { name }).click();
  await openTab(t('tabs.summary'));
  await button(libraryText('aggregate.generate')).click();
  await expect.element(page.getByText(libraryText('aggregate.generating'))).toBeVisible();
  await openTab(libraryText('collection.items'));
  await openTab(t('tabs.summary'));
  await expect.element(page.getByText(libraryText('aggregate.generating'))).toBeVisible();
  await button(t('action.cancel')).click();
  await expect.element(button(libraryText('aggregate.generate'))).toBeVisible();
  expect(app.inputsOf('summarizeCollection')).toEqual([{ id: 'c' }]);
});
