import { describe, expect, it } from 'vitest';
import { extractTerms } from './extract-terms.ts';

describe('extractTerms', () => {
  it.each([
    [
      'en',
      "The bees are moving; she's moved the honey, and stories of running.",
      ['bee', 'move', 'move', 'honey', 'story', 'run'],
    ],
    ['en', 'Our studies studied 1234 classes', ['study', 'study', 'class']],
    ['en', "The settings, the news and the evening's theme", ['set', 'new', 'even', 'them']],
    ['en', "She's taking what makes today's needs, showing everybody's", []],
    ['de', 'Die Entwicklungen und die Entwicklung', ['entwic', 'entwic']],
    ['zh', '我们讨论蜜蜂和蜂蜜', ['讨论', '蜜蜂', '蜂蜜']],
    ['ko', '꿀벌은 설탕을 먹는다', ['꿀벌', '설탕', '먹는다']],
    ['ar', 'العسل والعسل', ['عسل', 'عسل']],
    ['', 'kwa asali', ['kwa', 'asali']],
  ])('%s: %s', (language, text, expected) => {
    expect(extractTerms(text, language)).toEqual(expected);
  });

  it.each([
    ['fr', "Lorsqu’il dort, l'autonomie d’autrui s'arrête.", ['dort', 'autono', 'autrui', 'arret']],
    ['fr', 'Coûte-t-il cher, est-ce vrai ? Pouvez-vous prendre rendez-vous ?', ['cout', 'cher', 'vrai', 'prendr', 'rendez']],
    ['it', "Qual è l'autonomia dell’auto? Dov’è l’ape?", ['autono', 'aut', 'ape']],
  ])('%s: leaves out what is joined to a word: %s', (language, text, expected) => {
    expect(extractTerms(text, language)).toEqual(expected);
  });

  it('finds words in Japanese and Thai', () => {
    expect(extractTerms('東京の天気予報', 'ja')).toContain('東京');
    expect(extractTerms('ผึ้งกินน้ำผึ้ง', 'th')).toContain('ผึ้ง');
  });
});
