import { expect, it } from 'vitest';
import { css } from '../testing/css.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { Overview } from './overview.tsx';

it.each([
  ['Talk · 4 min\nAbout: Bread', 'Talk · About: Bread'],
  ['Vortrag · 72 Min. · Sprecher: Ada\nThema: Brot', 'Vortrag · Sprecher: Ada · Thema: Brot'],
  ['演讲 · 4分钟\n主题：面包', '演讲 · 主题：面包'],
  ['ملخص · ٤ د\nالموضوع: الخبز', 'ملخص · الموضوع: الخبز'],
  ['3 bakers · 12 ways to bake, and why', '3 bakers · 12 ways to bake, and why'],
])('repeats no length, which the header shows: %s', async (text, shown) => {
  renderView(fakeApp(), <Overview text={text} language="" />);
  await expect.element(css('[data-overview]')).toHaveTextContent(shown);
});
