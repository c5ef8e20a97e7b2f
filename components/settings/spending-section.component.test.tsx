import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { settingsText } from '../i18n/settings-text.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { setLanguage } from '../testing/switchable-catalog.ts';
import { SpendingSection } from './spending-section.tsx';

afterEach(() => setLanguage('en'));

it('shows and accepts an amount with a decimal comma where the language has one', async () => {
  await setLanguage('de');
  const app = fakeApp();
  const settings = { ...(await app.client.getSettings({})), spendingCap: 12.5 };
  const update = vi.fn(async () => true);
  renderView(app, <SpendingSection settingsState={{ settings, saved: false, update, remove: () => undefined }} />);
  const field = page.getByRole('textbox', { name: settingsText('spending.label') });
  await expect.element(field).toHaveValue('12,5');
  await field.fill('7,25');
  await page.getByRole('button', { name: settingsText('spending.set') }).click();
  await expect.poll(() => update.mock.lastCall).toEqual([{ spendingCap: 7.25 }]);
});
