import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import talk from '../../demo/talk/talk.json' with { type: 'json' };
import { defaultDetailLevel } from '../../lib/contract/detail-level.ts';
import { extractSummary } from '../../lib/text/extract-summary.ts';
import { expectAccessible } from '../testing/accessible.ts';
import { css } from '../testing/css.ts';
import { type FakeOptions, fakeApp } from '../testing/fake-app.ts';
import { putBrowserModel, removeBrowserModels } from '../testing/fake-browser-model.ts';
import { renderView } from '../testing/render.tsx';
import { WelcomePage } from './welcome-page.tsx';

beforeEach(removeBrowserModels);
afterEach(removeBrowserModels);

const cues = talk.lines.map(({ startTime, endTime, en }, index) => ({ index, startTime, endTime, text: en }));
const { title, author, duration, chapters } = talk;
const digest = extractSummary({ cues, language: 'en', duration, detailLevel: defaultDetailLevel, chapters });
const radio = (name: RegExp) => page.getByRole('radio', { name });

async function openWelcome(options: FakeOptions = {}, isPinned?: boolean) {
  const app = fakeApp(options);
  renderView(app, <WelcomePage talk={{ title, author, cues, digest }} base="/demo/talk" isPinned={isPinned} />);
  await expect.element(radio(/^Offline engine/)).toBeEnabled();
  return app;
}

it('shows the summary, the chapters and the subtitles of the talk, whose times play it', async () => {
  await openWelcome();
  await expect.element(css('[data-line]').first()).toBeVisible();
  await page.getByRole('tab', { name: 'Chapters' }).click();
  await expect.element(page.getByText('Bells came before hands')).toBeVisible();
  await page.getByRole('tab', { name: 'Subtitles' }).click();
  const time = page.getByRole('button', { name: /Play from 0:11/ });
  (time.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => (css('video').element() as HTMLVideoElement).currentTime).toBeGreaterThan(11);
  await expect.element(css('li[aria-current]')).toBeVisible();
});

it('saves the choice of how summaries are written, and leads to the models', async () => {
  const app = await openWelcome();
  await expect.element(radio(/^Offline engine/)).toBeChecked();
  await expect.element(radio(/^The browser’s own model/)).toBeDisabled();
  await expect.element(radio(/^Your own language model/)).toBeDisabled();
  await page.getByRole('button', { name: 'Add a model or key' }).click();
  await expect.poll(() => app.inputsOf('openSettings')).toEqual(['models']);
});

it('chooses a configured model, which is used automatically', async () => {
  const providers = [{ id: 'mine', kind: 'openaiCompatible', name: 'Mine', model: 'small' }];
  const app = await openWelcome({ client: { getSettings: async () => ({ engine: 'auto', providers }) } });
  await expect.element(radio(/^Your own language model/)).toBeChecked();
  await radio(/^Offline engine/).click();
  await expect.poll(() => app.inputsOf('updateSettings')).toEqual([{ engine: 'offline' }]);
});

it('downloads the browser’s own model, which is used automatically from then on', async () => {
  const model = putBrowserModel('LanguageModel', 'downloadable');
  await openWelcome();
  await page.getByRole('button', { name: 'Download: The browser’s own model' }).click();
  model.finish();
  await expect.element(radio(/^The browser’s own model/)).toBeChecked();
});

it('explains how to pin the button, unless it is pinned', async () => {
  await openWelcome();
  await expect.element(page.getByText('Keep the button in sight', { exact: false })).toBeVisible();
});

it('leaves the hint out for a pinned button', async () => {
  await openWelcome({}, true);
  expect(page.getByText('Keep the button in sight', { exact: false }).elements()).toEqual([]);
});

it('is accessible, narrow and wide', async () => {
  await openWelcome();
  for (const width of [320, 720, 1280]) {
    await page.viewport(width, 900);
    await expectAccessible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  }
});
