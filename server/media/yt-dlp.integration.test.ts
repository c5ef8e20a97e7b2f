import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { decodeBase64 } from '../../lib/encoding/base64.ts';
import { fakeAccess } from '../../lib/sites/testing/fake-access.ts';
import type { ProgramLimits } from './run-program.ts';
import { ytDlp } from './yt-dlp.ts';

const folder = mkdtempSync(join(tmpdir(), 'gloss-yt-dlp-'));
afterAll(() => rmSync(folder, { recursive: true }));

const url = new URL('https://youtu.be/dQw4w9WgXcQ?t=5');
const timedText = 'https://www.youtube.com/api/timedtext?v=dQw4w9WgXcQ';
const answer = {
  id: 'dQw4w9WgXcQ',
  webpage_url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  title: 'How cities learned to tell the time',
  duration: 212,
  language: 'en',
  uploader: 'Ada',
  subtitles: {
    'de-DE': [
      { ext: 'vtt', url: `${timedText}&lang=de&fmt=vtt`, name: 'German' },
      { ext: 'json3', url: `${timedText}&lang=de&fmt=json3`, name: 'German' },
    ],
    live_chat: [{ ext: 'json', url: `${timedText}&chat` }],
    fr: [{ ext: 'vtt', url: 'file:///etc/passwd' }],
    it: [{ ext: 'mp4', url: 'https://example.com/film.mp4' }],
  },
  automatic_captions: {
    'en-orig': [{ ext: 'vtt', url: `${timedText}&kind=asr&lang=en` }],
    es: [{ ext: 'vtt', url: `${timedText}&kind=asr&lang=en&tlang=es` }],
  },
};

let made = 0;
/** Writes a program that records its arguments and environment, then runs the given code. */
function program(does: string, limits: Partial<ProgramLimits> = {}) {
  const path = join(folder, `yt-dlp-${made++}`);
  const started = `${path}.json`;
  const record = `{ pid: process.pid, parameters: process.argv.slice(2), env: process.env, cwd: process.cwd() }`;
  writeFileSync(
    path,
    `#!${process.execPath}\nrequire('fs').appendFileSync(${JSON.stringify(started)}, JSON.stringify(${record}) + '\\n');\n${does}`,
  );
  chmodSync(path, 0o755);
  const runs = () =>
    existsSync(started)
      ? readFileSync(started, 'utf8')
          .trim()
          .split('\n')
          .map((line) => JSON.parse(line))
      : [];
  return { site: ytDlp(path, { timeoutMs: 20_000, ...limits }), runs };
}
const prints = (value: unknown) => `process.stdout.write(${JSON.stringify(JSON.stringify(value))});`;
/** Whether a process runs; a zombie counts as ended. */
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0) && !/\) Z /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

