import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { Dialog } from './dialog.tsx';
import { usePageKey } from './use-page-key.ts';

const run = vi.fn();
function View({ hasDialog }: { hasDialog: boolean }) {
  usePageKey('/', run);
  return hasDialog ? (
    <Dialog title="Export" onClose={() => undefined}>
      <button type="button">Copy</button>
    </Dialog>
  ) : (
    <button type="button">Copy</button>
  );
}

it.each([
  ['runs its action on the page', false, 1],
  ['does nothing behind a dialog', true, 0],
])('%s', async (_, hasDialog, count) => {
  run.mockReset();
  renderView(fakeApp(), <View hasDialog={hasDialog} />);
  const button = page.getByRole('button', { name: 'Copy' });
  await expect.element(button).toBeVisible();
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('/');
  expect(run).toHaveBeenCalledTimes(count);
});
