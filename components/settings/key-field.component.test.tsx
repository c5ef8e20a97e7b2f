import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { inlineFailureText } from '../failure/inline-failure-text.ts';
import { settingsText } from '../i18n/settings-text.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { TextProviderForm } from './text-provider-form.tsx';

it('reports that a key could not be deleted, and deletes it at the next attempt', async () => {
  const saveProvider = vi.fn(async () => ({ success: true, id: 'one' })).mockRejectedValueOnce(new Failure('storageFull'));
  const provider = {
    id: 'one',
    kind: 'openaiCompatible',
    name: 'One',
    baseUrl: 'https://models.example/v1',
    model: 'small',
    hasKey: true,
  } as const;
  renderView(fakeApp({ client: { saveProvider } }), <TextProviderForm provider={provider} onClose={() => undefined} />);
  const remove = page.getByRole('button', { name: settingsText('form.key.delete'), exact: true });
  await remove.click();
  const text = inlineFailureText(new Failure('storageFull').toJSON());
  await expect.element(page.getByRole('alert')).toMatchTextContent(text);
  await remove.click();
  await expect.poll(() => remove.elements().length).toBe(0);
  expect(page.getByRole('alert').elements()).toEqual([]);
});
