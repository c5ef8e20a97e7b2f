import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import process from 'node:process';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { answerLine } from '../scripts/json-lines.ts';
import { parts } from '../scripts/try-parts.ts';

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

/** Returns the answers of a part, in this process: starting another one for each took most of the time. */
const ask = (part: string, questions: object[]): Promise<unknown[]> =>
  Promise.all(
    questions.map(async (question) => {
      const { output, error } = JSON.parse(await answerLine(JSON.stringify(question), parts[part]!.run));
      return output ?? error ?? null;
    }),
  );

const units = [
  ['The bridge stands on two arches of stone.', 'Each arch pushes against the rock, and the rock pushes back.'],
  ['Bread needs flour, water, salt and time.', 'The dough rests while the yeast works.'],
].flatMap((sentences) => Array.from({ length: 12 }, () => sentences.map((text) => ({ text, speaker: 'Ann' }))).flat());

describe('npm run try', () => {
  it('detects the media of an address', async () => {
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
    const cue = { startTime: 1, endTime: 2.5, text: 'Tea & bread', speaker: 'Ann' };
    const answers = await ask('parse-subtitles', [
      { text },
      { base64: Buffer.from(`\ufeff${text}`, 'utf16le').toString('base64'), format: 'nothing known' },
      { text: '' },
      { text: '<!doctype html><html><body>Sorry</body></html>', format: 'webvtt' },
      { text, base64: '' },
    ]);
    expect(answers).toEqual([
      { format: 'webvtt', isLenient: false, leniencies: [], tidied: [], cues: [cue] },
      { format: 'webvtt', isLenient: false, leniencies: [], tidied: [], cues: [cue] },
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

  it('summarizes within the requested length, with citations', async () => {
    const [short, tiny] = (await ask('summarize', [
      { units, maxWords: 30 },
      { units, maxCharacters: 60, lang: 'en' },
    ])) as { summary: string; lines: { text: string; cites: number[] }[] }[];
    expect(short!.summary).toBe(short!.lines.map(({ text }) => text).join('\n'));
    expect(short!.summary.split(/\s+/).length).toBeLessThanOrEqual(30);
    expect(tiny!.summary.length).toBeLessThanOrEqual(60);
    for (const { text, cites } of [...short!.lines, ...tiny!.lines]) expect(units[cites[0]!]?.text).toBe(text);
  });

  it('divides into the requested number of chapters', async () => {
    const [two] = (await ask('chapters', [{ units, count: 2 }])) as [{ start: number; title: string }[]];
    expect(two.map(({ start: from }) => from)).toEqual([0, 24]);
  });

  it('polishes into paragraphs that cover the whole transcript', async () => {
    const [paragraphs] = (await ask('polish', [{ units: units.slice(22, 26) }])) as [
      { text: string; from: number; to: number }[],
    ];
    expect(paragraphs.map(({ text }) => text).join(' ')).toContain('Bread needs flour, water, salt and time.');
    expect(paragraphs.at(-1)!.to).toBe(4);
  });

  it('expands short URLs by recorded responses', async () => {
    const answers = {
      'https://t.co/a?t=9': { status: 301, headers: { Location: '/b' }, body: '' },
      'https://t.co/b': {
        status: 200,
        headers: {},
        body: '<meta http-equiv="refresh" content="0;url=https://youtu.be/dQw4w9WgXcQ">',
      },
      'https://bit.ly/article': { status: 302, headers: { location: 'https://example.org/a?utm_source=bit#part' } },
      'https://bit.ly/app': { status: 307, headers: { location: 'intent://x#Intent;end' } },
      'https://bit.ly/in': { status: 302, headers: { location: 'http://2130706433/' } },
      'https://bit.ly/loop': { status: 308, headers: { location: 'https://bit.ly/loop' } },
    };
    const urls = ['https://t.co/a?t=9', ...['article', 'app', 'in', 'loop', 'unknown'].map((path) => `https://bit.ly/${path}`)];
    const [short, article, app, ...failures] = await ask(
      'expand-url',
      urls.map((url) => ({ url, answers })),
    );
    expect(short).toEqual({ url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=9', hops: 2 });
    expect(article).toEqual({ url: 'https://example.org/a#part', hops: 1 });
    expect(app).toEqual({ url: 'https://bit.ly/app', hops: 0 });
    expect(failures).toEqual(Array(3).fill({ code: 'siteFailed', message: expect.any(String) }));
    expect(await ask('expand-url', [{ url: 'https://youtu.be/dQw4w9WgXcQ?si=x' }, { url: 'ftp://example.org/' }])).toEqual([
      { url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ', hops: 0 },
      expect.objectContaining({ code: 'invalid' }),
    ]);
  });

  it('checks whether an address may be requested', async () => {
    const url = 'https://example.org/';
    const addresses = ['93.184.216.34', '::ffff:10.0.0.1'];
    expect(
      await ask('check-url', [{ url }, { url, addresses: addresses.slice(0, 1) }, { url, addresses }, { url: 'http://0x7f.1/' }]),
    ).toEqual([
      { allowed: true, reason: 'ok' },
      { allowed: true, reason: 'ok' },
      { allowed: false, reason: 'privateAddress' },
      { allowed: false, reason: 'privateAddress' },
    ]);
  });

  it('writes subtitles that read back unchanged', async () => {
    const cues = [
      { startTime: 1, endTime: 2.5, text: 'Tea & <b>', speaker: 'Ann' },
      { startTime: 3, endTime: 4, text: '12' },
    ];
    const formats = ['webvtt', 'srt', 'md', 'json'];
    const written = (await ask(
      'write-subtitles',
      formats.map((format) => ({ cues, format })),
    )) as { text: string }[];
    expect(written[1]!.text).toBe(
      '1\n00:00:01,000 --> 00:00:02,500\n>> Ann: Tea & &lt;b>\n\n2\n00:00:03,000 --> 00:00:04,000\n12\n',
    );
    const read = await ask('parse-subtitles', written);
    expect(read).toEqual(
      ['webvtt', 'srt', 'markdown', 'json'].map((format) => ({ format, isLenient: false, leniencies: [], tidied: [], cues })),
    );
    expect(await ask('write-subtitles', [{ cues, format: 'docx' }])).toEqual([expect.objectContaining({ code: 'invalid' })]);
  });

  it('reads stream playlists', async () => {
    const url = 'https://example.org/tv/main.m3u8';
    const master =
      '#EXTM3U\n#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="s",NAME="English, plain",LANGUAGE="en",DEFAULT=YES,URI="en.m3u8"\n';
    const media = '#EXTM3U\n#EXTINF:6.5,\na.vtt\n#EXTINF:4,\n/b.vtt\n#EXT-X-ENDLIST\n';
    const segment = { discontinuity: false };
    expect(
      await ask('hls', [
        { url, text: master },
        { url, text: media },
        { url, text: '<html>' },
      ]),
    ).toEqual([
      {
        kind: 'master',
        renditions: [{ url: 'https://example.org/tv/en.m3u8', language: 'en', name: 'English, plain', isDefault: true }],
        segments: [],
      },
      {
        kind: 'media',
        renditions: [],
        segments: [
          { ...segment, url: 'https://example.org/tv/a.vtt', startTime: 0, duration: 6.5 },
          { ...segment, url: 'https://example.org/b.vtt', startTime: 6.5, duration: 4 },
        ],
      },
      expect.objectContaining({ code: 'captionsUnreadable' }),
    ]);
  });

  it("reads a podcast's transcript in each of its forms", async () => {
    const cue = { startTime: 1, endTime: 2, text: 'Hello there.', speaker: 'Ann' };
    const json = JSON.stringify({
      version: '1.0.0',
      segments: [{ speaker: 'Ann', startTime: 1, endTime: 2, body: 'Hello there.' }],
    });
    const [spoken, timed, bare, page] = await ask('podcast-transcript', [
      { text: json, contentType: 'application/json' },
      { text: '<cite>Ann:</cite><time>0:01</time><p>Hello there.</p>', contentType: 'text/html' },
      { text: '<p>Hello there.</p><p>And again.</p>', contentType: 'text/html; charset=utf-8' },
      { text: '<!doctype html><html><body><p>Please log in.</p></body></html>', contentType: 'text/html' },
    ]);
    expect(spoken).toEqual({ cues: [cue] });
    expect(timed).toEqual({ cues: [{ ...cue, endTime: expect.any(Number) }] });
    expect((bare as { cues: { text: string }[] }).cues.map(({ text }) => text)).toEqual(['Hello there.', 'And again.']);
    expect(page).toMatchObject({ code: 'captionsUnreadable' });
  });

  it('reads chapters of podcasts and of video descriptions', async () => {
    const text = JSON.stringify({
      version: '1.2.0',
      chapters: [
        { startTime: 60, title: 'Bread' },
        { startTime: 0, title: 'Tea' },
      ],
    });
    const chapters = [
      { startTime: 0, title: 'Tea' },
      { startTime: 60, title: 'Bread' },
    ];
    expect(await ask('podcast-chapters', [{ text }, { text: 'none' }])).toEqual([
      { chapters },
      expect.objectContaining({ code: 'captionsUnreadable' }),
    ]);
    const description = 'All of it:\n0:00 Tea\n1:00 Bread\n(2:00) Soup';
    expect(await ask('description-chapters', [{ text: description }, { text: description, duration: 90 }])).toEqual([
      { chapters: [...chapters, { startTime: 120, title: 'Soup' }] },
      { chapters },
    ]);
  });

  it('answers every malformed line with an error and continues', async () => {
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

  it('answers each line before it reads the next', async () => {
    const child = start('detect-url');
    const answers = createInterface(child.stdout)[Symbol.asyncIterator]();
    for (const id of [1, 2, 3]) {
      child.stdin.write(`{"id":${id},"url":"https://youtu.be/dQw4w9WgXcQ"}\n`);
      expect(JSON.parse((await answers.next()).value!)).toMatchObject({ id });
    }
    child.stdin.end();
    expect((await once(child, 'close'))[0]).toBe(0);
  });

  it('lists its parts when the requested part does not exist', async () => {
    const { code, output, errors } = await run('make-tea', '');
    expect({ code, output }).toEqual({ code: 2, output: '' });
    for (const part of Object.keys(parts)) expect(errors).toContain(part);
    expect((await run('', '')).code).toBe(2);
    expect((await run('__proto__', '')).code).toBe(2);
  });
});
