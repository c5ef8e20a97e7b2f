import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Failure } from '../../lib/contract/failure.ts';
import { type ExtensionBrowser, openBrowser } from '../world/browser.ts';
import { type Media, mediaFile, silence } from '../world/media.ts';
import { startWorld, type World } from '../world/world.ts';
import { expect, type Page, test } from './gloss.ts';
import { makeSoundsExtension } from './sounds-extension.ts';
import type { SoundsPage } from './sounds-page.ts';

declare const sounds: SoundsPage;

const fixtures = join(import.meta.dirname, 'fixtures', 'sounds');
const fixture = (name: string) => readFileSync(join(fixtures, name));

let world: World;
let gloss: ExtensionBrowser;
let page: Page;
let removeExtension: () => void;

test.beforeAll(async () => {
  const extension = await makeSoundsExtension();
  removeExtension = extension.remove;
  world = await startWorld();
  gloss = await openBrowser({ extensionPath: extension.path, world, audible: true });
  page = await openPage();
});
test.afterAll(async () => {
  await gloss.close();
  await world.close();
  removeExtension();
});

async function openPage(): Promise<Page> {
  const opened = await gloss.context.newPage();
  await opened.goto(`chrome-extension://${gloss.extensionId}/sounds.html`);
  return opened;
}

const serve = (name: string, type: string, url = `https://media.example/${name}`) => {
  world.replace(url.replace('https://', ''), { media: mediaFile(join(fixtures, name), type) });
  return { kind: 'file' as const, url };
};
/** By a server that knows no ranges. */
const serveWhole = (path: string, body: Buffer | Iterable<string>, type = 'audio/mpeg') => {
  world.replace(`media.example/${path}`, { body, headers: { 'content-type': type } });
  return { kind: 'file' as const, url: `https://media.example/${path}` };
};
type Options = Parameters<SoundsPage['hear']>[1];
type Heard = Exclude<Awaited<ReturnType<SoundsPage['hear']>>, ReturnType<Failure['toJSON']>>;
const hear = (source: Parameters<SoundsPage['hear']>[0], options: Options = {}) =>
  page.evaluate(([source, options]) => sounds.hear(source, options), [source, options] as const);
const heard = async (...given: Parameters<typeof hear>) => {
  const result = await hear(...given);
  if ('code' in result) throw new Error(JSON.stringify(result));
  return result;
};
const failed = async (...given: Parameters<typeof hear>) => {
  const result = await hear(...given);
  if (!('code' in result)) throw new Error(`heard ${result.seconds} s`);
  const { reason, host } = (result.details ?? {}) as Record<string, unknown>;
  return [result.code, ...(reason === undefined ? [] : [reason]), ...(host === undefined ? [] : [host])].join(' ');
};

/** The beeps of the fixtures: one at the start of each second, each 100 Hz higher. `from`: the time at which reading began. */
function expectBeeps({ beeps }: Pick<Heard, 'beeps'>, seconds: number[], from = 0): void {
  expect(beeps.map(({ at }) => Math.round(at + from))).toEqual(seconds);
  for (const [place, { at, frequency }] of beeps.entries()) {
    expect(Math.abs(at + from - seconds[place]!)).toBeLessThan(0.07);
    expect(Math.abs(frequency - (300 + 100 * seconds[place]!))).toBeLessThan(25);
  }
}
const all = [0, 1, 2, 3, 4, 5];

