import { expect, it } from 'vitest';
import { createGrounding } from './ground.ts';

it.each([
  ['pl', 'Nowak nie podał się do dymisji i nie zamierza tego robić.', 'Nowak nie zamierza podać się do dymisji.'],
  ['fr', 'Le maire n’a pas signé le contrat, et il ne le fera pas avant mai.', 'Le contrat n’est pas signé par le maire.'],
  ['de', 'Am elften Juni beginnt die Sitzung in Leipzig, nicht in Bremen.', 'Die Sitzung in Leipzig beginnt am 11. Juni.'],
  ['en', 'The meeting begins in Leeds, not in York.', 'The meeting begins in Leeds.'],
  ['es', 'No quedan entradas para el sábado en Bilbao.', 'Las entradas del sábado en Bilbao están agotadas.'],
  ['fr', 'Une famille sur quatre a une voiture à Nantes.', 'À Nantes, 25 % des familles ont une voiture.'],
  ['de', 'Er ist weder Arzt noch Anwalt, sondern Bäcker.', 'Er ist Bäcker, kein Arzt und kein Anwalt.'],
  ['nl', 'Om half tien begint de rechtszaak in Utrecht.', 'De rechtszaak in Utrecht begint om 9.30 uur.'],
  ['es', 'El tren sale a las seis menos cuarto.', 'El tren sale a las 17:45.'],
  ['zh', '会议定在下午两点半。', '会议在14:30举行。'],
  ['de', 'Eine Kilowattstunde Strom kostet dreißig Cent.', 'Strom kostet 30 Cent pro kWh.'],
  ['id', 'Harga beras naik tiga ribu rupiah.', 'Harga beras naik Rp3.000.'],
])('accepts in %s: %s', (language, spoken, sentence) => {
  expect(createGrounding([{ text: spoken }], language).groundCited(sentence, [0], language).problems).toEqual([]);
});

it.each([
  ['en', 'Unfortunately, not all of the whales survived the storm.', 'Unfortunately all of the whales survived the storm.'],
  ['de', 'Die Stadt hat beschlossen, nicht zu verkaufen.', 'Die Stadt hat beschlossen zu verkaufen.'],
  ['de', 'Die Stadt will versuchen, nicht in Leipzig zu bauen.', 'Die Stadt will versuchen, in Leipzig zu bauen.'],
  ['fr', 'À Lyon, pas un train ne circule ce matin.', 'À Lyon, un train circule ce matin.'],
  ['nl', 'De stad heeft besloten, niet in Utrecht te bouwen.', 'De stad heeft besloten in Utrecht te bouwen.'],
])('notices in %s a negation behind a comma that is no contrast: %s', (language, spoken, sentence) => {
  const { problems } = createGrounding([{ text: spoken }], language).groundCited(sentence, [0], language);
  expect(problems.map(({ kind }) => kind)).toContain('negation');
});
