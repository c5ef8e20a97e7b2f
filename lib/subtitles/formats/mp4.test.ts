import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../../test/growth.ts';
import { Failure } from '../../contract/failure.ts';
import { encodeBase64 } from '../../encoding/base64.ts';
import { readCaptions } from '../read-captions.ts';
import { box, emptySample, initialization, joinBytes, segment, vttCue } from '../testing/mp4-file.ts';

const read = (bytes: Uint8Array, isStream?: boolean) => readCaptions({ base64: encodeBase64(bytes), isStream });
const linesOf = (bytes: Uint8Array, isStream?: boolean) =>
  read(bytes, isStream).cues.map(({ startTime, endTime, text }) => `${startTime}-${endTime} ${text}`);
const sample = (duration: number, ...content: Uint8Array<ArrayBuffer>[]) => ({ duration, content: joinBytes(...content) });
const ttml = (...lines: string[]) => ({
  duration: 6000,
  content: new TextEncoder().encode(
    `<tt xmlns="http://www.w3.org/ns/ttml" xml:lang="en"><body><div>${lines.join('')}</div></body></tt>`,
  ),
});
const p = (begin: number, end: number, text: string) => `<p begin="${begin}s" end="${end}s">${text}</p>`;

describe('WebVTT in MP4', () => {
  const first = segment(
    0,
    sample(1000, emptySample),
    sample(2000, vttCue('<v Ann>Hello &amp; <i>welcome</i>', 'line:10%', '1')),
    sample(3000, vttCue('One'), vttCue('Two')),
  );

  it('has its cues with times, settings and speakers', () => {
    expect(read(joinBytes(initialization('wvtt'), first)).cues).toMatchObject([
      { startTime: 1, endTime: 3, text: 'Hello & welcome', speaker: 'Ann', position: 'line:10%' },
      { startTime: 3, endTime: 6, text: 'One' },
      { startTime: 3, endTime: 6, text: 'Two' },
    ]);
  });

  it('has a cue that goes on over samples and segments once', () => {
    const next = segment(
      6000,
      sample(1500, vttCue('Two'), vttCue('Three')),
      sample(500, vttCue('Three')),
      sample(4000, emptySample),
    );
    const later = segment(12_000, sample(6000, vttCue('Two')));
    expect(linesOf(joinBytes(initialization('wvtt'), first, next, later)).slice(1)).toEqual([
      '3-6 One',
      '3-7.5 Two',
      '6-8 Three',
      '12-18 Two',
    ]);
  });

  it('counts from the first segment of a stream, but from 0 in a file', () => {
    const bytes = joinBytes(
      initialization('wvtt', 90_000),
      segment(900_000, sample(90_000, emptySample), sample(180_000, vttCue('One'))),
    );
    expect(linesOf(bytes, true)).toEqual(['1-3 One']);
    expect(linesOf(bytes)).toEqual(['11-13 One']);
  });

  it('has the defaults of the track and the fragment, long times, and large boxes', () => {
    const cue = vttCue('One');
    const traf = (...boxes: Uint8Array<ArrayBuffer>[]) => box('moof', box('traf', ...boxes));
    const byTrack = traf(box('tfhd', 0x20010, 1, cue.length), box('tfdt', 0x01000000, 0, 4000), box('trun', 0, 1));
    const byFragment = traf(box('tfhd', 0x20018, 1, 3000, cue.length), box('trun', 0, 2));
    const large = (content: Uint8Array<ArrayBuffer>) => joinBytes(1, 'mdat', 0, content.length + 16, content);
    const otherTrack = traf(box('tfhd', 0x20000, 2), box('trun', 0x300, 1, 1000, cue.length));
    const bytes = joinBytes(
      initialization('wvtt'),
      byTrack,
      box('mdat', cue),
      otherTrack,
      box('mdat', cue),
      byFragment,
      box('mdat', vttCue('Two'), vttCue('Six')),
    );
    expect(linesOf(bytes)).toEqual(['4-6 One', '6-9 Two', '9-12 Six']);
    expect(linesOf(joinBytes(initialization('wvtt'), large(new Uint8Array(3)), byTrack, box('mdat', cue)))).toEqual(['4-6 One']);
  });

  it('has no cue that its text makes up', () => {
    const text = 'a\n\n00:00:50.000 --> 00:00:51.000\nb';
    expect(read(joinBytes(initialization('wvtt'), segment(0, sample(1000, vttCue(text))))).cues).toHaveLength(1);
  });
});

