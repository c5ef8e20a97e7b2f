import { expect, it } from 'vitest';
import { findHiddenPart } from './find-hidden-part.ts';

const hiddenIn = (text: string, language: string) => {
  const part = findHiddenPart(text, language);
  return part && text.slice(part.from, part.to);
};

it.each([
  ['A dough of rye needs 18 hours to rise.', 'en', '18'],
  ['The railways adopted the time of Greenwich in their stations.', 'en', 'Greenwich'],
  ['The standard was proposed by Sandford Fleming at a conference.', 'en', 'Sandford Fleming'],
  ['Ann Baker: A dough of rye rises slowly in the refrigerator.', 'en', 'refrigerator'],
  ['Bread rises because yeast releases carbon dioxide into the dough.', 'en', 'releases'],
  ['Der Teig braucht eine lange Gärung, damit das Brot gelingt.', 'de', 'Gärung'],
  ['Le réseau ferroviaire imposa l’heure de Greenwich à toutes les villes.', 'fr', 'Greenwich'],
  ['铁路公司采用格林威治时间是因为列车需要统一的时刻表。', 'zh', '格林威治'],
])('hides a part of "%s"', (text, language, part) => expect(hiddenIn(text, language)).toBe(part));

it('hides nothing that the rest of the sentence repeats', () => {
  expect(hiddenIn('In 1884 delegates met, and since 1884 the world has one meridian.', 'en')).not.toBe('1884');
  // In lower case, each İ has two characters.
  const turkish = 'In İstanbul and İzmir 1884 delegates met, and since 1884 the world has one meridian.';
  expect(hiddenIn(turkish, 'en')).not.toBe('1884');
});

it.each([
  ['Yes.', 'en'],
  ['', 'en'],
  ['Thank you.', ''],
  ['🙂🙂🙂', ''],
])('hides nothing in "%s"', (text, language) => expect(hiddenIn(text, language)).toBeUndefined());
