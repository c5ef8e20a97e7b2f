import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { hasPrograms } from '../../scripts/test-programs.mjs';
import { variant } from '../quick-run.ts';
import { type Media, mediaFile, silence } from '../world/media.ts';
import type { AudioPage } from './audio-page.ts';
import { all, beep, expectBeeps, fixture, fixtures, setUpAudio, wav } from './audio-world.ts';
import { expect, test } from './gloss.ts';

declare const audioPage: AudioPage;

// One worker, because all tests share the browser of the file.
test.describe.configure({ mode: 'default' });
const at = setUpAudio();
const { serve, serveWhole, capture, failed } = at;

test.describe('a file', () => {
  test('of each format is read from its start, and from anywhere', async () => {
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
      await test.step(name, async () => {
        const source = serve(name, type);
        const whole = await capture(source);
        expectBeeps(whole, all);
        expect(whole.duration).toBeCloseTo(6, 0);
        expect(whole.seconds).toBeCloseTo(6, 0);
        expect(whole.bytes).toBe(fixture(name).length);
        expectBeeps(await capture(source, { from: 2.75 }), [3, 4, 5], 2.75);
        expectBeeps(await capture(source, { from: 0.9, seconds: 2 }), [1, 2], 0.9);
        expect((await capture(source, { from: 60 })).seconds).toBe(0);
      });
    }
  });

  test('a playlist of segments is read as one audio, and a file with a wrong content type as what it is', async () => {
    for (const part of ['hls0.m2ts', 'hls1.m2ts', 'hls2.m2ts']) serve(part, 'video/mp2t');
    const source = serve('hls.m3u8', 'application/vnd.apple.mpegurl');
    expectBeeps(await capture(source), all);
    expectBeeps(await capture(source, { from: 2.75 }), [3, 4, 5], 2.75);

    expectBeeps(await capture(serve('beeps.opus', 'text/html', 'https://media.example/talk.mp3')), all);
  });

  test('is read repeatedly from a server without ranges', async () => {
    const source = serveWhole('whole.mp3', fixture('beeps.mp3'));
    expectBeeps(await capture(source), all);
    expectBeeps(await capture(source, { from: 2.75 }), [3, 4, 5], 2.75);
    expectBeeps(await capture(serveWhole('whole.m4a', fixture('late-index.m4a'))), all);
  });

  test('is read through redirects, which are requested once, without cookies and referrer', async () => {
    serve('beeps.mp3', 'audio/mpeg', 'https://media.example/behind.mp3');
    at.world.replace('tracker.example/1', { status: 302, headers: { location: 'https://tracker.example/2' } });
    at.world.replace('tracker.example/2', { status: 307, headers: { location: 'https://media.example/behind.mp3' } });
    const source = { kind: 'file' as const, url: 'https://tracker.example/1' };
    expectBeeps(await capture(source), all);
    expectBeeps(await capture(source, { from: 1.75 }), [2, 3, 4, 5], 1.75);
    expect(at.world.requests.filter(({ host }) => host === 'tracker.example')).toHaveLength(2);

    await capture(serve('beeps.mp3', 'audio/mpeg', 'https://media.example/alone.mp3'));
    const requests = at.world.requests.filter(({ url }) => url.pathname === '/alone.mp3');
    expect(requests.length).toBeGreaterThan(0);
    for (const { headers } of requests)
      expect([headers.cookie, headers.referer, headers.range?.slice(0, 6)]).toEqual([undefined, undefined, 'bytes=']);
  });

  test('only the requested range of a file of gigabytes is loaded', async () => {
    let sent = 0;
    const counted = (name: string, media: Media): { kind: 'file'; url: string } => {
      const read: Media['read'] = (first, last) =>
        media.read(first, last).on('data', (chunk) => {
          sent += chunk.length;
        });
      at.world.replace(`media.example/${name}`, { media: { ...media, read } });
      return { kind: 'file', url: `https://media.example/${name}` };
    };
    const wave = silence(1_400_000);
    const far = await capture(counted('huge.wav', wave), { from: 1_200_000, seconds: 20 });
    expect(far.seconds).toBeGreaterThanOrEqual(20);
    expect([far.bytes, far.duration]).toEqual([wave.size, 1_400_000]);

    // The duration is not stored, so all of the file would have to be read.
    const frames = fixture('beeps.aac');
    const repeated = function* (first: number, last: number) {
      for (let at = first; at <= last; ) {
        const piece = frames.subarray(at % frames.length, (at % frames.length) + last + 1 - at);
        at += piece.length;
        yield piece;
      }
    };
    const read: Media['read'] = (first, last) => Readable.from(repeated(first, last), { objectMode: false });
    const near = await capture(counted('huge.aac', { type: 'audio/aac', size: 8e9, read }), { seconds: 20 });
    expect(near.duration / ((6 * 8e9) / frames.length)).toBeCloseTo(1, 1);
    expect(near.beeps).toHaveLength(20);
    expect(sent).toBeLessThan(100e6);
  });

  test('sixteen channels are mixed to one, and a single sample is read', async () => {
    const loudFifth = (frame: number, channel: number) => (channel === 5 ? beep(frame / 8000) : 0);
    const many = await capture(
      serveWhole('many.wav', wav({ channels: 16, rate: 8000, frames: 48_000, sample: (f, c) => 16 * loudFifth(f, c) })),
    );
    expectBeeps(many, all);
    const one = await capture(serveWhole('one.wav', wav({ channels: 1, rate: 16_000, frames: 1, sample: () => 0.5 })));
    expect(one.seconds * 16_000).toBe(1);
  });

  test('a truncated file is read to its end, and a broken position is skipped', async () => {
    const half = (name: string) => fixture(name).subarray(0, fixture(name).length / 2);
    for (const name of ['beeps.mp3', 'beeps.m4a', 'beeps.opus', 'beeps.flac']) {
      const { beeps } = await capture(serveWhole(`half-${name}`, half(name)));
      // Where a page of a second is broken, the decoder was two ahead of what is heard.
      expect(beeps.length, name).toBeGreaterThanOrEqual(name === 'beeps.opus' ? 1 : 2);
      expect(beeps.length, name).toBeLessThanOrEqual(4);
    }

    const bytes = Buffer.from(fixture('beeps.mp3'));
    bytes.fill(0x55, 9000, 10_500);
    expect((await capture(serveWhole('hurt.mp3', bytes))).beeps.length).toBeGreaterThanOrEqual(5);
  });

  test('an unreadable file reports the reason', async () => {
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
    expect(await failed({ kind: 'stored', soundId: 'unknown' })).toBe('noSound gone');
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

  test('a server that refuses, disconnects or does not exist is reported', async () => {
    const failedAt = (url: string) => failed({ kind: 'file', url });
    at.world.replace('media.example/gone.mp3', { status: 404, body: 'gone' });
    expect(await failedAt('https://media.example/gone.mp3')).toBe('siteFailed');
    at.world.replace('media.example/secret.mp3', { status: 403, body: 'no' });
    expect(await failedAt('https://media.example/secret.mp3')).toBe('siteFailed');
    at.world.replace('stranger.example', { media: mediaFile(join(fixtures, 'beeps.mp3'), 'audio/mpeg') });
    expect(await failedAt('https://stranger.example/a.mp3')).toBe('noPermission sound stranger.example');
    at.world.replace('tracker.example/away', { status: 302, headers: { location: 'https://stranger.example/a.mp3' } });
    expect(await failedAt('https://tracker.example/away')).toBe('noPermission sound *');
  });

  test('a temporarily busy server is retried', async () => {
    at.world.replace('media.example/busy.mp3', { status: 503, body: 'later' });
    const result = capture({ kind: 'file', url: 'https://media.example/busy.mp3' });
    await expect.poll(() => at.world.requests.filter(({ url }) => url.pathname === '/busy.mp3').length).toBeGreaterThan(1);
    serve('beeps.mp3', 'audio/mpeg', 'https://media.example/busy.mp3');
    expectBeeps(await result, all);
  });

  test('an abort ends the read, and the audio can be read again', async () => {
    at.world.delay('slow.mp3', 2000);
    const source = serve('beeps.mp3', 'audio/mpeg', 'https://media.example/slow.mp3');
    expect(await failed(source, { abortAfter: 300 })).toBe('cancelled');
    at.world.delay('slow.mp3', 0);
    expectBeeps(await capture(source), all);
  });

  test('a missing network is reported', async () => {
    const source = serve('beeps.mp3', 'audio/mpeg', 'https://media.example/offline.mp3');
    await at.gloss.goOffline();
    expect(await failed(source)).toBe('offline');
    await at.gloss.goOnline();
    expectBeeps(await capture(source), all);
  });
});

test.describe('audio stored on this device', () => {
  test('a dropped file is read from its copy, until it is removed', async () => {
    serve('beeps.mp4', 'video/mp4');
    const stored = await at.page.evaluate(() => audioPage.store('My talk.mp4', 'https://media.example/beeps.mp4'));
    expect(stored).toMatchObject({ name: 'My talk.mp4', bytes: fixture('beeps.mp4').length });
    expect(stored.duration).toBeCloseTo(6, 0);
    const source = { kind: 'stored' as const, soundId: stored.soundId };
    const whole = await capture(source);
    expectBeeps(whole, all);
    expect(whole.bytes).toBe(0);
    expectBeeps(await capture(source, { from: 3.75 }), [4, 5], 3.75);
    await at.page.evaluate((soundId) => audioPage.remove(soundId), stored.soundId);
    expect(await at.page.evaluate(() => audioPage.count())).toEqual([0, 0, 0]);
  });
});

test('hours of frames without an index are read part by part at exact times', variant, async () => {
  test.skip(!hasPrograms('ffmpeg'), 'ffmpeg is missing, which encodes them');
  const folder = mkdtempSync(join(tmpdir(), 'gloss-long-'));
  try {
    const path = join(folder, 'long.mp3');
    // A click each ten seconds in noise, so that no frame is like another.
    const click = "sine=f=500:r=16000:d=1500,volume='4*lt(mod(t,10),0.3)':eval=frame";
    const signal = `anoisesrc=a=0.02:r=16000:d=1500:seed=1[noise];${click}[click];[noise][click]amix=normalize=0`;
    const encode = ['-ac', '1', '-c:a', 'libmp3lame', '-compression_level', '9', '-b:a', '16k', path];
    execFileSync('ffmpeg', ['-v', 'error', '-f', 'lavfi', '-i', signal, ...encode]);
    const id3 = Buffer.concat([Buffer.from('ID3\x04\0\0\0\x10\0\0', 'latin1'), Buffer.alloc(16 * 2 ** 14)]);
    at.world.replace('media.example/long.mp3', { media: { ...mediaFile(path, 'audio/mpeg') } });
    const source = { kind: 'file' as const, url: 'https://media.example/long.mp3' };
    const near = await capture(source, { from: 1175, seconds: 60 });
    expect(near.beeps.map(({ at }) => Math.round(at + 1175 - 0.05))).toEqual([1180, 1190, 1200, 1210, 1220, 1230]);
    const after = await capture(source, { from: 1405 });
    expect(after.beeps.map(({ at }) => Math.round(at + 1405 - 0.05))).toEqual([
      1410, 1420, 1430, 1440, 1450, 1460, 1470, 1480, 1490,
    ]);
    expect(after.seconds).toBeCloseTo(95, 0);

    const tagged = Buffer.concat([id3, readFileSync(path)]);
    const read = serveWhole('tagged.mp3', tagged);
    expect((await capture(read, { from: 1175, seconds: 60 })).beeps.map(({ at }) => Math.round(at + 1175 - 0.05))).toEqual([
      1180, 1190, 1200, 1210, 1220, 1230,
    ]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
