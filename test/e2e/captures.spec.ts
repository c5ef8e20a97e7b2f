import { join } from 'node:path';
import { variant } from '../quick-run.ts';
import { mediaFile, silence } from '../world/media.ts';
import type { AudioPage } from './audio-page.ts';
import { type CaptureResult, fixtures, setUpAudio } from './audio-world.ts';
import { expect, type Page, test } from './gloss.ts';

declare const audioPage: AudioPage;

// One worker, because all tests share the browser of the file.
test.describe.configure({ mode: 'default' });
const at = setUpAudio();
const { serve, capture: readBeeps } = at;

test.describe('a page that plays', () => {
  let stage: Page;
  let tabId: number;

  /** Opens a page with one player and clicks the toolbar button on it. */
  async function openStage(source = '/beeps.webm', more = ''): Promise<void> {
    at.world.replace('stage.example/beeps.webm', { media: mediaFile(join(fixtures, 'beeps.webm'), 'audio/webm') });
    const body = `<!doctype html><title>Stage</title><audio loop controls src="${source}"></audio>${more}`;
    at.world.replace('stage.example/play', { body, headers: { 'content-type': 'text/html' } });
    stage = await at.gloss.context.newPage();
    await stage.goto('https://stage.example/play');
    await (await at.gloss.openPopup(stage)).close();
    tabId = await at.page.evaluate(async () => (await chrome.tabs.query({ url: 'https://stage.example/*' })).at(-1)!.id!);
    await play();
    await player(`let last = player.currentTime;
      player.playedSeconds = 0;
      player.addEventListener('timeupdate', () => {
        const step = player.currentTime - last;
        last = player.currentTime;
        if (step > 0 && step < 2) player.playedSeconds += step;
      });`);
  }
  const player = (script: string) => stage.evaluate(`(() => { const player = document.querySelector('audio'); ${script} })()`);
  // Autoplay with audio requires a user gesture.
  const play = () =>
    stage
      .locator('body')
      .click()
      .then(() => player('return player.play()'));
  const playedSeconds = () => player('return player.playedSeconds') as Promise<number>;
  /** Waits until the player has played for some more seconds, which take longer on a busy machine. */
  const untilPlayed = async (seconds: number) => {
    const from = await playedSeconds();
    await expect.poll(playedSeconds).toBeGreaterThan(from + seconds);
  };
  const capture = (kind: 'element' | 'tab') =>
    at.page.evaluate(([kind, tabId]) => audioPage.capture(kind, { tabId, pageUrl: 'https://stage.example/play' }), [
      kind,
      tabId,
    ] as const);
  const captured = async (kind: 'element' | 'tab') => {
    const { soundId, failure } = await capture(kind);
    if (!soundId) throw new Error(JSON.stringify(failure));
    return soundId;
  };
  const row = (soundId: string) => at.page.evaluate((soundId) => audioPage.row(soundId), soundId);
  const stop = (soundId: string) => at.page.evaluate((soundId) => audioPage.stop(soundId), soundId);
  const wait = (seconds: number) => stage.waitForTimeout(1000 * seconds);

  /** Checks that each complete beep has the frequency of its mapped media time. A difference below 0.3 s makes no new mapping. */
  function expectTimes({ beeps, timeMappings }: Pick<CaptureResult, 'beeps' | 'timeMappings'>): void {
    for (const { at, seconds, frequency } of beeps.filter((each) => each.seconds > 0.35 && each.seconds < 0.6)) {
      const middle = at + seconds / 2;
      const mapping = timeMappings.findLast(({ soundTime }) => soundTime <= middle)!;
      const mediaTime = mapping.mediaTime + (middle - mapping.soundTime) * mapping.rate;
      const second = Math.round((frequency - 300) / 100);
      expect.soft(Math.abs(mediaTime - (second + 0.25)), `a beep of second ${second} at ${mediaTime}`).toBeLessThan(0.5);
    }
  }

  test.afterEach(() => stage.close());

  test('is captured at its media times, whatever the user does with the player', async () => {
    await openStage();
    const soundId = await captured('element');
    const from = await playedSeconds();
    await untilPlayed(3);
    // Volume and mute are not part of the media.
    await player('player.muted = true');
    await untilPlayed(2);
    await player('player.pause()');
    await wait(2);
    await player('player.currentTime = 1; player.play()');
    await untilPlayed(3);
    await stop(soundId);
    const result = await readBeeps({ kind: 'stored', soundId });
    expect(result.seconds).toBeGreaterThan(6.5);
    expect(result.seconds).toBeLessThan((await playedSeconds()) - from + 1.5);
    expect(result.timeMappings.length).toBeGreaterThanOrEqual(2);
    expect(result.beeps.length).toBeGreaterThanOrEqual(6);
    expectTimes(result);
    expect(await row(soundId)).toMatchObject({ kind: 'element', name: 'A talk', ended: 'stopped' });
    expect(await at.page.evaluate(() => audioPage.list())).toEqual([]);
  });

  test('is read during the capture, which continues without the calling page and the worker', variant, async () => {
    await openStage();
    const soundId = await captured('element');
    await at.page.close();
    await at.gloss.killWorker();
    await wait(6);
    await at.openPage();
    const { duration, ended } = (await row(soundId))!;
    expect(duration).toBeGreaterThanOrEqual(4);
    expect(ended).toBeUndefined();
    expect(await at.page.evaluate(() => audioPage.list())).toEqual([soundId]);
    await stop(soundId);
    expectTimes(await readBeeps({ kind: 'stored', soundId }));
  });

  test('ends the capture when it shows or plays another media item', variant, async () => {
    await openStage();
    const soundId = await captured('element');
    await wait(2);
    serve('beeps.m4a', 'audio/mp4', 'https://stage.example/other.m4a');
    at.world.replace('stage.example/long.wav', { media: silence(100) });
    await player(`player.src = '/long.wav'; return player.play()`);
    await wait(2);
    await player(`player.src = '/beeps.webm'; return player.play()`);
    await wait(2);
    await stage.evaluate(() => history.pushState(null, '', '/next'));
    await expect.poll(async () => (await row(soundId))?.ended).toBe('pageGone');
    const result = await readBeeps({ kind: 'stored', soundId });
    // The other media item in between is not recorded.
    expect(result.seconds).toBeLessThan(5.5);
    expectTimes(result);
  });

  test('can’t be captured when its media are cross-origin', async () => {
    serve('beeps.webm', 'audio/webm');
    await openStage('https://media.example/beeps.webm');
    expect(await capture('element')).toMatchObject({ failure: { code: 'noSound', details: { reason: 'tainted' } } });
  });

  test('with encrypted media is protected', async () => {
    await openStage();
    await stage.evaluate(async () => {
      const audioCapabilities = [{ contentType: 'audio/webm; codecs="opus"' }];
      const access = await navigator.requestMediaKeySystemAccess('org.w3.clearkey', [
        { initDataTypes: ['webm'], audioCapabilities },
      ]);
      await document.querySelector('audio')!.setMediaKeys(await access.createMediaKeys());
    });
    expect(await capture('element')).toMatchObject({ failure: { code: 'noSound', details: { reason: 'protected' } } });
    expect(await at.page.evaluate(() => audioPage.list())).toEqual([]);
  });

  test('is captured as a tab, at its media times and only during playback', async () => {
    await openStage();
    const soundId = await captured('tab');
    const from = await playedSeconds();
    await untilPlayed(4);
    await player('player.pause()');
    await wait(2);
    await player('player.currentTime = 3; player.play()');
    await untilPlayed(3);
    await stop(soundId);
    const result = await readBeeps({ kind: 'stored', soundId });
    expect(result.seconds).toBeGreaterThan(5);
    expect(result.seconds).toBeLessThan((await playedSeconds()) - from + 1.5);
    expect(result.beeps.length).toBeGreaterThanOrEqual(5);
    expectTimes(result);
    expect(await row(soundId)).toMatchObject({ kind: 'tab', ended: 'stopped' });
  });

  test('is captured as a muted tab too, and stays stored when the tab is closed', variant, async () => {
    await openStage();
    const soundId = await captured('tab');
    await at.page.evaluate((tabId) => chrome.tabs.update(tabId, { muted: true }), tabId);
    await wait(5);
    expect(await capture('tab')).toMatchObject({ failure: { message: expect.stringContaining('active stream') } });
    await stage.close();
    await expect.poll(async () => (await row(soundId))?.ended).toMatch(/tabGone|pageGone/);
    const result = await readBeeps({ kind: 'stored', soundId });
    expect(result.beeps.length).toBeGreaterThanOrEqual(3);
    expectTimes(result);
  });
});
