import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { t } from '../i18n/t.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import NameSpeakerDialog from './name-speaker-dialog.tsx';

it('names a speaker once, and says why that failed', async () => {
  const answers = [Promise.withResolvers<object>(), Promise.withResolvers<object>()];
  let calls = 0;
  const app = fakeApp({ client: { nameSpeaker: () => answers[calls++]!.promise } });
  const onClose = vi.fn();
  renderView(app, <NameSpeakerDialog contentId="a" speaker="Speaker 1" onClose={onClose} />);
  const save = page.getByRole('button', { name: t('action.save'), exact: true });
  await page.getByRole('textbox').fill('Maria');
  await save.click();
  await expect.element(save).toBeDisabled();
  answers[0]!.reject(new Failure('storageFull'));
  await expect.element(page.getByText(failureText({ code: 'storageFull' }).title)).toBeVisible();
  await save.click();
  answers[1]!.resolve({ success: true });
  await expect.poll(() => onClose).toHaveBeenCalledOnce();
  expect(app.inputsOf('nameSpeaker')).toEqual(Array(2).fill({ contentId: 'a', speaker: 'Speaker 1', name: 'Maria' }));
});
