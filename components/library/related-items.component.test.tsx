import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { RelatedItem } from '../../lib/contract/novelty.ts';
import { failureText } from '../i18n/failure-text.ts';
import { libraryText } from '../i18n/library-text.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import RelatedItems from './related-items.tsx';

const place = { sourceUrl: 'https://talks.example/', similarity: 0.5 };

function openSection(findRelated: () => Promise<{ items: RelatedItem[] }>) {
  const app = fakeApp({ client: { findRelated } });
  renderView(app, <RelatedItems contentId="a" />);
  return app;
}
const section = () => page.getByRole('button', { name: libraryText('related') });

it('compares an item with the library on a click, and opens what belongs together', async () => {
  const items = [
    { ...place, contentId: 'again', title: 'Bees, again', isDuplicate: true },
    { ...place, contentId: 'other', title: 'Bees in winter', isDuplicate: false },
  ];
  const app = openSection(async () => ({ items }));
  await expect.element(section()).toBeVisible();
  expect(app.inputsOf('findRelated')).toEqual([]);
  await section().click();
  await page.getByRole('button', { name: 'Bees in winter' }).click();
  expect(page.getByText(libraryText('related.duplicate')).elements()).toHaveLength(1);
  expect(app.inputsOf('openReader')).toEqual(['other']);
});

it('is in view when it opens at the lower edge', async () => {
  await page.viewport(400, 600);
  const app = fakeApp({ client: { findRelated: () => Promise.withResolvers<never>().promise } });
  renderView(
    app,
    <div style={{ height: 600, overflow: 'auto' }}>
      <div style={{ height: 555 }} />
      <RelatedItems contentId="a" />
    </div>,
  );
  await section().click();
  await expect.element(page.getByText(libraryText('related.running'))).toBeInViewport({ ratio: 1 });
});

it('says that nothing is similar, and why a comparison failed', async () => {
  let calls = 0;
  openSection(async () => {
    if (calls++ > 0) throw new Failure('notFound', '');
    return { items: [] };
  });
  await section().click();
  await expect.element(page.getByText(libraryText('related.none'))).toBeVisible();
  await section().click();
  await section().click();
  await expect.element(page.getByText(failureText({ code: 'notFound' }).title)).toBeVisible();
});

it('cancels the comparison when the section is closed', async () => {
  let signal: AbortSignal | undefined;
  const findRelated = (_: never, options?: { signal?: AbortSignal }) => {
    signal = options?.signal;
    return new Promise<never>(() => undefined);
  };
  renderView(fakeApp({ client: { findRelated } }), <RelatedItems contentId="a" />);
  const section = page.getByRole('button', { name: libraryText('related') });
  await section.click();
  await expect.poll(() => signal?.aborted).toBe(false);
  await section.click();
  await expect.poll(() => signal?.aborted).toBe(true);
});
