import { describe, expect, it } from 'vitest';
import { createGrounding } from './ground.ts';

const problems = (spoken: string, sentence: string, language: string) =>
  createGrounding([{ text: spoken }], language)
    .ground([sentence], language)[0]!
    .problems.map(({ text }) => text);

describe('findAbbreviated', () => {
  it.each([
    ['en', 'The European Union wants to ban the ovens.', 'The EU wants to ban the ovens.'],
    ['en', 'The United States wants to ban the ovens.', 'The U.S. wants to ban the ovens.'],
    ['en', 'The United States wants to ban the ovens.', 'The USA wants to ban the ovens.'],
    ['es', 'Los Estados Unidos quieren prohibir los hornos.', 'EEUU quiere prohibir los hornos.'],
    ['de', 'Die künstliche Intelligenz ersetzt die Bäcker in der Stadt.', 'KI ersetzt die Bäcker in der Stadt.'],
    ['fr', 'L’Organisation des nations unies veut interdire les fours.', 'L’ONU veut interdire les fours.'],
    ['es', 'Los Estados Unidos quieren prohibir los hornos.', 'EE. UU. quiere prohibir los hornos.'],
  ])('accepts in %s an acronym of words that were said: %s', (language, spoken, sentence) => {
    expect(problems(spoken, sentence, language)).toEqual([]);
  });

  it('accepts no other acronym', () => {
    expect(problems('The European Union wants to ban the ovens.', 'The UN wants to ban the ovens.', 'en')).toEqual(['UN']);
  });
});