test.describe('a file', () => {
  for (const [name, type] of [
    ['beeps.mp3', 'audio/mpeg'],
    ['beeps.m4a', 'audio/mp4'],
    ['late-index.m4a', 'audio/mp4'],
    ['beeps.opus', 'audio/ogg'],
    ['beeps.ogg', 'audio/ogg'],
    ['beeps.webm', 'audio/webm'],
    ['beeps.flac', 'audio/flac'],
    ['beeps.aac', 'audio/aac'],
    ['beeps.mp4', 'video/mp4'],
  ] as const) {
    test(`${name} is read from its start, and from anywhere`, async () => {
      const source = serve(name, type);
      const whole = await heard(source);
      expectBeeps(whole, all);
      expect(whole.duration).toBeCloseTo(6, 0);
      expect(whole.seconds).toBeCloseTo(6, 0);
      expect(whole.bytes).toBe(fixture(name).length);
      expectBeeps(await heard(source, { from: 2.75 }), [3, 4, 5], 2.75);
      expectBeeps(await heard(source, { from: 0.9, seconds: 2 }), [1, 2], 0.9);
      expect((await heard(source, { from: 60 })).seconds).toBe(0);
    });
  }

  test('a playlist of segments is one sound', async () => {
    for (const part of ['hls0.m2ts', 'hls1.m2ts', 'hls2.m2ts']) serve(part, 'video/mp2t');
    const source = serve('hls.m3u8', 'application/vnd.apple.mpegurl');
    expectBeeps(await heard(source), all);
    expectBeeps(await heard(source, { from: 2.75 }), [3, 4, 5], 2.75);
  });

  test('a file that lies about its type is what it is', async () => {
    expectBeeps(await heard(serve('beeps.opus', 'text/html', 'https://media.example/talk.mp3')), all);
  });

  test('is read again and again from a server that knows no ranges', async () => {
    const source = serveWhole('whole.mp3', fixture('beeps.mp3'));
    expectBeeps(await heard(source), all);
    expectBeeps(await heard(source, { from: 2.75 }), [3, 4, 5], 2.75);
    expectBeeps(await heard(serveWhole('whole.m4a', fixture('late-index.m4a'))), all);
  });

  test('is followed through redirects, which are asked once', async () => {
    serve('beeps.mp3', 'audio/mpeg', 'https://media.example/behind.mp3');
    world.replace('tracker.example/1', { status: 302, headers: { location: 'https://tracker.example/2' } });
    world.replace('tracker.example/2', { status: 307, headers: { location: 'https://media.example/behind.mp3' } });
    const source = { kind: 'file' as const, url: 'https://tracker.example/1' };
    expectBeeps(await heard(source), all);
    expectBeeps(await heard(source, { from: 1.75 }), [2, 3, 4, 5], 1.75);
    expect(world.requests.filter(({ host }) => host === 'tracker.example')).toHaveLength(2);
  });

  test('nothing of the person goes along', async () => {
    await heard(serve('beeps.mp3', 'audio/mpeg', 'https://media.example/alone.mp3'));
    const asked = world.requests.filter(({ url }) => url.pathname === '/alone.mp3');
    expect(asked.length).toBeGreaterThan(0);
    for (const { headers } of asked)
      expect([headers.cookie, headers.referer, headers.range?.slice(0, 6)]).toEqual([undefined, undefined, 'bytes=']);
  });

  test('a file of gigabytes is read where it is wanted, and nowhere else', async () => {
    let sent = 0;
    const counted = (name: string, media: Media): { kind: 'file'; url: string } => {
      const read: Media['read'] = (first, last) =>
        media.read(first, last).on('data', (chunk) => {
          sent += chunk.length;
        });
      world.replace(`media.example/${name}`, { media: { ...media, read } });
      return { kind: 'file', url: `https://media.example/${name}` };
    };
    const wave = silence(1_400_000);
    const far = await heard(counted('huge.wav', wave), { from: 1_200_000, seconds: 20 });
    expect(far.seconds).toBeGreaterThanOrEqual(20);
    expect([far.bytes, far.duration]).toEqual([wave.size, 1_400_000]);

    // Nobody tells how long it is, so all of it would have to be read.
    const frames = fixture('beeps.aac');
    const repeated = function* (first: number, last: number) {
      for (let at = first; at <= last; ) {
        const piece = frames.subarray(at % frames.length, (at % frames.length) + last + 1 - at);
        at += piece.length;
        yield piece;
      }
    };
    const read: Media['read'] = (first, last) => Readable.from(repeated(first, last), { objectMode: false });
    const near = await heard(counted('huge.aac', { type: 'audio/aac', size: 8e9, read }), { seconds: 20 });
    expect(near.duration / ((6 * 8e9) / frames.length)).toBeCloseTo(1, 1);
    expect(near.beeps).toHaveLength(20);
    expect(sent).toBeLessThan(100e6);
  });

  test('sixteen channels are one, and one sample is one', async () => {
    const loudFifth = (frame: number, channel: number) => (channel === 5 ? beep(frame / 8000) : 0);
    const many = await heard(
      serveWhole('many.wav', wav({ channels: 16, rate: 8000, frames: 48_000, sample: (f, c) => 16 * loudFifth(f, c) })),
    );
    expectBeeps(many, all);
    const one = await heard(serveWhole('one.wav', wav({ channels: 1, rate: 16_000, frames: 1, sample: () => 0.5 })));
    expect(one.seconds * 16_000).toBe(1);
  });

  test('what was cut off is heard as far as it goes', async () => {
    const half = (name: string) => fixture(name).subarray(0, fixture(name).length / 2);
    for (const name of ['beeps.mp3', 'beeps.m4a', 'beeps.opus', 'beeps.webm', 'beeps.flac']) {
      const { beeps } = await heard(serveWhole(`half-${name}`, half(name)));
      // Where a page of a second is broken, the decoder was two ahead of what is heard.
      expect(beeps.length, name).toBeGreaterThanOrEqual(name === 'beeps.opus' ? 1 : 2);
      expect(beeps.length, name).toBeLessThanOrEqual(4);
    }
  });

  test('a broken place is left out', async () => {
    const bytes = Buffer.from(fixture('beeps.mp3'));
    bytes.fill(0x55, 9000, 10_500);
    const { beeps } = await heard(serveWhole('hurt.mp3', bytes));
    expect(beeps.length).toBeGreaterThanOrEqual(5);
  });

  test('what can’t be heard says why', async () => {
    const noise = Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7919 * (at % 251)) % 256));
    expect(await failed(serveWhole('page.mp3', Buffer.from('<!doctype html><title>Sorry</title>')))).toBe('noSound format');
    expect(await failed(serveWhole('noise.mp3', noise))).toBe('noSound format');
    expect(await failed(serveWhole('nothing.mp3', Buffer.alloc(0)))).toBe('noSound format');
    expect(await failed(serveWhole('headless.m4a', fixture('late-index.m4a').subarray(0, 9000)))).toBe('noSound silent');
    expect(await failed(serve('silent.mp4', 'video/mp4'))).toBe('noSound silent');
    expect(await failed(serve('encrypted.mp4', 'video/mp4'))).toBe('noSound protected');
    expect(await failed(serveWhole('empty.wav', wav({ channels: 1, rate: 8000, frames: 0, sample: () => 0 })))).toBe(
      'noSound empty',
    );
    expect(await failed({ kind: 'file', url: 'file:///etc/passwd' })).toBe('noSound format');
    expect(await failed({ kind: 'page', url: 'https://media.example/' })).toBe('noSound stream');
    expect(await failed({ kind: 'kept', soundId: 'unknown' })).toBe('noSound gone');
  });

  test('a large file with its index at the end needs a server with ranges', async () => {
    const head = fixture('late-index.m4a').subarray(0, 32);
    const box = Buffer.alloc(16);
    box.writeUInt32BE(1);
    box.write('mdat', 4);
    box.writeBigUInt64BE(8_000_000_000n, 8);
    const body = (function* () {
      yield `${head.toString('latin1')}${box.toString('latin1')}`;
      for (let sent = 0; sent < 8e9; sent += 1e6) yield 'x'.repeat(1e6);
    })();
    expect(await failed(serveWhole('late.mp4', body, 'video/mp4'))).toBe('tooLarge ranges');
  });

  test('a server that refuses, breaks off or is nowhere is told', async () => {
    const at = (url: string) => failed({ kind: 'file', url });
    world.replace('media.example/gone.mp3', { status: 404, body: 'gone' });
    expect(await at('https://media.example/gone.mp3')).toBe('siteFailed');
    world.replace('media.example/secret.mp3', { status: 403, body: 'no' });
    expect(await at('https://media.example/secret.mp3')).toBe('siteFailed');
    world.replace('stranger.example', { media: mediaFile(join(fixtures, 'beeps.mp3'), 'audio/mpeg') });
    expect(await at('https://stranger.example/a.mp3')).toBe('noPermission sound stranger.example');
    world.replace('tracker.example/away', { status: 302, headers: { location: 'https://stranger.example/a.mp3' } });
    expect(await at('https://tracker.example/away')).toBe('noPermission sound *');
  });

  test('a server that is busy for a moment is asked again', async () => {
    world.replace('media.example/busy.mp3', { status: 503, body: 'later' });
    const result = heard({ kind: 'file', url: 'https://media.example/busy.mp3' });
    await expect.poll(() => world.requests.filter(({ url }) => url.pathname === '/busy.mp3').length).toBeGreaterThan(1);
    serve('beeps.mp3', 'audio/mpeg', 'https://media.example/busy.mp3');
    expectBeeps(await result, all);
  });

  test('calling off ends what is under way, and the sound can be read again', async () => {
    world.delay('slow.mp3', 2000);
    const source = serve('beeps.mp3', 'audio/mpeg', 'https://media.example/slow.mp3');
    expect(await failed(source, { abortAfter: 300 })).toBe('cancelled');
    world.delay('slow.mp3', 0);
    expectBeeps(await heard(source), all);
  });

  test('without a network that is said', async () => {
    const source = serve('beeps.mp3', 'audio/mpeg', 'https://media.example/offline.mp3');
    await gloss.goOffline();
    expect(await failed(source)).toBe('offline');
    await gloss.goOnline();
    expectBeeps(await heard(source), all);
  });
});

