import { expect, it } from 'vitest';
import { randomOf, talk } from './fixtures/cut-transcript.ts';
import { simulateTranscripts, slowSpeech, type ways } from './fixtures/slow-speech.ts';
import { joinTranscripts } from './join-transcripts.ts';
import { spokenWords } from './spoken-words.ts';

/** Counts the words of one that are missing in the other, and the additional ones. */
function differences(expected: string[], actual: string[]): { lost: number; added: number } {
  let row = new Array<number>(actual.length + 1).fill(0);
  for (const word of expected) {
    const next = [0];
    for (const [at, other] of actual.entries()) next.push(word === other ? row[at]! + 1 : Math.max(next[at]!, row[at + 1]!));
    row = next;
  }
  const common = row.at(-1)!;
  return { lost: expected.length - common, added: actual.length - common };
}

/** About 340 seams each. */
const talks = 24;
const seconds = 240;

it.each<[keyof typeof ways, number]>([
  ['phrases', 0.0005],
  ['long segments', 0.001],
  ['one text', 0.004],
])('words without times of slow speech stay at the seams, transcribed as %s', (way, share) => {
  let [all, seams, lost, added] = [0, 0, 0, 0];
  for (let seed = 1; seed <= talks; seed++) {
    const random = randomOf(seed * 7919);
    const words = slowSpeech(talk, seconds, random);
    const chunks = simulateTranscripts(words, way, random);
    const actual = joinTranscripts(chunks).flatMap((cue) => spokenWords(cue).map(({ plain }) => plain));
    const found = differences(
      words.map(({ plain }) => plain),
      actual,
    );
    all += words.length;
    seams += chunks.length - 1;
    lost += found.lost;
    added += found.added;
  }
  expect(seams).toBeGreaterThan(330);
  expect({ lost: lost / all, added: added / all }, `${lost} lost, ${added} added of ${all}`).toEqual({
    lost: expect.toSatisfy((rate: number) => rate <= share),
    added: expect.toSatisfy((rate: number) => rate <= share),
  });
});
