import { portNames } from '../../lib/transports/port-names.ts';
import { variant } from '../quick-run.ts';
import type { ExtensionBrowser } from '../world/browser.ts';
import { playerUrl, silentScript } from '../world/hosts/slowkitchen-media.ts';
import { speechProviders } from '../world/hosts/speech-provider.ts';
import { appleUrl, show } from '../world/podcasts/show.ts';
import { goodSpeechKey } from '../world/speech-server/speech-world.ts';
import { spokenMedia } from '../world/speech-server/spoken-media.ts';
import { sentences } from '../world/words.ts';
import { accessible } from './accessible.ts';
import { allowing } from './clicks.ts';
import { expect, lines, type Page, stateView } from './gloss.ts';
import { call } from './model.ts';

const hosts = [
  'itunes.apple.com',
  new URL(show.feedUrl).host,
  'tracker.example',
  'media.slowkitchen.example',
  'api.deepgram.com',
];
const test = allowing(...hosts);
const words = sentences('bread.en');

const addDeepgram = (page: Page) =>
  call(page, 'saveProvider', {
    kind: 'deepgram',
    name: 'Deepgram',
    model: 'nova-3',
    apiKey: goodSpeechKey,
    pricePerHour: 0.3,
  }) as Promise<{ id: string }>;

/** Opens the panel beside a page without captions. */
async function openSilent(gloss: ExtensionBrowser, tab: Page, url: string): Promise<{ panel: Page; providerId: string }> {
  await tab.goto(url);
  const panel = await gloss.openPanel(tab);
  await expect(stateView(panel, 'no-captions')).toBeVisible();
  const { id } = await addDeepgram(panel);
  return { panel, providerId: id };
}

async function listen(panel: Page, button = 'Transcribe…'): Promise<void> {
  await panel.getByRole('button', { name: button }).click();
  await panel.getByRole('dialog').getByRole('button', { name: 'Transcribe', exact: true }).click();
}

test.beforeEach(() => {
  speechProviders.teach(silentScript);
  speechProviders.behave({});
});

test('an episode without a transcript is transcribed: estimate, refused key, transcript, chapters, summary', async ({
  gloss,
  tab,
  world,
}) => {
  const before = speechProviders.calls.length;
  const { panel, providerId } = await openSilent(gloss, tab, appleUrl('silent'));
  const provider = { id: providerId, kind: 'deepgram', name: 'Deepgram', model: 'nova-3', pricePerHour: 0.3 };
  await call(panel, 'saveProvider', { ...provider, apiKey: 'wrong' });
  await panel.getByRole('button', { name: 'Transcribe…' }).click();
  const dialog = panel.getByRole('dialog');
  await expect(dialog.locator('[data-estimate]')).toContainText('3 min');
  await expect(dialog.locator('[data-estimate]')).toContainText('api.deepgram.com');
  await expect(dialog.locator('[data-estimate]')).toContainText('$0.01');
  await accessible(panel);
  // The estimate sends no request.
  expect(speechProviders.calls.length).toBe(before);

  await dialog.getByRole('button', { name: 'Transcribe', exact: true }).click();
  await expect(stateView(panel, 'error')).toBeVisible();
  await call(panel, 'saveProvider', { ...provider, apiKey: goodSpeechKey });
  world.delay('api.deepgram.com', 60_000);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.locator('[data-stage="listening"]')).toBeVisible();
  world.delay('api.deepgram.com', 0);
  await expect(lines(panel).first()).toBeVisible();
  await panel.getByRole('tab', { name: 'Subtitles' }).click();
  await expect(panel.locator('[data-cue]').first()).toContainText(words[0]!.split(' ').slice(0, 3).join(' '));
  await panel.getByRole('tab', { name: 'Chapters' }).click();
  await expect(panel.locator('[data-view="chapters"]')).toBeVisible();
  // The transcript is complete, in order, and without repetition.
  const { detail } = (await call(panel, 'getSubtitle', { url: appleUrl('silent') })) as {
    detail: { provenance: string; subtitlesArray: { text: string; startTime: number }[] };
  };
  expect(detail.provenance).toBe('transcribed');
  const spokenText = detail.subtitlesArray.map(({ text }) => text).join(' ');
  expect(spokenText.split(/\s+/)).toEqual(silentScript.words.map(({ text }) => text));
  // The key went to its address, and nowhere else.
  const sentRequests = world.requests.filter(({ headers }) => JSON.stringify(headers).includes(goodSpeechKey));
  expect(new Set(sentRequests.map(({ host }) => host))).toEqual(new Set(['api.deepgram.com']));
});

