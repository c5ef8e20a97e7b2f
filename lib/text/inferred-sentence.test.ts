import { describe, expect, it } from 'vitest';
import { isLikelyWhole } from './inferred-sentence.ts';

describe('isLikelyWhole', () => {
  it('takes a sentence for whole that starts, ends and has a verb as one does', () => {
    expect(isLikelyWhole('La cebolla mantiene la tortilla húmeda.', 'El aceite está caliente.', 'es')).toBe(true);
    expect(isLikelyWhole('Beyin küçük görevleri tehdit olarak algılamıyor.', undefined, 'tr')).toBe(true);
  });

  it.each([
    ['starts within a clause', 'Bastante con un minuto la tortilla sigue.', undefined],
    ['ends within a clause', 'La cebolla mantiene la tortilla.', 'Húmeda por dentro.'],
    ['has no verb', 'El aceite y la cebolla de la receta.', undefined],
    ['holds two clauses that nothing joins', 'El aceite está en la sartén grande la cebolla tiene mucha agua.', undefined],
    ['is too long', `El aceite está${' muy caliente'.repeat(15)}.`, undefined],
  ])('does not where it %s', (_, text, next) => {
    expect(isLikelyWhole(text, next, 'es')).toBe(false);
  });

  it('is no judgment in languages whose ends are marked in other ways', () => {
    expect(isLikelyWhole('of the street', undefined, 'en')).toBe(true);
  });
});
