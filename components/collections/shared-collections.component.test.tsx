import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { AccountStatus } from '../../lib/contract/account-status.ts';
import { Failure } from '../../lib/contract/failure.ts';
import type { LibraryRecord } from '../../lib/ports/library-records.ts';
import { dexieStore } from '../../lib/store/dexie/dexie-store.ts';
import SignedOutBanner from '../account/signed-out-banner.tsx';
import { LibraryView } from '../library/library-view.tsx';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import type { FakeOptions } from '../testing/fake-app.ts';
import { contentOf, summaryOf, transcriptOf } from '../testing/records.ts';
import { renderView, unmountAll } from '../testing/render.tsx';
import { serviceApp } from '../testing/service-app.ts';
import CollectionView from './collection-view.tsx';
import CollectionsView from './collections-view.tsx';
import SharedItem from './shared-item.tsx';

const serverUrl = 'https://gloss.example';
const status = { serverUrl, state: 'signedIn', isSyncing: false } as const;
const collection = {
  id: 'c',
  name: 'Clocks',
  description: 'From shadows to pendulums',
  isPublic: true,
  createdAt: 1,
  updatedAt: 2,
};
const itemOf = (contentId: string) => ({ collectionId: 'c', contentId, addedAt: 7, position: 1 });
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** A context of a user who is signed in. Acquiring the collection `c` stores it, as the synchronization does. */
function sharedApp(account: FakeOptions['account'] = {}) {
  const onStatus = (listener: (current: typeof status) => void) => {
    listener(status);
    return () => undefined;
  };
  const app = serviceApp({
    account: {
      onStatus,
      acquire: async ({ id }) => {
        if (id !== 'c') throw new Failure('notFound', '');
        await share(['a', 'b']);
      },
      release: () => share([]),
      ...account,
    },
  });
  const store = dexieStore(app.database);
  const write = (id: string, records: LibraryRecord[]) =>
    store.writeGroup({ kind: 'shared', id }, records, () => ({ records, origin: 'server' }));
  async function share(contentIds: string[]): Promise<void> {
    for (const contentId of contentIds) {
      await write(`content:${contentId}`, [
        { kind: 'collectionItem', value: itemOf(contentId) },
        { kind: 'content', value: contentOf(contentId) },
        { kind: 'summary', value: summaryOf(contentId) },
        { kind: 'transcript', value: transcriptOf(contentId) },
      ]);
    }
    await write(
      'collection:c',
      contentIds.length > 0
        ? [
            { kind: 'collection', value: collection },
            ...contentIds.map((contentId) => ({ kind: 'collectionItem' as const, value: itemOf(contentId) })),
          ]
        : [],
    );
  }
  return { app, share };
}

function renderCollection(app: ReturnType<typeof sharedApp>['app']) {
  const onOpen = vi.fn();
  renderView(app, <CollectionView collectionId="c" onOpen={onOpen} onBack={() => undefined} />);
  return onOpen;
}

it('adds a shared collection by its address, and says what is wrong with another address', async () => {
  const { app } = sharedApp();
  const onOpen = vi.fn();
  renderView(app, <CollectionsView onOpen={onOpen} />);
  await button('Add shared collection').click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Collection address', exact: false });
  for (const [typed, expected] of [
    ['what?', 'This is not the address of a shared collection.'],
    ['https://elsewhere.example/c/1', 'You are signed in to gloss.example.'],
    [`${serverUrl}/c/nothing`, 'This collection does not exist'],
  ] as const) {
    await field.fill(typed);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('dialog').getByRole('alert')).toMatchTextContent(expected);
  }
  await expectAccessible();
  await field.fill(`${serverUrl}/c/c`);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onOpen.mock.calls).toEqual([['c']]);
  await expect.element(css('[data-shared]')).toMatchTextContent('Clocks');
});

