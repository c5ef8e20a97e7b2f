import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { TextProviderForm } from './text-provider-form.tsx';

const field = (name: string) => page.getByLabelText(name, { exact: true });

it('saves one provider when the button is pressed twice, and again after a failure', async () => {
  const saved = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let calls = 0;
  const app = fakeApp({ client: { saveProvider: () => saved[calls++]!.promise } });
  const onClose = vi.fn();
  renderView(app, <TextProviderForm onClose={onClose} />);
  await field(settingsText('form.service')).selectOptions('other');
  await field(settingsText('form.name')).fill('Mine');
  await field(settingsText('form.address')).fill('https://models.example/v1');
  await field(settingsText('form.model')).fill('small');
  const save = page.getByRole('button', { name: settingsText('form.save'), exact: true });
  await userEvent.dblClick(save);
  await expect.element(save).toBeDisabled();
  expect(calls).toBe(1);
  saved[0]!.reject(new Failure('storageFull'));
  await expect.element(page.getByText(inlineFailureText({ code: 'storageFull', message: '' }))).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  await save.click();
  saved[1]!.resolve();
  await expect.poll(() => onClose.mock.calls.length).toBe(1);
  expect(calls).toBe(2);
});