describe('yt-dlp', () => {
  it('runs one extractor for one media item, without the server’s environment', async () => {
    vi.stubEnv('DATABASE_URL', 'postgres://gloss:secret@localhost/gloss');
    const { site, runs } = program(prints(answer));
    await site.resolve(url, fakeAccess());
    vi.unstubAllEnvs();
    const [{ parameters, env, cwd }] = runs();
    expect(parameters).toContain('--ignore-config');
    expect(parameters).toContain('--simulate');
    expect(parameters).toContain('--use-extractors=youtube');
    expect(parameters.slice(-2)).toEqual(['--', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ']);
    expect(JSON.stringify(env)).not.toContain('secret');
    expect(env.HOME).toBe(cwd);
    expect(existsSync(cwd)).toBe(false);
  });

  it('returns the media item and its captions, without translations, chats and entries that are no files', async () => {
    const { site } = program(prints(answer));
    expect(await site.resolve(url, fakeAccess())).toEqual({
      contentId: 'youtube:dQw4w9WgXcQ',
      site: 'youtube',
      kind: 'video',
      sourceUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      title: 'How cities learned to tell the time',
      duration: 212,
      author: 'Ada',
      originalLanguage: 'en',
      tracks: [
        {
          trackId: 'yt-dlp:.de-DE',
          language: 'de-DE',
          label: 'German',
          provenance: 'creator',
          url: `${timedText}&lang=de&fmt=json3`,
        },
        { trackId: 'yt-dlp:a.en', language: 'en', label: '', provenance: 'automatic', url: `${timedText}&kind=asr&lang=en` },
      ],
    });
  });

  it('fetches captions by vetted requests', async () => {
    const { site, runs } = program(prints(answer));
    const access = fakeAccess({ [timedText]: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHello' });
    const mediaItem = await site.resolve(url, access);
    const body = await site.captions(mediaItem, mediaItem.tracks[1]!, access);
    expect(new TextDecoder().decode(decodeBase64((body as { base64: string }).base64))).toContain('Hello');
    expect(access.requested).toEqual([`${timedText}&kind=asr&lang=en`]);
    expect(runs()).toHaveLength(1);
  });

  it.each([
    'https://example.com/talk',
    'https://example.com/talk.mp4',
    'https://peertube.example/w/9c9de5e8-0a1e-484a-b099-e80766180a6d',
    'https://www.youtube.com/playlist?list=PLbpi6ZahtOH6Ar_3GPy3workDUVJMhaOx',
    'http://169.254.169.254/latest/meta-data',
  ])('is not asked about %s', async (address) => {
    const { site, runs } = program(prints(answer));
    expect(site.detect(new URL(address))).toBeNull();
    await expect(site.resolve(new URL(address), fakeAccess())).rejects.toMatchObject({ code: 'noMedia' });
    expect(runs()).toEqual([]);
  });

  it.each([
    ['prints HTML', 'process.stdout.write("<!doctype html><p>Sign in")', 'siteFailed'],
    ['prints nothing', '', 'siteFailed'],
    ['prints another shape', prints({ ...answer, subtitles: [1, 2] }), 'siteFailed'],
    ['fails', `${prints(answer)} process.exitCode = 1`, 'siteFailed'],
    ['is killed', 'process.kill(process.pid, "SIGKILL")', 'siteFailed'],
    ['describes another media item', prints({ ...answer, webpage_url: 'https://youtu.be/aaaaaaaaaaa' }), 'captionsForeign'],
    ['floods', 'const more = () => process.stdout.write("x".repeat(65536), more); more()', 'tooLarge'],
  ])('that %s is a failure', async (_, does, code) => {
    const { site, runs } = program(does, { maxBytes: 300_000 });
    await expect(site.resolve(url, fakeAccess())).rejects.toMatchObject({ code });
    await expect.poll(() => isAlive(runs()[0].pid)).toBe(false);
  });

  it('fails when the program is missing', async () => {
    await expect(ytDlp(join(folder, 'missing')).resolve(url, fakeAccess())).rejects.toMatchObject({ code: 'siteFailed' });
  });

  it('is killed with its child processes after the timeout', async () => {
    const hang = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);';
    const child = `const { pid } = require('child_process').spawn(process.execPath, ['-e', ${JSON.stringify(hang)}], { stdio: 'inherit' });`;
    const keep = (name: string) => `require('fs').writeFileSync(${JSON.stringify(join(folder, name))}, String(pid));`;
    const { site, runs } = program(`${child} ${keep('child')} ${hang}`, { timeoutMs: 1500 });
    await expect(site.resolve(url, fakeAccess())).rejects.toMatchObject({ code: 'timeout' });
    const pids = [runs()[0].pid, Number(readFileSync(join(folder, 'child'), 'utf8'))];
    await expect.poll(() => pids.map(isAlive)).toEqual([false, false]);
  });

  it('is killed when its task is canceled', async () => {
    const { site, runs } = program('setInterval(() => {}, 1000);');
    const cancel = new AbortController();
    const resolving = site.resolve(url, { ...fakeAccess(), signal: cancel.signal });
    await expect.poll(() => runs()).toHaveLength(1);
    cancel.abort();
    await expect(resolving).rejects.toMatchObject({ code: 'cancelled' });
    await expect.poll(() => isAlive(runs()[0].pid)).toBe(false);
  });

  it('limits concurrent runs, also after failures', async () => {
    const log = JSON.stringify(join(folder, 'times'));
    const does = `const { appendFileSync } = require('fs'); appendFileSync(${log}, '+');
      setTimeout(() => { appendFileSync(${log}, '-'); process.exitCode = 1; }, 100);`;
    const { site } = program(does, { concurrency: 1 });
    const ends = await Promise.allSettled([1, 2, 3].map(() => site.resolve(url, fakeAccess())));
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(readFileSync(join(folder, 'times'), 'utf8')).toBe('+-+-+-');
  });
});