it('requires an account, and links to the settings', async () => {
  const app = serviceApp();
  renderView(app, <CollectionsView onOpen={() => undefined} />);
  await button('Add shared collection').click();
  await expect.element(page.getByRole('dialog')).toMatchTextContent('Sign in to a server');
  await expectAccessible();
});

it('shows a shared collection without anything that changes it, and opens its items', async () => {
  const { app, share } = sharedApp();
  await share(['a', 'b']);
  const onOpen = renderCollection(app);
  await expect.element(page.getByRole('heading', { name: 'Clocks', exact: false })).toBeVisible();
  await expect.element(page.getByText('2 items · Shared with you', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('listitem')).toHaveLength(2);
  for (const name of ['Edit name and description', 'Delete collection']) expect(button(name).elements()).toEqual([]);
  await expectAccessible();
  await button('Talk a').click();
  await expect.poll(() => onOpen.mock.lastCall?.[0]).toBe('a');
});

it('shows the summary and the transcript of a shared item', async () => {
  const { app, share } = sharedApp();
  await share(['a']);
  const onOpenCollection = vi.fn();
  renderView(app, <SharedItem contentId="a" player={undefined} onOpenCollection={onOpenCollection} missing={null} />);
  await expect.element(css('[data-line]').first()).toMatchTextContent('The railway made time uniform.');
  await expectAccessible();
  await css('[data-line] [data-seek="30"]').first().click();
  await expect.element(css('[data-view="subtitles"] [aria-current]')).toMatchTextContent('Railways needed one time.');
  await expectAccessible();
  await button('Clocks, shared with you').click();
  await expect.poll(() => onOpenCollection).toHaveBeenCalledWith('c');
});

it('finds shared items in the search of the library, and names their source', async () => {
  const { app, share } = sharedApp();
  await share(['a']);
  renderView(app, <LibraryView onOpen={() => undefined} collections={null} />);
  await page.getByRole('searchbox').fill('railways');
  await expect.element(css('[data-found="a"]')).toMatchTextContent('In a shared collection');
  await expect.element(css('[data-hit="subtitle"]').first()).toBeVisible();
  await expectAccessible();
});

it('follows the owner: fewer items, and a collection that is no longer shared', async () => {
  const { app, share } = sharedApp();
  await share(['a', 'b']);
  renderCollection(app);
  await expect.element(page.getByText('2 items · Shared with you', { exact: false })).toBeVisible();
  await share(['b']);
  await expect.element(page.getByText('1 item · Shared with you', { exact: false })).toBeVisible();
  await share([]);
  await expect.element(page.getByText('The owner no longer shares this collection', { exact: false })).toBeVisible();
  await expectAccessible();
  await share(['b']);
  await expect.element(page.getByRole('heading', { name: 'Clocks', exact: false })).toBeVisible();
});

it('removes a shared collection, and adds it again', async () => {
  const { app, share } = sharedApp();
  await share(['a']);
  renderCollection(app);
  await button('Remove from my collections').click();
  await expect.element(page.getByText('Removed from your collections', { exact: false })).toBeVisible();
  await button('Add it again').click();
  await expect.element(page.getByRole('heading', { name: 'Clocks', exact: false })).toBeVisible();
  unmountAll();
  expect(await app.client.listCollections({})).toMatchObject({ collections: [] });
});

it('says why a device that was signed out could not sign in again', async () => {
  const onStatus = (listener: (current: AccountStatus) => void) => {
    listener({ ...status, state: 'signedOut' });
    return () => undefined;
  };
  const app = serviceApp({ account: { onStatus, connect: () => Promise.reject(new Failure('offline')) } });
  renderView(
    app,
    <>
      <SignedOutBanner status={{ ...status, state: 'signedOut' }} />
      <CollectionsView onOpen={() => undefined} />
    </>,
  );
  await button('Sign in again').click();
  await expect.element(page.getByRole('alert')).toMatchTextContent('You are offline');
  await button('Add shared collection').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Sign in again' }).click();
  await expect.element(dialog.getByRole('alert')).toMatchTextContent('You are offline');
});
