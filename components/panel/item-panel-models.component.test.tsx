import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { renderItem } from '../testing/render-item.tsx';
import { serviceApp } from '../testing/service-app.ts';

const trust = (engine: 'model' | 'offline') => css(`[data-view="summary"] [data-trust="${engine}"]`);

it('shows why a model failed over the offline version, and tries again', async () => {
  const app = serviceApp();
  const id = await app.addModel({ apiKey: 'a-key-that-is-wrong' });
  renderItem(app);
  const banner = page.getByRole('alert');
  await expect.element(banner).toMatchTextContent('The model failed');
  await expect.element(banner).toMatchTextContent('This is the offline summary.');
  await expect.element(banner).toMatchTextContent(/The provider reported: “401/);
  await expect.element(banner).not.toMatchTextContent('a-key-that-is-wrong');
  await expect.element(trust('offline')).toBeVisible();
  await expectAccessible();
  await app.addModel({ id });
  await banner.getByRole('button', { name: 'Try again', exact: false }).click();
  await expect.element(trust('model')).toBeVisible();
  await expect.element(banner).toHaveLength(0);
});
