import { expect, test } from 'vitest';
import { standingOf } from './standing.ts';

test.each([
  ['en', 'Another thing is the price of the battery.'],
  ['zh', '第三个就是电池的价格。'],
  ['de', 'Der dritte Punkt ist der Preis der Batterie.'],
  ['fr', 'La troisième, c’est le prix de la batterie.'],
  ['es', 'El tercer punto es el precio de la batería.'],
  ['pt', 'A terceira é o preço da bateria.'],
  ['it', 'L’altro problema è il prezzo della batteria.'],
  ['nl', 'De derde reden is de prijs van de batterij.'],
  ['en', 'The third one is the price of the battery.'],
  ['en', 'The fourth option is a solar cell.'],
  ['en', 'The other twenty five percent have no battery.'],
  ['en', 'The last is the price of the battery.'],
  ['en', 'The next piece of this is the battery.'],
  ['en', 'There’s a third option, a solar cell.'],
])('%s: a sentence that counts something unnamed is dependent: %s', (language, text) => {
  expect(standingOf(text, language)).toBe('dependent');
});

test.each([
  ['en', 'The second part of the library is the battery of the player.'],
  ['en', 'The last battery is full.'],
  ['zh', '第三个电池的价格很高。'],
])('%s: a sentence that names what it counts stands alone: %s', (language, text) => {
  expect(standingOf(text, language)).toBe('alone');
});
