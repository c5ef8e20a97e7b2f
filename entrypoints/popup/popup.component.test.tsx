import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Frame } from '../../components/item/frame.tsx';
import './popup.css';

it('shows a focused control above the actions where it has less height than its content', async () => {
  await page.viewport(400, 300);
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  const rows = Array.from({ length: 30 }, (_, at) => <button key={at} type="button">{`Row ${at}`}</button>);
  createRoot(root).render(
    <Frame state="ready" header="Header" footer={<button type="button">Settings</button>}>
      {rows}
    </Frame>,
  );
  await expect.element(page.getByRole('button', { name: 'Settings' })).toBeVisible();
  const hidden: string[] = [];
  for (const row of root.querySelectorAll<HTMLElement>('main button')) {
    row.focus();
    const { left, bottom } = row.getBoundingClientRect();
    if (document.elementFromPoint(left + 5, bottom - 2) !== row) hidden.push(row.textContent);
  }
  expect(hidden).toEqual([]);
});