test.describe('what is kept on this device', () => {
  test('a dropped file is read from its copy, until it is removed', async () => {
    serve('beeps.mp4', 'video/mp4');
    const kept = await page.evaluate(() => sounds.keep('My talk.mp4', 'https://media.example/beeps.mp4'));
    expect(kept).toMatchObject({ name: 'My talk.mp4', bytes: fixture('beeps.mp4').length });
    expect(kept.duration).toBeCloseTo(6, 0);
    const source = { kind: 'kept' as const, soundId: kept.soundId };
    const whole = await heard(source);
    expectBeeps(whole, all);
    expect(whole.bytes).toBe(0);
    expectBeeps(await heard(source, { from: 3.75 }), [4, 5], 3.75);
    await page.evaluate((soundId) => sounds.remove(soundId), kept.soundId);
    expect(await page.evaluate(() => sounds.count())).toEqual([0, 0, 0]);
  });
});

test.describe('a page that plays', () => {
  test.describe.configure({ timeout: 90_000 });
  let stage: Page;
  let tabId: number;

  /** A page with one player, which the person has clicked Gloss's button on. */
  async function openStage(source = '/beeps.webm', more = ''): Promise<void> {
    world.replace('stage.example/beeps.webm', { media: mediaFile(join(fixtures, 'beeps.webm'), 'audio/webm') });
    const body = `<!doctype html><title>Stage</title><audio loop controls src="${source}"></audio>${more}`;
    world.replace('stage.example/play', { body, headers: { 'content-type': 'text/html' } });
    stage = await gloss.context.newPage();
    await stage.goto('https://stage.example/play');
    await (await gloss.openPopup(stage)).close();
    tabId = await page.evaluate(async () => (await chrome.tabs.query({ url: 'https://stage.example/*' })).at(-1)!.id!);
    await play();
  }
  const player = (script: string) => stage.evaluate(`(() => { const player = document.querySelector('audio'); ${script} })()`);
  // The click that a page wants before it makes a sound.
  const play = () =>
    stage
      .locator('body')
      .click()
      .then(() => player('return player.play()'));
  const capture = (kind: 'element' | 'tab') =>
    page.evaluate(([kind, tabId]) => sounds.capture(kind, { tabId, pageUrl: 'https://stage.example/play' }), [
      kind,
      tabId,
    ] as const);
  const captured = async (kind: 'element' | 'tab') => {
    const { soundId, failure } = await capture(kind);
    if (!soundId) throw new Error(JSON.stringify(failure));
    return soundId;
  };
  const row = (soundId: string) => page.evaluate((soundId) => sounds.row(soundId), soundId);
  const stop = (soundId: string) => page.evaluate((soundId) => sounds.stop(soundId), soundId);
  const wait = (seconds: number) => stage.waitForTimeout(1000 * seconds);

  /** Whatever was heard whole was, at the time of its medium that is told, the beep that is there. */
  function expectTimes({ beeps, stretches }: Pick<Heard, 'beeps' | 'stretches'>): void {
    for (const { at, seconds, frequency } of beeps.filter((each) => each.seconds > 0.35 && each.seconds < 0.6)) {
      const middle = at + seconds / 2;
      const stretch = stretches.findLast(({ soundTime }) => soundTime <= middle)!;
      const mediaTime = stretch.mediaTime + (middle - stretch.soundTime) * stretch.rate;
      const second = Math.round((frequency - 300) / 100);
      expect.soft(Math.abs(mediaTime - (second + 0.25)), `a beep of second ${second} at ${mediaTime}`).toBeLessThan(0.2);
    }
  }

  test.afterEach(() => stage.close());

  test('is heard at its times, whatever is done to it', async () => {
    await openStage();
    const soundId = await captured('element');
    await wait(3);
    // What the person does to the loudspeaker is no part of the medium.
    await player('player.muted = true');
    await wait(2);
    await player('player.pause()');
    await wait(2);
    await player('player.currentTime = 1; player.play()');
    await wait(3);
    await stop(soundId);
    const result = await heard({ kind: 'kept', soundId });
    expect(result.seconds).toBeGreaterThan(6.5);
    expect(result.seconds).toBeLessThan(9.5);
    expect(result.stretches.length).toBeGreaterThanOrEqual(2);
    expect(result.beeps.length).toBeGreaterThanOrEqual(6);
    expectTimes(result);
    expect(await row(soundId)).toMatchObject({ kind: 'element', name: 'A talk', ended: 'stopped' });
    expect(await page.evaluate(() => sounds.list())).toEqual([]);
  });

  test('is heard while it is captured, and goes on without the face and the worker that began it', async () => {
    await openStage();
    const soundId = await captured('element');
    await page.close();
    await gloss.killWorker();
    await wait(6);
    page = await openPage();
    const { duration, ended } = (await row(soundId))!;
    expect(duration).toBeGreaterThanOrEqual(4);
    expect(ended).toBeUndefined();
    expect(await page.evaluate(() => sounds.list())).toEqual([soundId]);
    await stop(soundId);
    expectTimes(await heard({ kind: 'kept', soundId }));
  });

  test('has ended when it shows something else, or plays another medium', async () => {
    await openStage();
    const soundId = await captured('element');
    await wait(2);
    serve('beeps.m4a', 'audio/mp4', 'https://stage.example/other.m4a');
    world.replace('stage.example/long.wav', { media: silence(100) });
    await player(`player.src = '/long.wav'; return player.play()`);
    await wait(2);
    await player(`player.src = '/beeps.webm'; return player.play()`);
    await wait(2);
    await stage.evaluate(() => history.pushState(null, '', '/next'));
    await expect.poll(async () => (await row(soundId))?.ended).toBe('pageGone');
    const result = await heard({ kind: 'kept', soundId });
    // The other medium in between is not in it.
    expect(result.seconds).toBeLessThan(5.5);
    expectTimes(result);
  });

  test('of another site is not to be had from the page', async () => {
    serve('beeps.webm', 'audio/webm');
    await openStage('https://media.example/beeps.webm');
    expect(await capture('element')).toMatchObject({ failure: { code: 'noSound', details: { reason: 'tainted' } } });
  });

  test('with a key is protected', async () => {
    await openStage();
    await stage.evaluate(async () => {
      const audioCapabilities = [{ contentType: 'audio/webm; codecs="opus"' }];
      const access = await navigator.requestMediaKeySystemAccess('org.w3.clearkey', [
        { initDataTypes: ['webm'], audioCapabilities },
      ]);
      await document.querySelector('audio')!.setMediaKeys(await access.createMediaKeys());
    });
    expect(await capture('element')).toMatchObject({ failure: { code: 'noSound', details: { reason: 'protected' } } });
    expect(await page.evaluate(() => sounds.list())).toEqual([]);
  });

  test('is heard as a tab, at its times and only while it plays', async () => {
    await openStage();
    const soundId = await captured('tab');
    await wait(4);
    await player('player.pause()');
    await wait(2);
    await player('player.currentTime = 3; player.play()');
    await wait(3);
    await stop(soundId);
    const result = await heard({ kind: 'kept', soundId });
    expect(result.seconds).toBeGreaterThan(5);
    expect(result.seconds).toBeLessThan(8.5);
    expect(result.beeps.length).toBeGreaterThanOrEqual(5);
    expectTimes(result);
    expect(await row(soundId)).toMatchObject({ kind: 'tab', ended: 'stopped' });
  });

  test('is heard as a muted tab too, and kept when the tab is closed', async () => {
    await openStage();
    const soundId = await captured('tab');
    await page.evaluate((tabId) => chrome.tabs.update(tabId, { muted: true }), tabId);
    await wait(5);
    expect(await capture('tab')).toMatchObject({ failure: { message: expect.stringContaining('active stream') } });
    await stage.close();
    await expect.poll(async () => (await row(soundId))?.ended).toMatch(/tabGone|pageGone/);
    const result = await heard({ kind: 'kept', soundId });
    expect(result.beeps.length).toBeGreaterThanOrEqual(3);
    expectTimes(result);
  });
});

