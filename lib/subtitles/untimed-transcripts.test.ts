import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { estimateTimes, untimedCues } from './estimate-times.ts';
import { readCaptions } from './read-captions.ts';

const read = (text: string) => readCaptions({ text }, { format: 'plain-text' }).cues;
const turns = (text: string) => read(text).map(({ speaker, text }) => [speaker, text]);
const dialog = [
  ['Ann Moss', 'Hello.'],
  ['Bob (guest)', 'Hi, we talk about trains.'],
  ['Ann Moss', 'Why trains?'],
  ['Bob (guest)', 'They are fast.'],
];

describe('a transcript without times', () => {
  it.each([
    ['between blank lines', (name: string, text: string) => `${name}: ${text}\n\n`],
    ['on lines', (name: string, text: string) => `${name}: ${text}\n`],
    ['with names in bold', (name: string, text: string) => `**${name}:** ${text}\n`],
    ['with the colon behind the bold name', (name: string, text: string) => `__${name}__: ${text}\n\n`],
    ['with a space before the colon', (name: string, text: string) => `${name} : ${text}\n`],
    ['behind marks', (name: string, text: string) => `>> ${name}: ${text}\n`],
    ['in a list', (name: string, text: string) => `- ${name}: ${text}\n`],
    ['below names and blank lines', (name: string, text: string) => `${name}:\n\n${text}\n\n`],
    ['below names', (name: string, text: string) => `${name}\n${text}\n\n`],
  ])('has its speakers, with turns %s', (_, write) => {
    expect(turns(dialog.map(([name, text]) => write(name!, text!)).join(''))).toEqual(dialog);
  });

  it('takes no label above the first turn for a speaker, nor that of an address', () => {
    const heading = 'Title: A talk about trains\nSlides: https://example.org/slides';
    const [first, ...others] = dialog.map(([name, text]) => `${name}: ${text}`);
    expect(turns([heading, first, 'Video: https://example.org/video', ...others].join('\n\n'))).toEqual([
      [undefined, heading.replace('\n', ' ')],
      dialog[0],
      ['Ann Moss', 'Video: https://example.org/video'],
      ...dialog.slice(1),
    ]);
  });

  it('has the speaker of a turn in all of its paragraphs', () => {
    const text = 'Ann: One.\n\nTwo.\n\nBob: Three.\n\nAnn: Four.\n\nBob: Five.';
    expect(turns(text)[1]).toEqual(['Ann', 'Two.']);
  });

  it.each([['One.\nNote: two.\nThree.\nNote: four.'], ['Trains are fast: Note this.\n\nNote: that.\n\nThey are clean.']])(
    'takes no label of %j for a speaker',
    (text) => expect(read(text).map(({ speaker }) => speaker)).not.toContain('Note'),
  );

  it.each(['text/plain', 'text/markdown'])('is read where it is declared as %s', (contentType) => {
    const text = 'They are fast because there is little friction between wheels and rails. '.repeat(6);
    expect(readCaptions({ text }, { contentType }).format).toBe('plain-text');
  });

  it('is cut at ends of sentences, or words, in cues of some seconds', () => {
    const sentence = 'They are fast because there is little friction between the wheels and the rails. ';
    const cues = read(`Ann: ${sentence.repeat(20)}\n\nBob: ${'word '.repeat(200)}\n\nAnn: Why?\n\nBob: ${'速い列車'.repeat(50)}`);
    for (const { startTime, endTime } of cues) expect(endTime - startTime).toBeLessThan(15.001);
    const ofAnn = cues.filter(({ speaker }) => speaker === 'Ann').slice(0, -1);
    expect(ofAnn.length).toBeGreaterThan(5);
    for (const { text } of ofAnn) expect(text).toMatch(/^They .* rails\.$/);
    for (const { text } of cues.filter(({ text }) => text.startsWith('w'))) expect(text).toMatch(/^word( word)*$/);
    for (const [i, { startTime }] of cues.entries()) expect(startTime).toBe(cues[i - 1]?.endTime ?? 0);
  });

  it('loses no character where it is cut, and has no gap', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: fc.constantFrom('a', ' ', '. ', '速', '\n', '😀'), maxLength: 900 })),
        (paragraphs) => {
          const whole = untimedCues(paragraphs);
          const cut = estimateTimes(whole);
          expect(cut.map(({ text }) => text).join('')).toBe(whole.map(({ text }) => text).join(''));
          for (const [i, { startTime }] of cut.entries()) expect(startTime).toBe(cut[i - 1]?.endTime ?? 0);
        },
      ),
    );
  });
});
