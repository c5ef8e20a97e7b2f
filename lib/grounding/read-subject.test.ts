import { describe, expect, it } from 'vitest';
import { readSubject } from './read-subject.ts';

describe('readSubject', () => {
  it.each([
    ['en', 'Microsoft said that the oven is too old.', 'Microsoft'],
    ['en', 'Osterman also proposed another oven.', 'Osterman'],
    ['de', 'Scholz sagte, dass der Ofen zu alt ist.', 'Scholz'],
    ['fr', 'Paul a fait une proposition.', 'Paul'],
    ['es', 'Marta dijo que el horno es viejo.', 'Marta'],
    ['pt', 'Marta disse que o forno é velho.', 'Marta'],
    ['it', 'Marta ha detto che il forno è vecchio.', 'Marta'],
    ['nl', 'Marta zei dat de oven oud is.', 'Marta'],
  ])('finds in %s the name at the start of: %s', (language, text, name) => expect(readSubject(text, language)?.text).toBe(name));

  it.each([
    ['en', 'Besides, they said that the oven is old.'],
    ['en', 'Critics said that the oven is old.'],
    ['en', 'Management suggested a new oven.'],
    ['en', 'Consensus was reached.'],
    ['de', 'Leute sagten, dass der Ofen alt ist.'],
    ['de', 'Vieles sagte er nicht.'],
    ['fr', 'Personne a dit cela.'],
    ['th', 'ไมโครซอฟท์กล่าวว่า'],
  ])('finds in %s none in: %s', (language, text) => expect(readSubject(text, language)).toBeUndefined());
});
