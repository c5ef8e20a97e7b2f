import { describe, expect, it } from 'vitest';
import { readNames } from './read-names.ts';

const names = (text: string, language: string) => readNames(text, language).map(({ text: name }) => name);

describe('readNames', () => {
  it.each([
    ['fr', 'L’ONU veut encadrer les loyers.', ['ONU']],
    ['fr', 'En ville, l’Espagne encadre les loyers.', ['Espagne']],
    ['fr', 'D’Annecy, on voit le lac.', ['Annecy']],
    ['fr', 'L’équipe a gagné.', []],
    ['it', 'Il sindaco dell’Aquila ha parlato.', ['Aquila']],
    ['en', 'They met O’Brien in York.', ['O’Brien', 'York']],
    ['es', 'EE. UU. y la EEUU quieren prohibir los hornos.', []],
  ])('finds in %s the names of: %s', (language, text, expected) => {
    expect(names(text, language)).toEqual(expected);
  });
});
