import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApp } from '../testing/fake-app.ts';
import { putItem } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import CollectDialog from './collect-dialog.tsx';

it('completes a choice for every item before the next one', async () => {
  const added = Promise.withResolvers<void>();
  const calls: string[] = [];
  const app = fakeApp({
    client: {
      async addItem({ collectionId, contentId }: { collectionId: string; contentId: string }) {
        await added.promise;
        calls.push(`${contentId} to ${collectionId}`);
      },
    },
  });
  for (const id of ['a', 'b']) await putItem(app.database, id);
  for (const id of ['c', 'd'])
    await app.database.collections.put({ id, name: id, description: '', isPublic: false, createdAt: 1, updatedAt: 1 });
  renderView(app, <CollectDialog ids={['a', 'b']} onClose={() => undefined} />);
  await page.getByRole('checkbox', { name: 'c' }).click();
  await page.getByRole('checkbox', { name: 'd' }).click();
  added.resolve();
  await expect.poll(() => calls).toEqual(['a to c', 'b to c', 'a to d', 'b to d']);
});
