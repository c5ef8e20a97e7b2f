import { Root } from '@radix-ui/react-tabs';
import Bookmark from 'lucide-react/icons/bookmark';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { TabList } from './tab-list.tsx';

const names = ['Saved', 'Notes', 'Collections', 'Review', 'Trash'];
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const labelWidth = (name: string) => tab(name).element().querySelector('span')!.getBoundingClientRect().width;

async function show(width: number, hasIcons: boolean) {
  await page.viewport(width, 640);
  renderView(
    fakeApp(),
    <Root value="Notes">
      <TabList label="Parts" tabs={names.map((name) => ({ value: name, label: name, ...(hasIcons && { icon: Bookmark }) }))} />
    </Root>,
  );
  await expect.element(tab('Notes')).toBeVisible();
}

describe('TabList', () => {
  it('shows icons in one line where space is short, with the label of the active tab', async () => {
    await show(320, true);
    expect(new Set(names.map((name) => tab(name).element().getBoundingClientRect().top)).size).toBe(1);
    expect(names.filter((name) => labelWidth(name) > 1)).toEqual(['Notes']);
    await expect.element(tab('Collections')).toHaveAttribute('title', 'Collections');
  });

  it('shows all labels where they fit', async () => {
    await show(460, true);
    expect(names.filter((name) => labelWidth(name) > 1)).toEqual(names);
    expect(tab('Notes').element().querySelector('svg')!.checkVisibility()).toBe(false);
    await page.viewport(320, 640);
    expect(labelWidth('Collections')).toBeLessThanOrEqual(1);
  });

  it('keeps the labels of tabs without icons', async () => {
    await show(320, false);
    expect(names.filter((name) => labelWidth(name) > 1)).toEqual(names);
  });
});
