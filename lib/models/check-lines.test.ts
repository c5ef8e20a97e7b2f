import { describe, expect, it } from 'vitest';
import { createGrounding } from '../grounding/ground.ts';
import { createLineChecker } from './check-lines.ts';

const units = [
  { speaker: 'Ann', text: 'Our oven in London costs 12,000 pounds, and delivery takes three weeks.' },
  { speaker: 'Carl', text: 'The bank will decide on the loan in September, after it has seen our sales figures.' },
];
const grounding = createGrounding(units, 'en');
const checkIn = (language: string, isCustom = false) => {
  const check = createLineChecker({ grounding, language, isCustom });
  return (text: string, cites: number[]) => check([{ text, cites }], [1]);
};
const weather = 'Whales migrate through the coldest oceans every winter.';

describe('a line', () => {
  it('that shares no words is left out in the transcript’s language', () => {
    for (const cites of [[], [0]])
      expect(checkIn('en')(weather, cites)).toMatchObject({ lines: [], leftOut: [{ text: weather }] });
  });

  it.each([
    ['to the user’s own prompt', 'en', true, weather],
    ['in another language', 'de', false, 'Das Wetter war gestern sehr schön, und alle haben sich gefreut.'],
    ['in another language with a name in another form', 'fr', false, 'Le four acheté à Londres est livré par bateau.'],
  ])('%s that shares no words is marked, and cites what it is about', (_, language, isCustom, text) => {
    expect(checkIn(language, isCustom)(text, [])).toEqual({ lines: [{ text, cites: [1], isUnsupported: true }], leftOut: [] });
  });

  it.each([
    ['absent', 'Der Ofen kostet 17.000 Pfund.', [0]],
    ['of other cues', 'Der Kredit beträgt 12.000 Pfund.', [1]],
  ])('in another language with a number that is %s is left out', (_, text, cites) => {
    expect(checkIn('de')(text, cites).leftOut).toMatchObject([
      { text, problems: expect.arrayContaining([expect.objectContaining({ kind: 'number' })]) },
    ]);
  });

  it('without cites gets its place', () => {
    const text = 'The bank decides on the loan in September.';
    expect(checkIn('en')(text, [])).toEqual({ lines: [{ text, cites: [1] }], leftOut: [] });
  });
});
