import { expect, it } from 'vitest';
import { isWithinAmount } from './spoken-amounts.ts';

/** Reads words of which `|` marks the gap. */
const isWithin = (spoken: string) => {
  const [before = '', after = ''] = spoken.split(' | ').map((part) => part.split(' '));
  const words = [...before, ...after].map((text) => ({ text, startUnit: 0, start: 0, unit: 0, end: 0 }));
  return isWithinAmount(words, before.length - 1);
};

it.each([
  'a six | point three inch screen',
  'a six point | three inch screen',
  'a six point three | inch screen',
  'charging is nearly | twenty minutes slower',
  'on october | twenty third in this room',
  'on october twenty | third in this room',
  'on october | third in this room',
  'it costs | one thousand two hundred',
  'it costs one | thousand two hundred',
  'it costs one thousand two | hundred',
  'it lasts | 20 hours',
  'there were 5 | million people',
])('sees a number in %j', (spoken) => expect(isWithin(spoken)).toBe(true));

it.each([
  'that is a good one | two people came',
  'that is a good point | three people came',
  'that is what it takes | one of them came',
  'the room was full | twenty people came',
  'they came twenty | then five left',
  'that was 2019 | 5 people came',
])('sees none in %j', (spoken) => expect(isWithin(spoken)).toBe(false));
