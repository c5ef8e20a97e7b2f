import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { KeyHelp } from './key-help.tsx';

it('lists the keys and the browser’s shortcuts on "?", but not in a field', async () => {
  const change = vi.fn();
  const list = async () => [
    { command: '_execute_action', keys: 'Alt+Shift+G' },
    { command: 'open-panel', keys: '' },
  ];
  const app = fakeApp({ device: { loadShortcuts: async () => ({ list, change }) } });
  renderView(
    app,
    <main>
      <h1>Talk</h1>
      <input aria-label="Question" />
      <KeyHelp />
    </main>,
  );
  await page.getByLabelText('Question').click();
  await userEvent.keyboard('?');
  await expect.element(page.getByLabelText('Question')).toHaveValue('?');
  expect(page.getByRole('dialog').elements()).toEqual([]);

  await page.getByRole('heading', { name: 'Talk' }).click();
  await userEvent.keyboard('?');
  const dialog = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect.element(dialog.getByText('Alt+Shift+G', { exact: true })).toBeVisible();
  await expect.element(dialog.getByText('not set', { exact: true })).toBeVisible();
  await page.viewport(320, 900);
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Change shortcuts' }).click();
  expect(change).toHaveBeenCalledOnce();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
});
