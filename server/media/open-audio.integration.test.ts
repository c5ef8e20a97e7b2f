import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { sampleRate } from '../../lib/speech/audio-reader.ts';
import { asMedia, convert, ffmpegPath, startMediaHost } from '../../test/server/media-host.ts';
import type { Answer } from '../../test/world/host.ts';
import { recognizeWords } from '../../test/world/speech-server/recognize-words.ts';
import { scriptOf } from '../../test/world/speech-server/script.ts';
import { wavOf } from '../../test/world/speech-server/tones.ts';
import { sentences, spread } from '../../test/world/words.ts';
import { ffmpegAt } from './ffmpeg.ts';
import { mediaLoader } from './load-media.ts';
import { mediaFiles } from './media-files.ts';
import { audioOpener } from './open-audio.ts';
import { programFolder } from './run-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'gloss-sounds-'));
afterAll(() => rmSync(folder, { recursive: true }));
const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Five sentences in half a minute. */
const bread = scriptOf(spread(sentences('bread.en').slice(0, 5), 30));
const words = bread.words.map(({ text }) => text);
const wav = wavOf(bread);

const isAlive = (pid: string) => existsSync(`/proc/${pid}/stat`) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));

/** Opens the audio of a file that a site serves. */
async function openFile(
  media: Parameters<typeof startMediaHost>[0][string],
  { hasFfmpeg = true, mostBytes: maxFileBytes = 2 ** 28, duration = 0 } = {},
) {
  const site = await startMediaHost({ file: media });
  const over = new AbortController();
  closing.push(() => over.abort(), site.close);
  const files = mediaFiles(folder, maxFileBytes);
  const openSound = audioOpener(
    mediaLoader({ open: site.open, files, timeouts: { retryDelayMs: 1 } }),
    hasFfmpeg && ffmpegPath ? ffmpegAt(ffmpegPath) : undefined,
  );
  return { site, over, sound: await openSound({ kind: 'file', url: site.urlOf('file') }, duration, over.signal) };
}

async function samplesOf(sound: Awaited<ReturnType<typeof openFile>>['sound'], from = 0): Promise<Float32Array> {
  const chunks: Float32Array[] = [];
  for await (const chunk of sound.read(from, new AbortController().signal)) chunks.push(chunk);
  const samples = new Float32Array(chunks.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const chunk of chunks) {
    samples.set(chunk, at);
    at += chunk.length;
  }
  return samples;
}
const wordsIn = (samples: Float32Array) => recognizeWords(samples, sampleRate, [bread]).words;

const sixteen = Array.from({ length: 16 }, (_, at) => `c${at}=c0`).join('|');
const formats: [name: string, parameters: string[]][] = [
  ['a.mp3', ['-b:a', '96k']],
  ['table-at-its-end.m4a', ['-ar', '44100', '-b:a', '128k']],
  ['a.ogg', ['-c:a', 'libopus', '-b:a', '128k']],
  ['a.webm', ['-c:a', 'libopus', '-b:a', '128k']],
  ['a.flac', []],
  ['channels.wav', ['-af', `pan=16c|${sixteen}`, '-ar', '44100']],
  ['chunks.ts', ['-c:a', 'aac', '-b:a', '96k']],
];

