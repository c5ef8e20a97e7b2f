import { Root } from '@radix-ui/react-tabs';
import Bookmark from 'lucide-react/icons/bookmark';
import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { TabList } from './tab-list.tsx';

const names = ['Saved', 'Notes', 'Collections', 'Review', 'Trash'];
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const shownLabels = () => names.filter((name) => tab(name).element().querySelector('span')!.getBoundingClientRect().width > 1);
const expectOneLine = () => expect(new Set(names.map((name) => tab(name).element().getBoundingClientRect().top)).size).toBe(1);
const expectLabels = (expected: string[]) => expect.poll(shownLabels).toEqual(expected);

async function show(width: number) {
  await page.viewport(width, 640);
  renderView(
    fakeApp(),
    <Root value="Notes">
      <TabList label="Parts" tabs={names.map((name) => ({ value: name, label: name, icon: Bookmark }))} />
    </Root>,
  );
  await expect.element(tab('Notes')).toBeVisible();
}

describe('TabList', () => {
  it('shows icons in one line where space is short, with the label of the active tab', async () => {
    await show(320);
    await expectLabels(['Notes']);
    expectOneLine();
    await expect.element(tab('Collections')).toHaveAttribute('title', 'Collections');
  });

  it('shows all labels where they fit', async () => {
    await show(460);
    await expectLabels(names);
    expect(tab('Notes').element().querySelector('svg')!.checkVisibility()).toBe(false);
    await page.viewport(320, 640);
    await expectLabels(['Notes']);
    await page.viewport(460, 640);
    await expectLabels(names);
  });

  it('shows icons at every width that the labels exceed', async () => {
    await show(460);
    const needed = Math.ceil(tab('Trash').element().getBoundingClientRect().right) + 12;
    for (const [width, labels] of [
      [needed, names],
      [needed - 16, ['Notes']],
    ] as const) {
      await page.viewport(width, 640);
      await expectLabels([...labels]);
      expectOneLine();
    }
  });

  it('draws the focus ring for the keyboard only', async () => {
    await show(460);
    const ringOf = (name: string) => getComputedStyle(tab(name).element()).outlineStyle;
    await tab('Notes').click();
    expect(tab('Notes').element()).toBe(document.activeElement);
    expect(ringOf('Notes')).toBe('none');
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(tab('Collections')).toHaveFocus();
    expect(ringOf('Collections')).toBe('solid');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.poll(() => ringOf('Notes')).toBe('solid');
  });
});
