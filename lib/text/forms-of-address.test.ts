import { describe, expect, it } from 'vitest';
import { composeTitles } from './compose-titles.ts';
import { isFormOfAddress } from './forms-of-address.ts';
import { keyPhrases } from './key-phrases.ts';

describe('isFormOfAddress', () => {
  it.each([
    ['pt', 'Senhor deputado', true],
    ['fr', ' Monsieur le ministre', true],
    ['es', 'señoras y señores', true],
    ['de', 'meine Damen und Herren', true],
    ['it', 'Onorevole collega', true],
    ['ru', 'Уважаемые коллеги', true],
    ['pt', 'o senhor deputado não respondeu', false],
    ['de', 'Herr und Hund gehen in den Park', false],
    ['ja', '先生', false],
  ])('judges in %s “%s”: %s', (language, clause, expected) => expect(isFormOfAddress(clause, language)).toBe(expected));

  it('is neither the title nor a phrase of a debate that repeats it', () => {
    const units = [
      'Senhor deputado, o hospital público não tem médicos suficientes.',
      'O senhor deputado disse que o hospital público recebe mais dinheiro.',
      'Senhor presidente, o senhor deputado não respondeu à pergunta.',
      'O salário dos enfermeiros subiu três por cento, senhor deputado.',
      'A ministra apresentou ontem o plano para o hospital público.',
      'Senhor deputado, o governo contratou duzentos médicos em setembro.',
    ].map((text) => ({ text }));
    expect(composeTitles(units, [0], 'pt')).toEqual(['Hospital público']);
    expect(keyPhrases(units, { language: 'pt', maxCount: 1 }).map(({ text }) => text)).toEqual(['hospital público']);
  });
});
