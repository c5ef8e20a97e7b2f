import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { type App, AppContext } from '../app/app-context.ts';

const roots = new Set<Root>();

/** Renders a view into the page of the test, inside the context. Returns the element that holds it. */
export function renderView(app: App, view: ReactNode): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.style.height = '100vh';
  const root = createRoot(container);
  roots.add(root);
  root.render(<AppContext value={app}>{view}</AppContext>);
  return container;
}

/** Removes everything that was rendered, and returns the focus to the start of the page. */
export function unmountAll(): void {
  for (const root of roots) root.unmount();
  roots.clear();
  document.body.replaceChildren();
  resetFocus();
}

/** Focuses the body: the keyboard continues where the focus was last, also in another frame or at an element that is gone. */
function resetFocus(): void {
  document.body.tabIndex = -1;
  document.body.focus();
  document.body.removeAttribute('tabindex');
}
