import { describe, expect, it } from 'vitest';
import type { SpeechSegment } from '../ports/speech.ts';
import { meeting, roundTable } from './fixtures/cut-transcript.ts';
import { cutLoops, isLooping } from './repetition.ts';

const at = (text: string, startTime = 0, seconds = text.length / 15): SpeechSegment => ({
  text,
  startTime,
  endTime: startTime + seconds,
});
const rows = (text: string, times: number, seconds = text.length / 12) =>
  Array.from({ length: times }, (_, place) => at(text, place * seconds, seconds));
const textOf = (segments: SpeechSegment[]) => segments.map(({ text }) => text).join(' ');

describe('loops', () => {
  it.each([
    ['one word', [at(`so ${'the '.repeat(30)}end`)]],
    ['a phrase in one segment', [at('I mean, you know, '.repeat(12))]],
    ['a sentence, segment after segment', rows('Thank you for watching.', 8)],
    ['a long sentence', rows('And this is why we have to go there as soon as we possibly can.', 6)],
    ['over the borders of segments', [at('we go on and '.repeat(4)), at('we go on and '.repeat(4), 4)]],
    ['Chinese', [at('谢谢大家。'.repeat(15), 0, 30)]],
    ['Japanese', rows('ご視聴ありがとうございました', 7)],
    ['Thai', [at('ขอบคุณครับ '.repeat(12), 0, 20)]],
    ['Arabic', rows('شكرا لكم على المشاهدة', 8)],
    ['faster than anybody speaks', [at('and that is how it works '.repeat(4), 0, 1)]],
  ])('are detected: %s', (_, segments) => {
    expect(isLooping(segments)).toBe(true);
    expect(isLooping(cutLoops(segments))).toBe(false);
  });

  it.each([
    ['a refrain', rows('We all live in a yellow submarine, a yellow submarine, a yellow submarine', 2, 5)],
    [
      'a refrain that comes again',
      [0, 12, 24].flatMap((time) => [
        at('Let it be, let it be, let it be, let it be', time),
        at('Whisper words of wisdom', time + 6),
      ]),
    ],
    ['a list', [at('One apple, one pear, one plum, one peach, one cherry, one grape, one fig, one date, one quince.')]],
    ['counting', [at('one two three four five six seven eight nine ten eleven twelve thirteen fourteen')]],
    ['a cry', [at('No, no, no, no, no, no!')]],
    ['a deliberately repeated phrase', rows('We want justice!', 4, 2)],
    ['Chinese reduplication', [at('对对对对对，好好好，是是是是。')]],
    ['laughter', [at('哈哈哈哈哈哈')]],
  ])('are not detected in %s', (_, segments) => expect(isLooping(segments)).toBe(false));

  it('are not detected in real transcripts', () => {
    expect(isLooping(meeting)).toBe(false);
    expect(isLooping(roundTable)).toBe(false);
  });
});

describe('after removing a loop', () => {
  it('the phrase remains once, with everything around it', () => {
    const segments = [at('First we mix the flour.'), ...rows('Thank you.', 20), at('Then we bake.', 40)];
    expect(textOf(cutLoops(segments))).toBe('First we mix the flour. Thank you. Then we bake.');
  });

  it('the times remain', () => {
    const [first, second, ...none] = cutLoops([{ text: `well ${'so '.repeat(50)}yes`, startTime: 10, endTime: 30 }]);
    expect(first).toMatchObject({ text: 'well so', startTime: 10 });
    expect(second).toMatchObject({ text: 'yes', endTime: 30 });
    expect(second!.startTime).toBeGreaterThan(29);
    expect(none).toEqual([]);
  });

  it('everything remains where nothing loops', () => expect(cutLoops(meeting)).toEqual(meeting));
});

it('handles long answers', () => {
  expect(isLooping([at('a b c '.repeat(10_000), 0, 600)])).toBe(true);
});
