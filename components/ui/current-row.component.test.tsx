import { expect, it } from 'vitest';
import { withForcedColors } from '../testing/color-scheme.ts';
import { css } from '../testing/css.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import styles from './current-row.module.css';

it('marks only the current row in high contrast, where transparent borders are drawn', async () => {
  renderView(
    fakeApp(),
    <ol style={{ background: 'Canvas' }}>
      <li className={styles.row}>other</li>
      <li className={styles.row} aria-current>
        current
      </li>
    </ol>,
  );
  await expect.element(css('li')).toHaveLength(2);
  await withForcedColors(async () => {
    const background = getComputedStyle(css('ol').element()).backgroundColor;
    const borders = css('li')
      .elements()
      .map((row) => getComputedStyle(row).borderInlineStartColor);
    expect(borders[0]).toBe(background);
    expect(borders[1]).not.toBe(background);
  });
});
