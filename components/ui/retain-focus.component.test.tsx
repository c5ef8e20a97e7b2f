import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { retainFocus } from './retain-focus.ts';

let ended: AbortController;
const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Shows buttons, one of which has the focus. Each removes its paragraph when it is pressed. */
function show(focused: string) {
  const names = ['one', 'two', 'three'];
  document.body.innerHTML = `<main><h1>List</h1>${names.map((name) => `<p><button>${name}</button></p>`).join('')}</main>`;
  for (const element of document.querySelectorAll('button')) element.onclick = () => element.parentElement!.remove();
  (button(focused).element() as HTMLElement).focus();
}

beforeEach(() => {
  ended = new AbortController();
  retainFocus(ended.signal);
});
afterEach(() => ended.abort());

it.each([
  ['next', 'two', 'three'],
  ['previous, behind the last one,', 'three', 'two'],
])('moves the focus to the %s when the focused one is removed', async (_, focused, neighbor) => {
  show(focused);
  await userEvent.keyboard('{Enter}');
  await expect.element(button(neighbor)).toHaveFocus();
});

it('moves it to the surroundings when there is no neighbor', async () => {
  show('two');
  for (const name of ['one', 'three']) button(name).element().closest('p')!.remove();
  document.querySelector('main')!.insertAdjacentHTML('afterend', '<footer><button>four</button></footer>');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('four')).toHaveFocus();
});

it('moves it from a tab that is removed to the one whose view is shown', async () => {
  document.body.innerHTML = `<div role="tablist">${['one', 'two', 'three'].map((name) => `<button role="tab">${name}</button>`).join('')}</div>`;
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  tab('one').element().setAttribute('aria-selected', 'true');
  (tab('two').element() as HTMLElement).focus();
  tab('two').element().remove();
  await expect.element(tab('one')).toHaveFocus();
});

it('leaves it where a view has moved it', async () => {
  show('two');
  await userEvent.keyboard('{Enter}');
  (button('one').element() as HTMLElement).focus();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await expect.element(button('one')).toHaveFocus();
});

it.each([
  ['left', async () => (button('two').element() as HTMLElement).blur()],
  ['clicked beside', async () => userEvent.click(page.getByRole('heading'))],
])('gives the focus to nothing when what the user has %s is removed', async (_, leave) => {
  show('two');
  await leave();
  expect(document.body).toHaveFocus();
  button('two').element().closest('p')!.remove();
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(document.body).toHaveFocus();
});
