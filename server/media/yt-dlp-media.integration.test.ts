import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { mediaLoader } from './load-media.ts';
import { mediaFiles } from './media-files.ts';
import { ytDlpMedia } from './yt-dlp-media.ts';

const folder = mkdtempSync(join(tmpdir(), 'gloss-page-media-'));
const over = new AbortController();
afterAll(() => {
  over.abort();
  rmSync(folder, { recursive: true });
});
const { signal } = over;
const page = 'https://youtu.be/dQw4w9WgXcQ?t=5';

let made = 0;
/** A media loader over a program that records its arguments, then runs the given code. */
function loaderWith(does: string, maxBytes = 1_000_000) {
  const path = join(folder, `yt-dlp-${made++}`);
  writeFileSync(
    path,
    `#!${process.execPath}\nrequire('fs').writeFileSync('${path}.json', JSON.stringify(process.argv));\n${does}`,
  );
  chmodSync(path, 0o755);
  const open = () => Promise.reject(new Error('nothing is asked'));
  const loader = mediaLoader({
    open,
    files: mediaFiles(join(folder, 'media'), maxBytes),
    pageMedia: ytDlpMedia(path, { maxBytes }),
  });
  return { loader, parameters: () => JSON.parse(readFileSync(`${path}.json`, 'utf8')) as string[] };
}
const source = (url: string) => ({ kind: 'page' as const, url });

describe('the media of a page', () => {
  it.each([
    ['audio', /^--format=ba\/b$/],
    ['video', /^--format=bv\*\[height<=720\]/],
  ] as const)('are loaded by one extractor as one file: %s', async (wanted, format) => {
    const { loader, parameters } = loaderWith("process.stdout.write('the file')");
    expect(await loader.loadStart(source(page), wanted, signal)).toEqual({ size: 0 });
    const file = await loader.load(source(page), wanted, signal);
    expect((await file.read(0, 100)).toString()).toBe('the file');
    const given = parameters();
    expect(given).toContain('--ignore-config');
    expect(given).toContain('--use-extractors=youtube');
    expect(given).toContain('--output=-');
    expect(given.filter((one) => format.test(one))).toHaveLength(1);
    expect(given.slice(-2)).toEqual(['--', 'https://www.youtube.com/watch?v=dQw4w9WgXcQ']);
  });

  it.each([
    ['of another site', 'https://example.com/talk', '', 'noSound'],
    ['in a private network', 'http://169.254.169.254/latest', '', 'noSound'],
    ['that is live', page, '', 'noSound'],
    ['whose program fails', page, "process.stdout.write('x'); process.exitCode = 1", 'siteFailed'],
    ['without end', page, 'const more = () => process.stdout.write("x".repeat(65536), more); more()', 'tooLarge'],
  ])('are refused %s', async (_, url, does, code) => {
    const { loader } = loaderWith(does);
    await expect(loader.load(source(url), 'audio', signal)).rejects.toMatchObject({ code });
  });

  it('are refused without yt-dlp', async () => {
    const open = () => Promise.reject(new Error('nothing is asked'));
    const loader = mediaLoader({ open, files: mediaFiles(join(folder, 'media'), 1000) });
    const stream = { code: 'noSound', details: { reason: 'stream' } };
    await expect(loader.loadStart(source(page), 'audio', signal)).rejects.toMatchObject(stream);
    await expect(loader.load(source(page), 'video', signal)).rejects.toMatchObject({ code: 'noPictures' });
    const stored = { kind: 'stored' as const, soundId: 'a' };
    await expect(loader.loadStart(stored, 'audio', signal)).rejects.toMatchObject({
      code: 'noSound',
      details: { reason: 'gone' },
    });
  });
});
