import { describe, expect, it } from 'vitest';
import { isInFirstPerson } from './first-person.ts';

describe('isInFirstPerson', () => {
  it.each([
    ['en', 'The case that we chose is of rubber.'],
    ['de', 'Das Gehäuse bauen wir aus Gummi.'],
    ['fr', 'À Lyon, j’ai vu cela.'],
    ['fr', 'Cela me plaît.'],
    ['es', 'Habló conmigo de la batería.'],
    ['it', 'Me lo ha detto.'],
    ['ru', 'В нашем городе три школы.'],
    ['ru', 'Он говорил со мной о батарее.'],
    ['pl', 'W naszym mieście są trzy szkoły.'],
    ['tr', 'Bunu benden istediler.'],
    ['ko', '그 문제는 나도 압니다.'],
    ['hi', 'उसने मुझसे बात की।'],
    ['zh', '外壳的材料我们决定用橡胶。'],
    ['ja', '電池は私が選びました。'],
  ])('notices who speaks of themselves: %s, %s', (language, text) => {
    expect(isInFirstPerson(text, language)).toBe(true);
  });

  it.each([
    ['en', 'World War I began in 1914.'],
    ['en', 'The welcome was warm.'],
    ['nl', 'De mijn in Limburg werd gesloten.'],
    ['pt', 'A bateria fica nos bolsos.'],
    ['ja', '私立大学の学費は高い。'],
    ['zh', '自我意识很重要。'],
    ['ko', '나라의 경제가 어렵습니다.'],
    ['xx', 'I we my.'],
  ])('takes nothing else for it: %s, %s', (language, text) => {
    expect(isInFirstPerson(text, language)).toBe(false);
  });
});
