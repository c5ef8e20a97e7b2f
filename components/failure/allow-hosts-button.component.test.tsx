import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { AllowHostsButton } from './allow-hosts-button.tsx';

/** Renders the button on a browser that answers the request so. */
function renderButton(request: () => Promise<boolean>) {
  const onAllowed = vi.fn();
  const app = fakeApp();
  renderView(
    { ...app, permissions: { ...app.permissions, request } },
    <AllowHostsButton hosts={['a.example']} onAllowed={onAllowed}>
      Allow
    </AllowHostsButton>,
  );
  return { button: page.getByRole('button', { name: 'Allow' }), onAllowed };
}

it('goes on once access is given', async () => {
  const { button, onAllowed } = renderButton(async () => true);
  await button.click();
  await expect.poll(() => onAllowed.mock.calls.length).toBe(1);
});

it('reports a request that the browser rejects', async () => {
  const { button, onAllowed } = renderButton(() => Promise.reject(new Failure('internal')));
  await button.click();
  await expect.element(page.getByRole('alert')).toMatchTextContent(failureText({ code: 'internal' }).title);
  expect(onAllowed).not.toHaveBeenCalled();
});
