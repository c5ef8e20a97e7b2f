import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { transcriptionText } from '../i18n/transcription-text.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { TermsField } from './terms-field.tsx';

it('can’t replace terms that could not be read, and reads them again', async () => {
  const listTerms = vi.fn(async () => ({ terms: ['Levain'] })).mockRejectedValueOnce(new Failure('offline'));
  renderView(fakeApp({ client: { listTerms } }), <TermsField contentId="a" onSave={async () => true} />);
  const field = page.getByLabelText(transcriptionText('names.terms'));
  const save = page.getByRole('button', { name: t('action.save'), exact: true });
  await expect.element(page.getByRole('alert')).toMatchTextContent(failureText({ code: 'offline' }).title);
  await expect.element(field).toBeDisabled();
  await expect.element(save).toBeDisabled();
  await page.getByRole('button', { name: t('action.retry'), exact: true }).click();
  await expect.element(field).toHaveValue('Levain');
  await expect.element(save).toBeEnabled();
  expect(page.getByRole('alert').elements()).toEqual([]);
});
