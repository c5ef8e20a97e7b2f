import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import { failureText } from '../i18n/failure-text.ts';
import { libraryText } from '../i18n/library-text.ts';
import { t } from '../i18n/t.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import SaveMenu from './save-menu.tsx';

const failing = async () => {
  throw new Failure('storageFull');
};

it.each([libraryText('favourite.add'), libraryText('tags.open')])(
  'reports that an item could not be saved for “%s”',
  async (name) => {
    renderView(fakeApp({ client: { saveVideo: failing } }), <SaveMenu contentId="a" url="https://talks.example/a" />);
    await page.getByRole('button', { name: libraryText('save.open') }).click();
    await page.getByRole('menuitem', { name }).click();
    await expect.element(page.getByRole('alert')).toMatchTextContent(failureText({ code: 'storageFull' }).title);
    await page
      .getByRole('alert')
      .getByRole('button', { name: t('action.dismiss') })
      .click();
    await expect.poll(() => page.getByRole('dialog').elements().length).toBe(0);
  },
);
