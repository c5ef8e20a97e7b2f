import { expect, it } from 'vitest';
import { replaceInCue } from './replace-in-cue.ts';
import { restoreNames } from './restore-names.ts';

const because = { source: 'title', text: 'Kubernetes and PyTorch' } as const;
const words = ['we', 'use', 'cooper', 'netties', 'and', 'pie', 'torch'].map((text, i) => ({
  text,
  startTime: i,
  endTime: i + 1,
}));
const cue = { index: 0, startTime: 0, endTime: 7, text: 'we use cooper netties and pie torch', words };
const replacements = [
  { at: 7, from: 'cooper netties', to: 'Kubernetes' },
  { at: 26, from: 'pie torch', to: 'PyTorch' },
];
const corrected = {
  cues: [replaceInCue(cue, replacements)],
  nameCorrections: [
    { cue: 0, at: 7, from: 'cooper netties', to: 'Kubernetes', because },
    { cue: 0, at: 22, from: 'pie torch', to: 'PyTorch', because },
  ],
};

it('replaces spans in the text and in the timed words', () => {
  expect(corrected.cues[0]!.text).toBe('we use Kubernetes and PyTorch');
  expect(corrected.cues[0]!.words.map(({ text, startTime, endTime }) => [text, startTime, endTime])).toEqual([
    ['we', 0, 1],
    ['use', 1, 2],
    ['Kubernetes', 2, 4],
    ['and', 4, 5],
    ['PyTorch', 5, 7],
  ]);
});

it('leaves timed words that are spelled otherwise than the text', () => {
  const other = { ...cue, words: [{ text: 'elsewhere', startTime: 0, endTime: 7 }] };
  expect(replaceInCue(other, replacements)).toMatchObject({ text: 'we use Kubernetes and PyTorch', words: other.words });
});

it('restores all recognized words', () => {
  const restored = restoreNames(corrected);
  expect(restored.cues[0]!.text).toBe(cue.text);
  expect(restored.nameCorrections).toBeUndefined();
});

it('restores some, and moves the corrections after them', () => {
  const restored = restoreNames(corrected, ({ to }) => to === 'Kubernetes');
  expect(restored.cues[0]!.text).toBe('we use cooper netties and PyTorch');
  expect(restored.nameCorrections).toEqual([{ ...corrected.nameCorrections[1], at: 26 }]);
});
