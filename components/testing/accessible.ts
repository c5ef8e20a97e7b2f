import axe from 'axe-core';
import { expect } from 'vitest';
import { setColorScheme } from './color-scheme.ts';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks that axe finds no violation on the page, in light and in dark. */
export async function expectAccessible(): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await setColorScheme(scheme);
    const { violations } = await axe.run(document, { runOnly: rules, resultTypes: ['violations'] });
    expect(
      violations.map(({ id, nodes }) => `${scheme}: ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    ).toEqual([]);
  }
}
