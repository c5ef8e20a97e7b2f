import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from './gloss.ts';

/** Checks that axe finds no violation on a page. Motion is off meanwhile: a card that fades in has too little contrast until it has. */
export async function accessible(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .setLegacyMode(true)
    .analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(' ')}`)).toEqual([]);
}