describe.skipIf(!ffmpegPath)('a sound through ffmpeg', () => {
  it.each(formats)('decodes the speech of a file from its start and from a time: %s', async (name, parameters) => {
    const file = convert(wav, name, parameters);
    // Otherwise its first bytes would be the whole file.
    expect(file.length).toBeGreaterThan(256 * 1024);
    const { sound } = await openFile({ media: asMedia(file) }, { duration: 30 });
    // Some formats state their length at the end only.
    expect(Math.abs(sound.duration - bread.duration)).toBeLessThan(bread.duration / 10);
    expect(sound.bytes).toBe(file.length);
    const all = wordsIn(await samplesOf(sound));
    expect(all.map(({ text }) => text)).toEqual(words);
    const off = (times: { startTime: number }[], wanted: { startTime: number }[]) =>
      Math.max(...times.map(({ startTime }, place) => Math.abs(startTime - wanted[place]!.startTime)));
    expect(off(all, bread.words)).toBeLessThan(0.1);
    const wanted = bread.words.filter(({ startTime }) => startTime >= 15);
    const later = wordsIn(await samplesOf(sound, 15)).slice(-wanted.length);
    expect(later.map(({ text }) => text)).toEqual(wanted.map(({ text }) => text));
    expect(
      off(
        later.map(({ startTime }) => ({ startTime: startTime + 15 })),
        all.slice(-wanted.length),
      ),
    ).toBeLessThan(0.06);
  });

  it.each([
    ['HLS', '#EXTM3U\n#EXT-X-TARGETDURATION:60\n#EXTINF:60,\nWHERE\n#EXT-X-ENDLIST\n'],
    ['a list of files', "ffconcat version 1.0\nfile 'WHERE'\n"],
    [
      'DASH',
      '<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><Period><AdaptationSet mimeType="audio/wav"><Representation id="1" bandwidth="1"><BaseURL>WHERE</BaseURL><SegmentList duration="60"><SegmentURL media="WHERE"/></SegmentList></Representation></AdaptationSet></Period></MPD>',
    ],
    ['a session', 'v=0\no=- 0 0 IN IP4 127.0.0.1\ns=x\nc=IN IP4 127.0.0.1\nt=0 0\nm=audio 5004 RTP/AVP 0\n'],
  ])('leads nowhere: %s', async (_, list) => {
    const other = await startMediaHost({ 'a.wav': { media: asMedia(wav) } });
    closing.push(other.close);
    const local = join(folder, 'local.wav');
    writeFileSync(local, wav);
    const places = [`file://${local}`, local, 'file:///etc/passwd', `http://127.0.0.1:${other.port}/a.wav`];
    for (const text of new Set(places.map((where) => list.replaceAll('WHERE', where)))) {
      const { sound, site } = await openFile({ media: asMedia(Buffer.from(text), 'audio/mpeg') });
      await expect(samplesOf(sound)).rejects.toMatchObject({ code: 'noSound', details: { reason: 'format' } });
      expect(new Set(site.requests.map((line) => line.split(' ')[0]))).toEqual(new Set(['/file']));
    }
    expect(other.requests).toEqual([]);
    rmSync(local);
  });

  it('fails with the reason', async () => {
    const page = Buffer.from('<!doctype html><title>Sign in</title>');
    await expect(openFile({ media: asMedia(page, 'text/html; charset=utf-8') })).rejects.toMatchObject({
      code: 'noSound',
      details: { reason: 'format' },
    });
    const lying = await openFile({ media: asMedia(page, 'audio/mpeg') });
    await expect(samplesOf(lying.sound)).rejects.toMatchObject({ code: 'noSound', details: { reason: 'format' } });
    const film = convert(wav, 'a.mp4', ['-f', 'lavfi', '-i', 'testsrc=duration=2:size=64x64', '-map', '1:v']);
    const silent = openFile({ media: asMedia(film) }).then(({ sound }) => samplesOf(sound));
    await expect(silent).rejects.toMatchObject({ code: 'noSound', details: { reason: 'silent' } });
    await expect(openFile({ media: asMedia(Buffer.alloc(0), 'audio/mpeg') })).rejects.toMatchObject({ code: expect.any(String) });
    await expect(openFile({ status: 404 })).rejects.toMatchObject({ code: 'mediaUnavailable', details: { status: 404 } });
  });

  it('of a truncated file is decoded up to its end', async () => {
    const mp3 = convert(wav, 'a.mp3', ['-b:a', '96k']);
    const { sound } = await openFile({ media: asMedia(mp3.subarray(0, mp3.length / 2)) });
    const recognized = wordsIn(await samplesOf(sound)).map(({ text }) => text);
    expect(recognized.length).toBeGreaterThan(words.length / 3);
    expect(recognized).toEqual(words.slice(0, recognized.length));
  });

  it('stops with its task, and leaves no file', async () => {
    const started = join(folder, 'pid');
    const program = join(folder, 'ffmpeg');
    const probe = 'Input #0, mp3, from x:\\n  Duration: 00:01:00.00, start: 0\\n  Stream #0:0: Audio: mp3';
    writeFileSync(
      program,
      `#!${process.execPath}\nif (!process.argv.includes('pipe:1')) console.error('${probe}'); else {
      require('fs').writeFileSync('${started}', String(process.pid)); process.stdout.write(Buffer.alloc(4096)); setInterval(() => {}, 1000); }`,
    );
    chmodSync(program, 0o755);
    const site = await startMediaHost({ file: { media: asMedia(wav) } });
    const files = mediaFiles(folder, 2 ** 28);
    const over = new AbortController();
    closing.push(site.close);
    const open = audioOpener(mediaLoader({ open: site.open, files }), ffmpegAt(program));
    const sound = await open({ kind: 'file', url: site.urlOf('file') }, 0, over.signal);
    const reading = sound.read(0, over.signal)[Symbol.asyncIterator]();
    expect((await reading.next()).value).toHaveLength(1024);
    const rest = reading.next();
    over.abort();
    await expect(rest).rejects.toMatchObject({ code: 'cancelled' });
    const pid = readFileSync(started, 'utf8');
    await expect.poll(() => isAlive(pid)).toBe(false);
    expect(readdirSync(folder).sort()).toEqual(['ffmpeg', 'pid']);
  });
});

