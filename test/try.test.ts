import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';

const script = join(import.meta.dirname, '..', 'scripts', 'try.mjs');
const start = (...parameters: string[]) => spawn(process.execPath, [script, ...parameters], { stdio: 'pipe' });

async function run(part: string, input: string) {
  const child = start(part);
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  return { code, output, errors };
}

/** The answers to these questions, which get their places as ids. */
async function ask(part: string, questions: object[]): Promise<unknown[]> {
  const { code, output } = await run(part, questions.map((question, id) => `${JSON.stringify({ id, ...question })}\n`).join(''));
  expect(code).toBe(0);
  const answers = output
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as { id: number; output?: unknown; error?: object });
  expect(answers.map(({ id }) => id)).toEqual([...questions.keys()]);
  return answers.map((answer) => answer.output ?? answer.error ?? null);
}

const units = [
  ['The bridge stands on two arches of stone.', 'Each arch pushes against the rock, and the rock pushes back.'],
  ['Bread needs flour, water, salt and time.', 'The dough rests while the yeast works.'],
].flatMap((sentences) => Array.from({ length: 12 }, () => sentences.map((text) => ({ text, speaker: 'Ann' }))).flat());

describe('npm run try', { timeout: 30_000 }, () => {
  it('detects what an address plays', async () => {
    const canonicalUrl = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
    expect(await ask('detect-url', [{ url: 'https://youtu.be/dQw4w9WgXcQ?t=42' }, { url: 'not an address' }])).toEqual([
      { site: 'youtube', id: 'dQw4w9WgXcQ', kind: 'video', canonicalUrl },
      null,
    ]);
  });

  it('finds the media of a page', async () => {
    const html = '<title>Talk</title><video src="/talk.mp4"><track src="en.vtt" srclang="en" label="English"></video>';
    const [media, failure] = await ask('page-media', [{ url: 'https://example.org/a/', html }, { url: 'https://example.org/' }]);
    expect(media).toEqual([
      expect.objectContaining({
        kind: 'video',
        url: 'https://example.org/talk.mp4',
        title: 'Talk',
        tracks: [expect.objectContaining({ language: 'en', label: 'English', url: 'https://example.org/a/en.vtt' })],
      }),
    ]);
    expect(failure).toEqual({ code: 'invalid', message: expect.stringContaining('html') });
  });

  it('parses subtitles of text and of bytes', async () => {
    const text = 'WEBVTT\n\n00:01.000 --> 00:02.500\n<v Ann>Tea &amp; <b>bread</b>\n';
    const said = { startTime: 1, endTime: 2.5, text: 'Tea & bread', speaker: 'Ann' };
    const answers = await ask('parse-subtitles', [
      { text },
      { base64: Buffer.from(`\ufeff${text}`, 'utf16le').toString('base64'), format: 'nothing known' },
      { text: '' },
      { text: '<!doctype html><html><body>Sorry</body></html>', format: 'webvtt' },
      { text, base64: '' },
    ]);
    expect(answers).toEqual([
      { format: 'webvtt', cues: [said] },
      { format: 'webvtt', cues: [said] },
      expect.objectContaining({ code: 'captionsEmpty' }),
      expect.objectContaining({ code: 'captionsUnreadable' }),
      { code: 'invalid', message: 'either text or base64' },
    ]);
  });

  it("reads YouTube's player", async () => {
    const baseUrl = 'https://www.youtube.com/api/timedtext?v=abcdefghijk&lang=en';
    const playerResponse = {
      playabilityStatus: { status: 'OK' },
      videoDetails: { videoId: 'abcdefghijk', title: 'Bread', lengthSeconds: '90' },
      captions: {
        playerCaptionsTracklistRenderer: {
          captionTracks: [{ baseUrl, name: { simpleText: 'English' }, languageCode: 'en', kind: 'asr' }],
        },
      },
    };
    const removed = { playabilityStatus: { status: 'ERROR', reason: 'This video is unavailable' } };
    expect(await ask('youtube-player', [{ playerResponse, html: null }, { playerResponse: removed }, {}])).toEqual([
      {
        videoId: 'abcdefghijk',
        title: 'Bread',
        duration: 90,
        tracks: [{ languageCode: 'en', kind: 'asr', name: 'English', url: baseUrl }],
        chapters: [],
      },
      expect.objectContaining({ code: 'mediaUnavailable' }),
      expect.objectContaining({ code: 'noMedia' }),
    ]);
  });

  it('summarizes within the length asked for, and cites', async () => {
    const [short, tiny] = (await ask('summarize', [
      { units, maxWords: 30 },
      { units, maxCharacters: 60, lang: 'en' },
    ])) as { summary: string; lines: { text: string; cites: number[] }[] }[];
    expect(short!.summary).toBe(short!.lines.map(({ text }) => text).join('\n'));
    expect(short!.summary.split(/\s+/).length).toBeLessThanOrEqual(30);
    expect(tiny!.summary.length).toBeLessThanOrEqual(60);
    for (const { text, cites } of [...short!.lines, ...tiny!.lines]) expect(units[cites[0]!]?.text).toBe(text);
  });

  it('divides into as many chapters as asked for', async () => {
    const [two] = (await ask('chapters', [{ units, count: 2 }])) as [{ start: number; title: string }[]];
    expect(two.map(({ start: from }) => from)).toEqual([0, 24]);
  });

  it('polishes into paragraphs that cover the words', async () => {
    const [paragraphs] = (await ask('polish', [{ units: units.slice(22, 26) }])) as [
      { text: string; from: number; to: number }[],
    ];
    expect(paragraphs.map(({ text }) => text).join(' ')).toContain('Bread needs flour, water, salt and time.');
    expect(paragraphs.at(-1)!.to).toBe(4);
  });

  it('answers every bad line, and goes on', async () => {
    const { code, output } = await run(
      'detect-url',
      'nonsense\n\n[1]\n{"id":"x"}\n{"id":"y","url":"https://youtu.be/dQw4w9WgXcQ"}',
    );
    const answers = output
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    const invalid = { code: 'invalid', message: expect.any(String) };
    expect(answers.slice(0, 4)).toEqual([null, null, null, 'x'].map((id) => ({ id, error: invalid })));
    expect(answers[4]).toMatchObject({ id: 'y', output: { id: 'dQw4w9WgXcQ' } });
    expect(code).toBe(0);
  });

  it('answers a line before the next one comes', async () => {
    const child = start('detect-url');
    const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
    for (const id of [1, 2, 3]) {
      child.stdin.write(`{"id":${id},"url":"https://youtu.be/dQw4w9WgXcQ"}\n`);
      expect(JSON.parse((await answers.next()).value!)).toMatchObject({ id });
    }
    child.stdin.end();
    expect((await once(child, 'close'))[0]).toBe(0);
  });

  it('lists its parts when asked for one that it lacks', async () => {
    const { code, output, errors } = await run('make-tea', '');
    expect({ code, output }).toEqual({ code: 2, output: '' });
    for (const part of ['detect-url', 'page-media', 'parse-subtitles', 'youtube-player', 'summarize', 'chapters', 'polish']) {
      expect(errors).toContain(part);
    }
    expect((await run('', '')).code).toBe(2);
    expect((await run('__proto__', '')).code).toBe(2);
  });
});