test('a playing page is transcribed up to where the user stops', variant, async ({ gloss, tab }) => {
  const { panel } = await openSilent(gloss, tab, playerUrl);
  await listen(panel, 'Transcribe while it plays…');
  const progress = panel.locator('[data-stage="listening"]');
  await expect(progress).toBeVisible();
  await tab.evaluate(() => document.querySelector('audio')!.play());
  await tab.waitForFunction(() => document.querySelector('audio')!.currentTime > 11, undefined);
  await tab.evaluate(() => document.querySelector('audio')!.pause());
  await progress.getByRole('button', { name: 'Stop' }).click();
  await expect(lines(panel).first()).toBeVisible();
  const { detail } = (await call(panel, 'getSubtitle', { url: playerUrl })) as {
    detail: { provenance: string; subtitlesArray: { text: string; startTime: number; endTime: number }[] };
  };
  expect(detail.provenance).toBe('transcribed');
  const spokenText = detail.subtitlesArray.flatMap(({ text }) => text.split(/\s+/));
  const whole = silentScript.words.filter(({ endTime }) => endTime < 9).map(({ text }) => text);
  // The very first word may be cut off by the start of the capture.
  expect(spokenText.join(' ')).toContain(whole.slice(1).join(' '));
  expect(Math.abs(detail.subtitlesArray[0]!.startTime - silentScript.words[0]!.startTime)).toBeLessThan(1);
});

test('a capture ends with its transcription', variant, async ({ gloss, tab }) => {
  const { panel } = await openSilent(gloss, tab, playerUrl);
  await listen(panel, 'Transcribe while it plays…');
  await expect(panel.locator('[data-stage="listening"]')).toBeVisible();
  const recorded = () =>
    panel.evaluate(
      (name) =>
        new Promise((resolve) => {
          const port = chrome.runtime.connect({ name });
          port.onMessage.addListener(({ result }) => resolve(result));
          port.postMessage({ name: 'list' });
        }),
      portNames.audio,
    );
  await expect.poll(recorded).toHaveLength(1);
  const { taskId } = (await call(panel, 'createTask', {
    url: playerUrl,
    product: 'summary',
    soundId: ((await recorded()) as string[])[0],
    promptConfig: { transcribeProvider: 'auto' },
  })) as { taskId: string };
  await call(panel, 'cancelSummaryTask', { taskId });
  await expect.poll(recorded).toEqual([]);
});

test('a file dropped on the panel is stored, opened and transcribed', variant, async ({ gloss, tab }) => {
  await tab.goto('https://talks.example.org/');
  const panel = await gloss.openPanel(tab);
  await addDeepgram(panel);
  const spoken = spokenMedia(silentScript);
  const buffer = Buffer.concat(await spoken.read(0, spoken.size - 1).toArray());
  await panel.getByLabel('Open a file…').setInputFiles({ name: 'Lesson 1.wav', mimeType: 'audio/wav', buffer });
  await expect(panel.getByRole('heading', { name: 'Lesson 1.wav' })).toBeVisible();
  await panel.getByRole('button', { name: 'Transcribe…' }).click();
  await expect(panel.locator('[data-estimate]')).toContainText('3 min');
  await panel.getByRole('dialog').getByRole('button', { name: 'Transcribe', exact: true }).click();
  await expect(lines(panel).first()).toBeVisible();
});

test('a transcription is paused, and continues where it was', variant, async ({ gloss, tab, world }) => {
  world.delay('api.deepgram.com', 60_000);
  const { panel } = await openSilent(gloss, tab, appleUrl('silent'));
  await listen(panel);
  const progress = panel.locator('[data-stage="listening"]');
  await progress.getByRole('button', { name: 'Pause' }).click();
  await expect(progress).toHaveAttribute('data-paused', 'true');
  await expect(progress).toContainText('Paused');
  await gloss.killWorker();
  // It wakes the worker.
  await call(panel, 'getSettings', {});
  await expect(progress).toHaveAttribute('data-paused', 'true');
  world.delay('api.deepgram.com', 0);
  await progress.getByRole('button', { name: 'Resume' }).click();
  await expect(lines(panel).first()).toBeVisible();
});