it('fails without ffmpeg, with a message that names it', async () => {
  const opened = openFile({ media: asMedia(wav, 'audio/wav') }, { hasFfmpeg: false });
  await expect(opened).rejects.toMatchObject({ code: 'noSound', message: expect.stringContaining('Install it') });
});

describe.skipIf(!ffmpegPath)('loading', () => {
  it('resumes a broken download, or restarts it where the server supports no ranges', async () => {
    const maxBytes = 200_000;
    const undisturbed = await samplesOf((await openFile({ media: asMedia(wav, 'audio/wav') })).sound);
    for (const hasRanges of [true, false]) {
      let breaks = 3;
      const answer = ({ headers }: IncomingMessage): Answer => {
        const first = hasRanges ? Number(/^bytes=(\d+)-$/.exec(headers.range ?? '')?.[1] ?? 0) : 0;
        const isBroken = !/-\d/.test(headers.range ?? '') && breaks-- > 0;
        const status =
          first > 0 ? { status: 206, 'content-range': `bytes ${first}-${wav.length - 1}/${wav.length}` } : { status: 200 };
        const { status: code, ...more } = status;
        const body = isBroken ? breaking(wav.subarray(first, first + maxBytes)) : [wav.subarray(first)];
        return {
          status: code,
          headers: { etag: '"a"', 'content-length': String(wav.length - first), ...more } as Record<string, string>,
          body: body as Iterable<never>,
        };
      };
      const { sound, site } = await openFile(answer);
      expect(Buffer.from((await samplesOf(sound)).buffer).equals(Buffer.from(undisturbed.buffer))).toBe(true);
      expect(site.requests.slice(0, 2)).toEqual(['/file bytes=0-262143', '/file']);
      const goneOn = site.requests.slice(2).map((line) => Number(/^\/file bytes=(\d+)-$/.exec(line)?.[1]));
      expect(goneOn).toHaveLength(3);
      // How much of a chunk has arrived when its connection breaks is chance.
      for (const [at, from] of goneOn.entries()) {
        const before = hasRanges ? (goneOn[at - 1] ?? 0) : 0;
        expect(from).toBeGreaterThan(before);
        expect(from).toBeLessThanOrEqual(before + maxBytes);
      }
    }
  });

  it('refuses files that are too large, by their announced and by their actual size', async () => {
    const small = { mostBytes: 300_000 };
    await expect(openFile({ media: asMedia(wav, 'audio/wav') }, small)).rejects.toMatchObject({ code: 'tooLarge' });
    const { sound } = await openFile({ headers: { 'content-type': 'audio/wav' }, body: [wav] as Iterable<never> }, small);
    await expect(samplesOf(sound)).rejects.toMatchObject({ code: 'tooLarge' });
  });

  it('leaves no named file, and deletes those of killed processes', async () => {
    const own = mkdtempSync(join(tmpdir(), 'gloss-media-'));
    const left = mkdtempSync(join(tmpdir(), programFolder));
    utimesSync(left, 1, 1);
    const files = mediaFiles(own, 1000);
    writeFileSync(join(own, 'left'), 'x');
    const over = new AbortController();
    const file = await files.create(over.signal);
    await file.append(Buffer.from('hello'));
    expect(readdirSync(own)).toEqual(['left']);
    await files.sweep();
    expect([readdirSync(own), existsSync(left)]).toEqual([[], false]);
    expect((await file.read(1, 100)).toString()).toBe('ello');
    over.abort();
    await expect.poll(() => file.read(0, 1).catch(() => 'closed')).toBe('closed');
    rmSync(own, { recursive: true });
  });
});

/** A body that ends before its announced length. */
function* breaking(bytes: Buffer): Iterable<Buffer> {
  yield bytes;
  throw new Error('the connection breaks');
}
