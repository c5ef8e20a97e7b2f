import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { libraryText } from '../i18n/library-text.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { fakePage } from '../testing/fake-page.ts';
import { renderView } from '../testing/render.tsx';
import LinkedMedia from './linked-media.tsx';

const mediaOf = (...ids: string[]) => ids.map((id) => ({ contentId: id, url: `https://media.example/${id}.mp4`, title: id }));
const button = (count: number) => page.getByRole('button', { name: libraryText('linked.open', { count }) });

it('offers links that the page adds late, and those that it adds later', async () => {
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

it('offers no links of the former page', async () => {
  const answers = [mediaOf('a', 'b'), mediaOf(), mediaOf('c', 'd', 'e')];
  const gates = answers.map(() => Promise.withResolvers<void>());
  let lists = 0;
  const link = fakePage(
    { pageUrl: 'https://media.example/a', page: { state: 'none' } },
    {
      listLinked: async () => {
        const index = Math.min(lists++, 2);
        await gates[index]!.promise;
        return answers[index]!;
      },
    },
  );
  renderView(fakeApp({ page: link }), <LinkedMedia />);
  gates[0]!.resolve();
  await expect.element(button(2)).toBeVisible();
  link.show({ pageUrl: 'https://media.example/b', page: { state: 'none' } });
  await expect.element(button(2)).not.toBeInTheDocument();
  await expect.poll(() => lists).toBe(2);
  for (const { resolve } of gates) resolve();
  await expect.element(button(3)).toBeVisible();
});
