import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { libraryText } from '../i18n/library-text.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { fakePage } from '../testing/fake-page.ts';
import { renderView } from '../testing/render.tsx';
import LinkedMedia from './linked-media.tsx';

const mediaOf = (...ids: string[]) => ids.map((id) => ({ contentId: id, url: `https://media.example/${id}.mp4`, title: id }));
const button = (count: number) => page.getByRole('button', { name: libraryText('linked.open', { count }) });

it('offers links that the page adds late, and those of the page that follows', async () => {
  let media = mediaOf();
  let lists = 0;
  const link = fakePage(
    { page: { state: 'none' } },
    {
      listLinked: async () => {
        lists++;
        return media;
      },
    },
  );
  renderView(fakeApp({ page: link }), <LinkedMedia />);
  await expect.poll(() => lists).toBe(1);
  media = mediaOf('a', 'b');
  await expect.element(button(2)).toBeVisible();
  media = mediaOf('a', 'b', 'c');
  link.show({ page: { state: 'none' } });
  await expect.element(button(3)).toBeVisible();
});
