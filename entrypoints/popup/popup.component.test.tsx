import { createRoot } from 'react-dom/client';
import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';
import { Frame } from '../../components/item/frame.tsx';
import css from './popup.css?inline';

it('shows a focused control above the actions where it has less height than its content', async () => {
  await page.viewport(400, 300);
  // The style is that of the popup's document, and the tests share one page.
  const style = document.head.appendChild(document.createElement('style'));
  style.textContent = css;
  const root = document.body.appendChild(document.createElement('div'));
  root.id = 'root';
  const view = createRoot(root);
  onTestFinished(() => {
    view.unmount();
    root.remove();
    style.remove();
  });
  const rows = Array.from({ length: 30 }, (_, at) => <button key={at} type="button">{`Row ${at}`}</button>);
  view.render(
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
