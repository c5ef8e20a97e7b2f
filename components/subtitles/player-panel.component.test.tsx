import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { PlayerControl, PlayerState } from '../app/player-control.ts';
import { failureText } from '../i18n/failure-text.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { renderView, unmountAll } from '../testing/render.tsx';
import PlayerPanel from './player-panel.tsx';

/** Renders the panel on a control that records its calls. */
function renderPanel({
  language = 'de',
  isAllowed = true,
  state,
  failing = {},
}: {
  language?: string | undefined;
  isAllowed?: boolean;
  state: PlayerState | undefined;
  /** Functions of the control that fail. */
  failing?: Partial<PlayerControl>;
}) {
  const calls: unknown[] = [];
  const control: PlayerControl = {
    read: async () => state,
    setMode: async (contentId, mode) => void calls.push([contentId, mode]),
    setView: async (view) => void calls.push(view),
    setKeys: async (hasKeys) => void calls.push({ hasKeys }),
    measureSkim: () => 0,
    isSkimming: async () => false,
    setSkimming: async () => undefined,
    subscribeToSkims: () => () => undefined,
    ...failing,
  };
  const app = fakeApp({ isAllowed });
  const panel = (
    <PlayerPanel
      contentId="web:talk"
      loadControl={async () => control}
      language={language || undefined}
      onTranslate={() => calls.push('translate')}
    />
  );
  renderView(
    app,
    <main>
      <h1>Talk</h1>
      {panel}
    </main>,
  );
  return { app, calls };
}

const off: PlayerState = { mode: 'off', view: 'both', hasKeys: false, host: 'talks.example.org' };
const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click();

it('switches the subtitles on for a page, and chooses their languages', async () => {
  const { app, calls } = renderPanel({ state: off });
  await choose('This page');
  await expect.element(css('[data-player="page"]')).toBeVisible();
  await choose('Original');
  await page.getByRole('checkbox', { name: 'Keyboard shortcuts on the page' }).click();
  await expect.element(page.getByText('next line', { exact: false })).toBeVisible();
  expect(calls).toEqual([['web:talk', 'page'], 'original', { hasKeys: true }]);
  expect(app.inputsOf('requestHosts')).toEqual([]);
  await expectAccessible();
});

it('requests access for a whole site, and stays as it was without it', async () => {
  const { app, calls } = renderPanel({ state: off, isAllowed: false });
  await choose('This site');
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(css('[data-player="off"]')).toBeVisible();
  expect(calls).toEqual([]);
  expect(app.inputsOf('requestHosts')).toEqual([['*://talks.example.org/*']]);
});

const fail = async () => {
  throw new Failure('pageGone');
};
const expectFailure = () => expect.element(page.getByRole('alert')).toMatchTextContent(failureText({ code: 'pageGone' }).title);

it('reports that the player could not be read', async () => {
  renderPanel({ state: off, failing: { read: fail } });
  await expectFailure();
});

it('reports that a choice has failed, and stays as it was', async () => {
  renderPanel({ state: off, failing: { setMode: fail } });
  await choose('This page');
  await expectFailure();
  await expect.element(css('[data-player="off"]')).toBeVisible();
  unmountAll();
  renderPanel({ state: { ...off, mode: 'page' }, failing: { setView: fail, setKeys: fail } });
  await choose('Original');
  await expectFailure();
  await expect.element(page.getByRole('radio', { name: 'Original' })).not.toBeChecked();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.getByRole('checkbox', { name: 'Keyboard shortcuts on the page' }).click();
  await expectFailure();
  await expect.element(page.getByRole('checkbox', { name: 'Keyboard shortcuts on the page' })).not.toBeChecked();
});

it('offers a translation where there is none', async () => {
  const { calls } = renderPanel({ state: { ...off, mode: 'site' }, language: '' });
  await page.getByRole('button', { name: 'Translate' }).click();
  await expect.poll(() => calls).toEqual(['translate']);
});

it('says that a player in a frame of another site cannot be reached', async () => {
  renderPanel({ state: undefined });
  await expect.element(page.getByText('in a frame of another site', { exact: false })).toBeVisible();
});
