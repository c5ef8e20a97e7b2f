import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { Failure } from '../../lib/contract/failure.ts';
import type { SummaryContent } from '../../lib/records/summary.ts';
import type { Transcript } from '../../lib/records/transcript.ts';
import type { PlayerControl } from '../app/player-control.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { fakeApp } from '../testing/fake-app.ts';
import { findOverflow } from '../testing/overflow.ts';
import { renderView } from '../testing/render.tsx';
import { setLanguage } from '../testing/switchable-catalog.ts';
import SkimButton from './skim-button.tsx';

afterEach(() => setLanguage('en'));

const transcript = { contentId: 'web:talk', cues: [{ index: 0, startTime: 0, endTime: 2460, text: 'Hello.' }] } as Transcript;

/** Renders the button on a control that measures so many seconds. */
function renderButton(seconds: number, change: Partial<PlayerControl> = {}) {
  let isSkimming = false;
  let listener: () => void = () => undefined;
  const control = {
    measureSkim: () => seconds,
    isSkimming: async () => isSkimming,
    setSkimming: async (_, wanted) => {
      isSkimming = wanted;
      listener();
    },
    subscribeToSkims: (added) => {
      listener = added;
      return () => undefined;
    },
    ...change,
  } satisfies Partial<PlayerControl> as unknown as PlayerControl;
  renderView(
    fakeApp(),
    <main>
      <h1>Talk</h1>
      <SkimButton loadControl={async () => control} transcript={transcript} content={{} as SummaryContent} duration={0} />
    </main>,
  );
}

it('shows how much of the video a skim plays, starts it, and ends it', async () => {
  renderButton(372);
  await page.getByRole('button', { name: 'Play only the summary · 6 min of 41 min' }).click();
  const stop = page.getByRole('button', { name: 'Play everything' });
  await expect.element(stop).toBeVisible();
  await expectAccessible();
  await stop.click();
  await expect.element(page.getByRole('button', { name: 'Play only the summary', exact: false })).toBeVisible();
});

it('is not offered for a summary that cites nothing', async () => {
  renderButton(0);
  await expect.element(page.getByRole('heading', { name: 'Talk' })).toBeVisible();
  expect(document.querySelector('button')).toBeNull();
});

it('fits into a narrow panel where its label is long', async () => {
  await setLanguage('ru');
  await page.viewport(320, 640);
  renderButton(372);
  await expect.element(css('[data-skim]')).toBeVisible();
  expect(findOverflow()).toEqual([]);
});

it('reports a skim that can’t start, and still offers it', async () => {
  renderButton(372, { setSkimming: () => Promise.reject(new Failure('pageGone')) });
  const start = page.getByRole('button', { name: 'Play only the summary', exact: false });
  await start.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  await expect.element(start).toBeVisible();
});
