import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { type FakeApp, fakeApp } from '../testing/fake-app.ts';
import { putItem } from '../testing/records.ts';
import { renderView } from '../testing/render.tsx';
import TagsDialog from './tags-dialog.tsx';

it('adds both of two tags that are chosen in quick succession to every item', async () => {
  const written = Promise.withResolvers<void>();
  const app: FakeApp = fakeApp({
    client: {
      async updateVideo({ id, tags }: { id: string; tags: string[] }) {
        if (tags.includes('Clocks')) await written.promise;
        await app.database.saved.update(id, { tags });
      },
    },
  });
  await putItem(app.database, 'a');
  await putItem(app.database, 'b');
  await putItem(app.database, 'c');
  await app.database.saved.update('c', { tags: ['Clocks', 'Trains'] });
  renderView(app, <TagsDialog ids={['a', 'b']} onClose={() => undefined} />);
  await page.getByRole('checkbox', { name: 'Clocks' }).click();
  await page.getByRole('checkbox', { name: 'Trains' }).click();
  written.resolve();
  const tagsOf = async (id: string) => (await app.database.saved.get(id))?.tags.toSorted();
  await expect.poll(() => Promise.all(['a', 'b'].map(tagsOf))).toEqual(Array(2).fill(['Clocks', 'Trains']));
});
