import { describe, expect, it } from 'vitest';
import { readCaptions } from '../read-captions.ts';

const spans = (text: string) => readCaptions({ text }).cues.map(({ startTime, endTime, text }) => [startTime, endTime, text]);

describe('transcripts for readers', () => {
  it('reads HTML with names and times, in either order, and works that are cited', () => {
    const text = `<!-- made by hand --><cite>Ann:</cite><time>0:09</time><p>Hi &amp; <b>welcome</b>.</p><p>Sit.</p>
<time>0:15.5</time> <cite>Bob Roe:</cite> <p>I read <cite>Moby Dick</cite> again.</p>
<time>(1:00:20)</time><p>Still Bob.</p><script>no()</script>`;
    expect(readCaptions({ text })).toEqual({
      format: 'html-transcript',
      cues: [
        { index: 0, startTime: 9, endTime: 15.5, text: 'Hi & welcome. Sit.', speaker: 'Ann' },
        { index: 1, startTime: 15.5, endTime: 3620, text: 'I read Moby Dick again.', speaker: 'Bob Roe' },
        { index: 2, startTime: 3620, endTime: 3625, text: 'Still Bob.', speaker: 'Bob Roe' },
      ],
    });
  });

  it.each([
    ['<p><b>Anna:</b> [00:00:05] Hello there</p><p><b>Bob:</b> [00:00:09] Hi</p>'],
    ['<p>00:00:05 Anna: Hello\n  there</p>\n<p>00:00:09 Bob: Hi</p>'],
    ['<div><p>(00:05)</p><p>Anna: Hello there</p><p>(00:09)<br>Bob: Hi</p></div>'],
    ['<h1>Episode 7</h1><h4>Anna (00:05)</h4><p>Hello there</p><h4>Bob (00:09)</h4><p>Hi</p>'],
    ['Anna: [00:00:05] Hello there\nBob: [00:00:09] Hi'],
    ['<table><tr><td>0:05</td><td>Anna</td><td>Hello there</td></tr><tr><td>0:09</td><td>Bob</td><td>Hi</td></tr></table>'],
    ['<dl><dt>Anna 0:05</dt><dd>Hello there</dd><dt>Bob 0:09</dt><dd>Hi</dd></dl>'],
  ])('reads the times and speakers in the text of %j', (text) => {
    expect(
      readCaptions({ text }).cues.map(({ startTime, endTime, text, speaker }) => [startTime, endTime, speaker, text]),
    ).toEqual([
      [5, 9, 'Anna', 'Hello there'],
      [9, 14, 'Bob', 'Hi'],
    ]);
  });

  it('reads names on lines of their own in HTML without times', () => {
    const turns = ['Anna', 'Bob', 'Anna', 'Bob'].map((name) => `<p><b>${name}</b><br>I am\n  ${name}.</p>`);
    const { cues } = readCaptions({ text: turns.join('') }, { contentType: 'text/html', isPodcast: true });
    expect(cues.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
      'Anna: I am Anna.',
      'Bob: I am Bob.',
      'Anna: I am Anna.',
      'Bob: I am Bob.',
    ]);
  });

  it('reads a single time in HTML that is known to be a transcript', () => {
    const read = (text: string) => readCaptions({ text }, { format: 'html-transcript' });
    expect(read('<h4>Anna (00:05)</h4><p>Hello.</p>').cues).toMatchObject([{ startTime: 5, speaker: 'Anna', text: 'Hello.' }]);
    expect(read('<p>We met.</p><p>10:30 is early.</p>').cues).toHaveLength(2);
  });

  it.each([
    '<p>Log in to read on.</p>',
    '<!doctype html><p>9:00 Breakfast</p><p>10:00 Talk</p>',
    '<html><p>9:00 A</p><p>10:00 B</p>',
  ])('refuses the page %s', (text) =>
    expect(() => readCaptions({ text })).toThrow(expect.objectContaining({ code: 'captionsUnreadable' })),
  );

  it('reads short prose that is declared as the text of a podcast', () => {
    const hint = { contentType: 'text/plain', isPodcast: true };
    expect(readCaptions({ text: 'Anna: Hello there.\n\nBob: Hi Anna.' }, hint)).toMatchObject({
      estimated: true,
      cues: [
        { speaker: 'Anna', text: 'Hello there.' },
        { speaker: 'Bob', text: 'Hi Anna.' },
      ],
    });
    for (const text of ['Not Found', '{"error": 404}', 'ok.txt 1234567890'])
      expect(() => readCaptions({ text }, hint)).toThrow(expect.objectContaining({ code: 'captionsUnreadable' }));
  });

  it.each([
    ['0:01 one\n0:03 two\n'],
    ['0:01\none\n0:03\ntwo\n'],
    ['[00:01] one\n[00:03] two\n'],
    ['(0:00:01) one\n(0:00:03) two'],
    ['0:01 - one\n0:03 - two'],
    ['00:01.000: one\n00:03.000: two'],
  ])('reads the times of %j', (text) => {
    expect(spans(text)).toEqual([
      [1, 3, 'one'],
      [3, 8, 'two'],
    ]);
  });

  it('reads ranges, as speech recognizers print them', () => {
    expect(spans('[00:00:01.000 --> 00:00:02.500]   one\n[00:00:04.000 --> 00:00:05.000]   - two')).toEqual([
      [1, 2.5, 'one'],
      [4, 5, '- two'],
    ]);
  });

  it('estimates times, and reports that, only for prose that is declared as text', () => {
    const text =
      'This is what they said in the first part of it.\n\nAnd this is what came after that, at some length.\n\n'.repeat(5);
    expect(() => readCaptions({ text })).toThrow(expect.objectContaining({ code: 'captionsUnreadable' }));
    const result = readCaptions({ text }, { contentType: 'text/plain; charset=utf-8' });
    expect(result).toMatchObject({ format: 'plain-text', estimated: true });
    expect(result.cues).toHaveLength(10);
    expect(result.cues[1]).toEqual({
      index: 1,
      startTime: 3.133,
      endTime: 6.4,
      text: 'And this is what came after that, at some length.',
    });
    const html = readCaptions({ text: '<html><style>p{}</style><p>One.</p><p>Two.</p>' }, { format: 'html-transcript' });
    expect(html).toMatchObject({ estimated: true, cues: [{ text: 'One.' }, { text: 'Two.' }] });
  });
});
