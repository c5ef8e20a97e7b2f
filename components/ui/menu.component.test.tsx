import Ellipsis from 'lucide-react/icons/ellipsis';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView } from '../testing/render.tsx';
import { Menu } from './menu.tsx';

it('closes when the window gets another size, which moves its button', async () => {
  renderView(
    fakeApp(),
    <Menu icon={Ellipsis} label="More" items={[{ icon: Ellipsis, label: 'Rename', onSelect: () => undefined }]} />,
  );
  await page.getByRole('button', { name: 'More' }).click();
  await expect.element(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await page.viewport(400, 640);
  await expect.element(page.getByRole('menuitem')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveAttribute('aria-expanded', 'false');
});