describe('TTML in MP4', () => {
  it('has the times of its documents, and a line that segments share once', () => {
    const bytes = joinBytes(
      initialization('stpp'),
      segment(0, ttml(p(1, 2, 'One'), p(5, 7, 'Two'))),
      segment(6000, ttml(p(5, 7, 'Two'), p(8, 12, 'Three'))),
      segment(12_000, ttml(p(12, 14, 'Three'))),
      segment(18_000, ttml()),
    );
    expect(linesOf(bytes)).toEqual(['1-2 One', '5-7 Two', '8-14 Three']);
    expect(read(bytes).language).toBe('en');
  });

  it('counts times from the segment where all lie before it', () => {
    const bytes = joinBytes(initialization('stpp'), segment(0, ttml(p(1, 2, 'One'))), segment(6000, ttml(p(1, 2, 'Two'))));
    expect(linesOf(bytes)).toEqual(['1-2 One', '7-8 Two']);
  });

  it('ends a line without an end with its segment', () => {
    const bytes = joinBytes(
      initialization('stpp'),
      segment(0, ttml('<p begin="1s">One</p>')),
      segment(6000, ttml(p(7, 8, 'Two'))),
    );
    expect(linesOf(bytes)).toEqual(['1-6 One', '7-8 Two']);
  });
});

describe('any MP4', () => {
  const code = (bytes: Uint8Array) => {
    try {
      read(bytes);
      return undefined;
    } catch (error) {
      expect(error).toBeInstanceOf(Failure);
      expect((error as Failure).code).toMatch(/^(?:captionsEmpty|captionsUnreadable|tooLarge)$/);
      return (error as Failure).code;
    }
  };
  const fragment = segment(0, sample(1000, vttCue('One')));

  it.each([
    ['another codec', joinBytes(initialization('tx3g'), fragment), 'captionsUnreadable'],
    ['encrypted text', joinBytes(initialization('enct'), fragment), 'captionsUnreadable'],
    ['no initialization', fragment, 'captionsUnreadable'],
    ['no segments', initialization('wvtt'), 'captionsEmpty'],
    ['only empty samples', joinBytes(initialization('wvtt'), segment(0, sample(1000, emptySample))), 'captionsEmpty'],
    ['images', joinBytes(initialization('stpp'), segment(0, ttml('<image src="a"/>'))), 'captionsUnreadable'],
    [
      'endless samples',
      joinBytes(initialization('wvtt'), box('moof', box('traf', box('tfhd', 0x20000, 1), box('trun', 0, -1))), emptySample),
      'tooLarge',
    ],
    [
      'samples of one place',
      joinBytes(
        initialization('wvtt'),
        box('moof', ...Array.from({ length: 50 }, () => box('traf', box('tfhd', 0x20010, 1, 200), box('trun', 1, 1, 0)))),
      ),
      'captionsUnreadable',
    ],
  ])('with %s is refused', (_, bytes, expected) => expect(code(bytes)).toBe(expected));

  it('that is damaged has cues or a failure', () => {
    const files = [
      joinBytes(initialization('wvtt'), fragment, segment(1000, sample(1000, vttCue('Two', 'line:0', 'x')))),
      joinBytes(initialization('stpp'), segment(0, ttml(p(1, 2, 'One')))),
    ];
    const edit = fc.tuple(fc.nat(), fc.oneof(fc.nat(255), fc.constantFrom(0, 1, 0x7f, 0xff)));
    fc.assert(
      fc.property(fc.constantFrom(...files), fc.array(edit, { maxLength: 8 }), fc.nat(), (file, edits, cut) => {
        const bytes = file.slice(0, cut % 3 === 0 ? 8 + (cut % file.length) : file.length);
        for (const [at, value] of edits) bytes[8 + (at % (bytes.length - 8))] = value;
        code(bytes);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['segments', 'wvtt', (i: number) => segment(i * 1000, sample(1000, vttCue(`line ${i}`)))],
    ['documents', 'stpp', (i: number) => segment(i * 6000, ttml(p(i * 6, i * 6 + 1, `line ${i}`)))],
    ['fragments without samples', 'wvtt', () => box('moof', box('traf', box('tfhd', 0, 1)))],
    ['boxes', 'wvtt', () => box('free')],
    ['moov boxes', 'wvtt', () => box('moov', box('trak'))],
  ])('takes time in proportion to its %s', (_, codec, part) => {
    const parts = Array.from({ length: 4800 }, (_, i) => part(i));
    expectLinear(300, (size) => void code(Buffer.concat([initialization(codec), ...parts.slice(0, size)])));
  });
});
