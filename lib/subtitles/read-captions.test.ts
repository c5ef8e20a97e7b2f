import { describe, expect, it } from 'vitest';
import { encodeBase64 } from '../encoding/base64.ts';
import { readCaptions } from './read-captions.ts';

const failing = (code: string) => expect.objectContaining({ name: 'Failure', code });
const base64 = (text: string) => encodeBase64(new TextEncoder().encode(text));
const vtt = (...cues: [times: string, text: string][]) =>
  `WEBVTT\n\n${cues.map(([times, text]) => `${times}\n${text}\n`).join('\n')}`;
const spans = (text: string) => readCaptions({ text }).cues.map(({ startTime, endTime, text }) => [startTime, endTime, text]);

describe('readCaptions', () => {
  it.each([
    ['', 'captionsEmpty'],
    [' \r\n\t\ufeff', 'captionsEmpty'],
    ['WEBVTT', 'captionsEmpty'],
    ['\ufeffWEBVTT\n\n', 'captionsEmpty'],
    ['{"body":[]}', 'captionsEmpty'],
    ['<transcript></transcript>', 'captionsEmpty'],
    ['WEBVTT\n\n00:01.000 --> 00:02.000\n<i> </i>\n', 'captionsEmpty'],
    ['<!DOCTYPE html><html><head><title>Before you continue</title></head><body>12:30</body></html>', 'captionsUnreadable'],
    ['<html lang="en"><time>10:30</time></html>', 'captionsUnreadable'],
    ['{"code":-101,"message":"not logged in"}', 'captionsUnreadable'],
    ['{"events":[', 'captionsUnreadable'],
    ['Too many requests', 'captionsUnreadable'],
    ['10:30 Service unavailable', 'captionsUnreadable'],
    ['\u0000\u0001\u0002PNG', 'captionsUnreadable'],
  ])('rejects %j as %s', (text, code) => {
    expect(() => readCaptions({ text })).toThrow(failing(code));
    expect(() => readCaptions({ base64: base64(text), contentType: 'text/vtt' })).toThrow(failing(code));
  });

  it('rejects what is too large, and invalid base64', () => {
    expect(() => readCaptions({ base64: 'A'.repeat(44_739_248) })).toThrow(failing('tooLarge'));
    expect(() => readCaptions({ text: ' '.repeat(33_554_433) })).toThrow(failing('tooLarge'));
    expect(() => readCaptions({ base64: '?' })).toThrow(failing('captionsUnreadable'));
  });

  it('detects the format by the content, not by its name', () => {
    const text = '<transcript><text start="1" dur="1">hi</text></transcript>';
    expect(readCaptions({ base64: base64(text), contentType: 'text/vtt' }, { format: 'webvtt' }).format).toBe('srv1');
  });

  it.each([
    ['我觉得这个问\n题很大', '我觉得这个问题很大'],
    ['今日は\nいい天気', '今日はいい天気'],
    ['你好。\nHello\nthere', '你好。Hello there'],
    ['안녕\n하세요', '안녕 하세요'],
  ])('joins the lines of %j as their script does', (written, text) =>
    expect(spans(vtt(['00:01.000 --> 00:02.000', written]))).toEqual([[1, 2, text]]),
  );

  it('reads the cues of a text track', () => {
    const cues = [
      { startTime: 5, endTime: Number.POSITIVE_INFINITY, text: '<v Bob>b &lt;' },
      { startTime: 1, endTime: Number.POSITIVE_INFINITY, text: '<i>a</i>' },
    ];
    expect(readCaptions({ cues })).toEqual({
      format: 'webvtt',
      cues: [
        { index: 0, startTime: 1, endTime: 5, text: 'a' },
        { index: 1, startTime: 5, endTime: 10, text: 'b <', speaker: 'Bob' },
      ],
    });
    expect(() => readCaptions({ cues: [] })).toThrow(failing('captionsEmpty'));
  });

  it('sorts, preserves overlaps and drops inverted cues', () => {
    const text = vtt(
      ['00:05.000 --> 00:09.000', 'late'],
      ['00:01.000 --> 00:06.000', 'early'],
      ['00:04.000 --> 00:03.000', 'inverted'],
      ['00:09.000 --> 99:59:59.999', 'endless'],
    );
    expect(spans(text)).toEqual([
      [1, 6, 'early'],
      [5, 9, 'late'],
      [9, 14, 'endless'],
    ]);
  });

  it('clamps a negative start, and extends a cue without duration to the next', () => {
    const text = JSON.stringify({
      body: [
        { from: -2, to: 1, content: 'a' },
        { from: -4, to: -3, content: 'gone' },
        { from: 3, to: 3, content: 'b' },
        { from: 5, to: 6, content: 'c' },
        { from: Number.NaN, to: 9, content: 'nowhere' },
      ],
    });
    expect(spans(text)).toEqual([
      [0, 1, 'a'],
      [3, 5, 'b'],
      [5, 6, 'c'],
    ]);
  });

  it('preserves simultaneous text, and counts equal layers once', () => {
    const text = vtt(
      ['00:01.000 --> 00:02.000', '<v Ann>Yes.'],
      ['00:01.000 --> 00:03.000', '<v Bob>No.'],
      ['00:04.000 --> 00:05.000', '你好'],
      ['00:04.000 --> 00:05.000', 'Hello'],
      ['00:04.000 --> 00:05.000', 'Hello'],
    );
    expect(readCaptions({ text }).cues).toEqual([
      { index: 0, startTime: 1, endTime: 2, text: 'Yes.', speaker: 'Ann' },
      { index: 1, startTime: 1, endTime: 3, text: 'No.', speaker: 'Bob' },
      { index: 2, startTime: 4, endTime: 5, text: '你好' },
      { index: 3, startTime: 4, endTime: 5, text: 'Hello' },
    ]);
  });

  it('joins equal text only of one speaker, at one position, while it is shown', () => {
    const text = vtt(
      ['00:01.000 --> 00:03.000', 'Yes.'],
      ['00:02.000 --> 00:04.000', 'Yes.'],
      ['00:03.500 --> 00:05.000 line:0', 'Yes.'],
      ['00:03.500 --> 00:05.000', '<v Ann>Yes.'],
      ['00:05.000 --> 00:06.000', 'No.'],
      ['00:06.000 --> 00:07.000', 'No.'],
    );
    expect(spans(text)).toEqual([
      [1, 4, 'Yes.'],
      [3.5, 5, 'Yes.'],
      [3.5, 5, 'Yes.'],
      [5, 6, 'No.'],
      [6, 7, 'No.'],
    ]);
  });

  it('extends cues without an end to the next start, also if several start at once', () => {
    expect(spans('[00:01.00]a\n[00:01.00]b\n[00:03.00]c')).toEqual([
      [1, 3, 'a'],
      [1, 3, 'b'],
      [3, 8, 'c'],
    ]);
  });

  it('accepts sparse tracks, music and scripts without spaces or Latin letters', () => {
    for (const words of ['[♪]', '音楽', '안녕', 'สวัสดีครับ', 'مرحبا', '…'])
      expect(spans(vtt(['10:00.000 --> 10:01.000', words]))).toEqual([[600, 601, words]]);
  });

  it('removes control characters and fillers, and preserves joiners', () => {
    expect(spans(vtt(['00:01.000 --> 00:02.000', '\u200b a\u0007\u00a0\u3000b \ufeff👩\u200d👧 می\u200cروم']))).toEqual([
      [1, 2, 'a b 👩\u200d👧 می\u200cروم'],
    ]);
  });
});
