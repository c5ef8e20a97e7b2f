import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { Failure } from '../contract/failure.ts';
import { encodeBase64 } from '../encoding/base64.ts';
import { readCaptions } from './read-captions.ts';

/** Hostile texts, for which readers may throw nothing but a Failure. */
function read(run: () => unknown): void {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(Failure);
    expect((error as Failure).code).toMatch(/^(?:captionsEmpty|captionsUnreadable|tooLarge)$/);
  }
}

const timing = '00:01.000 --> 00:02.000\n';
const srv1 = '<transcript><text start="1" dur="1">';
const shapes: [name: string, head: string, unit: string][] = [
  ['unterminated tags', `WEBVTT\n\n${timing}`, '<c.x '],
  ['open brackets', `WEBVTT\n\n${timing}`, '<'],
  ['inline times', `WEBVTT\n\n${timing}`, '<00:00:01.000>a'],
  ['voices', `WEBVTT\n\n${timing}`, '<v A>a<v B>b'],
  ['ruby', `WEBVTT\n\n${timing}`, '<ruby>a<rt>b'],
  ['a long line', `WEBVTT\n\n${timing}`, 'a'],
  ['a long line of spaces', `WEBVTT\n\n${timing}a`, ' '],
  ['line breaks', 'WEBVTT\n', '\n'],
  ['arrows', 'WEBVTT\n\n', '-->\n'],
  ['half entities', `WEBVTT\n\n${timing}`, '&#1'],
  ['cues at one time', 'WEBVTT\n\n', `${timing}a\n\n`],
  ['cues at one time by others', 'WEBVTT\n\n', `${timing}<v A>a\n\n${timing}<v B>b\n\n`],
  ['repetition that rolls', `1\n${timing}a a\n\n`, `1\n${timing}${'a '.repeat(200)}\n\n`],
  ['cues without a blank line', 'WEBVTT\n', `${timing}a\n`],
  ['arrows on one line', 'WEBVTT\n\n', '--> '],
  ['notes with times', 'WEBVTT\n\n', `NOTE\n${timing}\n`],
  ['braces', `1\n${timing}`, '{\\'],
  ['nested XML', '<tt><body>', '<div>'],
  ['closing tags', '<transcript>', '</a>'],
  ['comments', '<!--', '<!--'],
  ['entities', srv1, '&amp;amp;'],
  ['a bomb of entities', '<!DOCTYPE tt [<!ENTITY a "aaaa">', '<!ENTITY b "&a;&a;">'],
  ['attributes', '<timedtext format="3"><p ', 'a="1" '],
  ['JSON objects', '', '{"segments":'],
  ['overrides', '[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,', '{\\p1'],
  ['fields', '[Events]\nFormat: ', 'a,'],
  ['lyrics of many times', '', '[00:01.00]'],
  ['words of lyrics', '[00:01.00]', '<00:01.00>a'],
  ['clocks', '0:01 a\n0:02 ', '0:01 '],
  ['bold', '**0:01** ', '**a\\'],
  ['nested HTML', '<time>0:01</time><cite>a</cite>', '<p><i>'],
  ['frames', '{1}{1}25\n', '{1}{2}a|'],
  ['tenths', '[1][2]a\n', '[1][2]/|/\n'],
  ['times of SAMI', '<SAMI><BODY>', '<SYNC Start=1><P>a'],
  ['paragraphs of SAMI', '<SAMI><BODY><SYNC Start=1>', '<P Class=A>a'],
  ['comments of SAMI', '<SAMI><BODY><SYNC Start=1>', '<!--'],
  ['classes of SAMI', '<SAMI>', '.a{lang:'],
  ['samples', '<TextStream>', '<TextSample sampleTime="0:01">a</TextSample>'],
  ['quoted lines', `<TextStream><TextSample sampleTime="0:01" text="'`, "' '"],
  ['tabs', 'start\tend\ttext\n1\t2\t', 'a\t'],
  ['names before times', 'Ann  0:01\na\n', 'Ann Bob '],
  ['names above times', 'Ann\n0:01\n', 'a\nAnn\n0:02\n'],
  ['turns below a time', '0:01\n', 'Ann: a\n'],
  ['turns without times', '', 'Ann: a\nBob: b\n'],
  ['sentences without times', '', 'One two. '],
  ['half times', `1\n${timing}`, '00:00:01;5 '],
  ['names', `1\n${timing}`, '>> A'],
  ['names in quotes', `1\n${timing}`, '>> \u201cA\u201d'],
  ['sequences', '<tt><body timeContainer="seq">', '<p dur="1s"><span end="2s">a</span></p>'],
];

