import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { transcriptionText } from '../../components/i18n/transcription-text.ts';
import { css } from '../../components/testing/css.ts';
import { fakeApp } from '../../components/testing/fake-app.ts';
import { renderView } from '../../components/testing/render.tsx';
import OpenFileButton from './open-file-button.tsx';

it('says which files it opens, and can open the same file again', async () => {
  renderView(fakeApp(), <OpenFileButton />);
  await expect.element(css('input[type=file]')).toBeInTheDocument();
  const input = css('input[type=file]').element() as HTMLInputElement;
  const files = new DataTransfer();
  files.items.add(new File(['x'], 'photo.png', { type: 'image/png' }));
  input.files = files.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await expect.element(page.getByRole('alert')).toMatchTextContent(transcriptionText('drop.format'));
  // A browser reports a selected file only where it is not selected already.
  expect(input.value).toBe('');
});