test('hours of frames without an index are read part by part, and no second is off', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'gloss-long-'));
  try {
    execFileSync('ffmpeg', ['-version']);
  } catch {
    test.skip(true, 'ffmpeg is missing');
  }
  try {
    const path = join(folder, 'long.mp3');
    // A click each ten seconds in noise, so that no frame is like another.
    const signal = '0.02*random(0)+lt(mod(t\\,10)\\,0.3)*0.5*sin(2*PI*500*t)';
    const encode = ['-ac', '1', '-c:a', 'libmp3lame', '-b:a', '16k', path];
    execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', `aevalsrc=${signal}:s=16000:d=1500`, ...encode]);
    const id3 = Buffer.concat([Buffer.from('ID3\x04\0\0\0\x10\0\0', 'latin1'), Buffer.alloc(16 * 2 ** 14)]);
    world.replace('media.example/long.mp3', { media: { ...mediaFile(path, 'audio/mpeg') } });
    const source = { kind: 'file' as const, url: 'https://media.example/long.mp3' };
    const near = await heard(source, { from: 1175, seconds: 60 });
    expect(near.beeps.map(({ at }) => Math.round(at + 1175 - 0.05))).toEqual([1180, 1190, 1200, 1210, 1220, 1230]);
    const after = await heard(source, { from: 1405 });
    expect(after.beeps.map(({ at }) => Math.round(at + 1405 - 0.05))).toEqual([
      1410, 1420, 1430, 1440, 1450, 1460, 1470, 1480, 1490,
    ]);
    expect(after.seconds).toBeCloseTo(95, 0);

    const tagged = Buffer.concat([id3, readFileSync(path)]);
    const read = serveWhole('tagged.mp3', tagged);
    expect((await heard(read, { from: 1175, seconds: 60 })).beeps.map(({ at }) => Math.round(at + 1175 - 0.05))).toEqual([
      1180, 1190, 1200, 1210, 1220, 1230,
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** The fixtures' sound, at a time in seconds. */
const beep = (time: number) => (time % 1 < 0.5 ? 0.5 * Math.sin(2 * Math.PI * (300 + 100 * Math.floor(time)) * time) : 0);

function wav(made: { channels: number; rate: number; frames: number; sample(frame: number, channel: number): number }): Buffer {
  const { channels, rate, frames, sample } = made;
  const file = Buffer.alloc(44 + 4 * channels * frames);
  file.write('RIFF', 0);
  file.writeUInt32LE(file.length - 8, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(3, 20);
  file.writeUInt16LE(channels, 22);
  file.writeUInt32LE(rate, 24);
  file.writeUInt32LE(4 * channels * rate, 28);
  file.writeUInt16LE(4 * channels, 32);
  file.writeUInt16LE(32, 34);
  file.write('data', 36);
  file.writeUInt32LE(file.length - 44, 40);
  for (let at = 0; at < channels * frames; at++) file.writeFloatLE(sample(Math.floor(at / channels), at % channels), 44 + 4 * at);
  return file;
}