const ttml = '<tt><body><p begin="1s" end="2s">';
const container = `${ttml}<span tts:ruby="container"><span tts:ruby="text">b</span>`;
/** Parts of a single cue; looking at its whole text at each of them takes seconds only for more than 100,000. */
const partsOfCues: [name: string, head: string, unit: string][] = [
  ['line breaks of TTML', ttml, 'a<br/>'],
  ['timed spans', ttml, ' <span end="9s"> a </span>'],
  ['bases of TTML', container, '<span tts:ruby="base">a</span>'],
  ['ruby of WebVTT', `WEBVTT\n\n${timing}`, '<ruby>a<rt>b</rt></ruby>'],
  ['ruby of ASS', '[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,,,0,0,0,,', '{ruby}a{rt}b{/ruby}'],
  ['cited works', '<time>0:01</time>', 'a<cite>b</cite>'],
];

describe('hostile input', () => {
  it.each(shapes)('takes time in proportion to %s', (_, head, unit) => {
    expectLinear(50_000 / unit.length, (size) =>
      read(() => readCaptions({ text: head + unit.repeat(size) }, { contentType: 'text/plain' })),
    );
  });

  it('takes time in proportion to nested JSON', () => {
    // JSON.parse alone takes 240 times as long for 800,000 brackets as for 50,000.
    expectLinear(20_000, (size) => read(() => readCaptions({ text: '['.repeat(size) }, { contentType: 'text/plain' })));
  });

  it.each(partsOfCues)('takes time in proportion to %s within a cue', (_, head, unit) => {
    expectLinear(10_000, (size) => read(() => readCaptions({ text: head + unit.repeat(size) })));
  });

  it('throws nothing but a Failure, and returns cues in order', () => {
    const token = fc.oneof(
      fc.constantFrom(
        ...[
          'WEBVTT',
          '\n',
          '\n\n',
          '00:01.000 --> 00:02.000',
          '00:00:03,5 --> 00:00:01,0',
          '<v A>',
          '<i>',
          '</i>',
          '<00:01.5>',
          '&amp;',
        ],
        ...[
          '<transcript>',
          '<text start="1" dur="2">',
          '</text>',
          '<timedtext format="3">',
          '<p t="1" d="2">',
          '<s t="9">',
          '</p>',
        ],
        ...[
          '<tt>',
          '<body>',
          '<p begin="1s" end="2s">',
          '<span begin="1s">',
          '</span>',
          '<br/>',
          '[Events]\n',
          'Dialogue: 0,0:00:01.00,0:00:02.00,,',
        ],
        ...[
          '[00:01.00]',
          '[offset:x]',
          '0:00:01.000,0:00:02.000\n',
          '{"segments":[',
          '{"start":1e400,"text":"a"}',
          ',',
          ']}',
          '**0:01** ',
          '<time>0:01</time>',
        ],
      ),
      fc.string({ unit: 'binary', maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(token, { maxLength: 30 }), (tokens) => {
        read(() => {
          const { cues } = readCaptions({ text: tokens.join('') });
          let start = 0;
          for (const [i, cue] of cues.entries()) {
            expect(cue.index).toBe(i);
            expect(cue.startTime).toBeGreaterThanOrEqual(start);
            expect(cue.endTime).toBeGreaterThan(cue.startTime);
            expect(Number.isFinite(cue.endTime)).toBe(true);
            expect(cue.text).toBe(cue.text.trim());
            expect(cue.text).toMatch(/./);
            start = cue.startTime;
          }
        });
      }),
      { numRuns: 600 },
    );
  });

  it.each(['response', 'data', 'result', 'words'])('throws nothing but a Failure on JSON nested in %s', (key) => {
    const depth = 100_000;
    const json = `${`{"${key}":`.repeat(depth)}1${'}'.repeat(depth)}`;
    read(() => readCaptions({ text: json }));
    read(() => readCaptions({ text: `[${json}]` }));
  });

  it('throws nothing but a Failure on any JSON and any bytes', () => {
    fc.assert(
      fc.property(fc.constantFrom('events', 'body', 'segments', 'transcription', 'words'), fc.jsonValue(), (key, value) => {
        read(() =>
          readCaptions({
            text: JSON.stringify({ [key]: [value, { segs: [value], start: value, from: value, words: [value] }] }),
          }),
        );
        read(() => readCaptions({ text: JSON.stringify([{ startTime: value, start: value, text: value, words: [value] }]) }));
      }),
    );
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => read(() => readCaptions({ base64: encodeBase64(bytes) }))),
    );
  });
});
