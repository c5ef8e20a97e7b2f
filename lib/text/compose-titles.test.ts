import { describe, expect, it } from 'vitest';
import { composeTitles } from './compose-titles.ts';
import { talk, talkInChinese } from './fixtures/talk.ts';
import { talks } from './fixtures/talks.ts';
import { rankTitles } from './rank-titles.ts';
import { splitWords } from './split-words.ts';
import { stopwords } from './stopwords.ts';
import { titleLanguage } from './title-language.ts';

const asUnits = (texts: readonly string[]) => texts.map((text) => ({ text }));
const sentences = asUnits(talk.split(/(?<=\.)\s+/));
const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');
/** Whether a title is a phrase of a sentence, or two of one sentence with an "and" between them. */
const standsIn = (sentence: string, title: string, language: string) => {
  const { conjunction, coordinators } = titleLanguage(language);
  const [first = '', second] = conjunction === '' ? [plain(title)] : plain(title).split(conjunction);
  const [, ...behind] = plain(sentence).split(first);
  return (
    plain(sentence).includes(plain(title)) ||
    (second !== undefined &&
      behind.some((text) => splitWords(text.split(second)[0]!, language).some((word) => coordinators.has(word))))
  );
};

describe('the titles of chapters', () => {
  it('are phrases of one sentence that name the subject', () => {
    const titles = composeTitles(sentences, [0, 10, 20], 'en');
    expect(titles[0]).toMatch(/bee|hive|colony|honey/i);
    expect(titles[1]).toMatch(/bread|starter|sourdough/i);
    expect(titles[2]).toMatch(/lighthouse|lamp/i);
    for (const title of titles) {
      expect(sentences.some(({ text }) => standsIn(text, title, 'en'))).toBe(true);
      expect(title).toMatch(/^[A-Z][^,]+$/);
    }
  });

  it.each(talks)('stand in the text and have no function word at either end, in $language', ({ language, sentences }) => {
    const titles = composeTitles(asUnits(sentences), [0, 6], language);
    expect(new Set(titles).size).toBe(2);
    for (const title of titles) {
      expect(
        // In Thai nothing marks where a sentence ends.
        [...sentences, sentences.join('')].some((text) => standsIn(text, title, language)),
        title,
      ).toBe(true);
      const words = splitWords(title, language);
      expect([words[0], words.at(-1)].filter((word) => stopwords(language).has(word!))).toEqual([]);
    }
  });

  it('divide Chinese at words, without particles at the ends', () => {
    const units = asUnits(talkInChinese.split(/(?<=。)/));
    const titles = composeTitles(units, [0, 7], 'zh');
    expect(titles[0]).toMatch(/蜜蜂|蜂蜜|蜂群/);
    expect(titles[1]).toMatch(/面包|面团/);
    for (const title of titles) {
      expect(units.some(({ text }) => standsIn(text, title, 'zh'))).toBe(true);
      expect(title).not.toMatch(/^[的了和是在]|[的了和是在、]$/);
    }
  });

  it.each([
    ['en', 'The kitchen opens at thirty minutes past the hour, and welcome to it.', /^(?:thirty|welcome)|(?:thirty|welcome)$/i],
    ['ar', 'السلام عليكم ورحمة الله وبركاته، المطبخ الجديد جميل.', /عليكم|ورحمة/],
  ])('name no spelled number and no greeting, in %s', (language, text, other) => {
    const spoken = Array.from({ length: 6 }, () => text);
    for (const { text: title } of rankTitles(asUnits(spoken), [0], language)) expect(title).not.toMatch(other);
  });

  it('end without the ending of a genitive', () => {
    const spoken = Array.from({ length: 6 }, () => 'They had read the government’s.');
    expect(composeTitles(asUnits(spoken), [0], 'en')).toEqual(['Government']);
  });

  it('name no speaker, and no time of the day', () => {
    const spoken = [
      'The morning belongs to Ruth.',
      'Every morning we water the hydrangeas of Ruth.',
      'The hydrangeas need shade at noon.',
    ];
    const units = spoken.map((text, i) => ({ text, speaker: i === 1 ? 'Paul' : 'Ruth' }));
    expect(composeTitles(units, [0], 'en')).toEqual(['Hydrangeas']);
  });

  it('have two phrases as they are spoken together, and no "and" that nobody said', () => {
    const spoken = [
      'A version of the signet code is out.',
      'Is the version old?',
      'Signet code is short.',
      'That version was slow, and the signet code was slower.',
    ];
    const titles = rankTitles(asUnits(spoken), [0], 'en').map(({ text }) => text);
    expect(titles).toContain('version of the signet code');
    expect(titles.filter((title) => title.includes(' and '))).toEqual([]);
    const joined = Array.from({ length: 3 }, () => 'Miners test the fork and our signet code.');
    expect(rankTitles(asUnits(joined), [0], 'en').map(({ text }) => text)).toContain('fork and signet code');
  });

  it('are no two nouns between which only an article stands', () => {
    const spoken = ['With public keys our signature is short.', 'Public keys matter.', 'The signature is old.'];
    const titles = rankTitles(asUnits([...spoken, ...spoken]), [0], 'en').map(({ text }) => text);
    expect(titles.filter((title) => / our /.test(title))).toEqual([]);
  });

  it('are not divided by a preposition behind an "and", and start with no participle', () => {
    const spoken = ['They collected the data and from experiments the rules.', 'Introduced the data in experiments.'];
    const titles = rankTitles(asUnits([...spoken, ...spoken, ...spoken]), [0], 'en').map(({ text }) => text);
    expect(titles.filter((title) => /and from|^introduced/i.test(title))).toEqual([]);
  });

  it.each([
    ['The goals include security for the signet.', /include/i],
    ['The recipe my grandmother taught for the signet.', /taught/i],
    ['A witness the signature needs is here.', /witness the/i],
    ['Our signet to monitor the invoice is here.', /to monitor the/i],
    ['They get rid of the invoice of the signet.', /^rid of/i],
    ['In terms of the invoice of the signet, it is here.', /^terms of/i],
    ['The invoice in terms, the rest of the invoices and top of the signets are here.', /in terms$|^rest of|^top of/i],
    ['They hold on to the signet, the invoice on to the signet.', /on to/i],
    ['An honourable member, the main point and the idea are here.', /^(?:honourable |main )?(?:member|point|idea)$/i],
    ['A particular invoice and a bunch of signets are here.', /^(?:particular|bunch)/i],
  ])('are no verb with its object, no part of a preposition and nothing general: %s', (text, other) => {
    const titles = rankTitles(asUnits([text, text, text]), [0], 'en').map((title) => title.text);
    expect(titles.filter((title) => other.test(title))).toEqual([]);
  });

  it('are not cut before their last noun, unless a verb is behind them', () => {
    const spoken = 'The Bitcoin development mailing list is old. The signet invoice showed the fee.';
    const titles = rankTitles(asUnits([spoken, spoken, spoken]), [0], 'en').map(({ text }) => text);
    expect(titles).toContain('signet invoice');
    expect(titles.filter((title) => /development$|mailing$/.test(title))).toEqual([]);
  });

  it('are what someone does, where they begin with that', () => {
    const spoken = ['We saw the modifying the fee here.', 'The modifying the fee is here.', 'Of modifying the fee.'];
    expect(rankTitles(asUnits(spoken), [0], 'en').map(({ text }) => text)).toContain('modifying the fee');
  });

  it('do not begin with a suffix in Chinese', () => {
    const spoken = ['去中心化的文件储存很重要。', '我们谈市场化的文件储存。', '老板化的文件储存很贵。'];
    const titles = rankTitles(asUnits(spoken), [0], 'zh').map(({ text }) => text);
    expect(titles).toContain('市场化的文件储存');
    expect(titles.filter((title) => title.startsWith('化'))).toEqual([]);
  });

  it('end with no part of a word, and are no amount, in Chinese and Japanese', () => {
    const titlesOf = (text: string, language: string) =>
      rankTitles(asUnits(Array.from({ length: 4 }, () => text)), [0], language).map((title) => title.text);
    const chinese = titlesOf('最近很火的扫地机器人很贵，一百二十平米的房子一次扫完。', 'zh');
    expect(chinese).toContain('房子');
    expect(chinese.filter((title) => /^火|机器$|[一二]/u.test(title))).toEqual([]);
    expect(titlesOf('社会保障費は三十八兆円に増えました。', 'ja').filter((title) => title.includes('兆'))).toEqual([]);
  });

  it('leave the clause of a greeting to others, and compound numbers', () => {
    const greeting = asUnits(['Herzlich willkommen zur Folge von Bodenhaftung, dem Podcast über Kompost.']);
    expect(rankTitles(greeting, [0], 'de').map(({ text }) => text)).not.toContain('Folge von Bodenhaftung');
    const numbers = asUnits(['Cherki égalise à la cinquante-troisième minute.', 'La cinquante-troisième minute est belle.']);
    expect(rankTitles(numbers, [0], 'fr').filter(({ text }) => /cinquante/i.test(text))).toEqual([]);
  });

  it('join a subject and what is said of it by the possessive particle, in Chinese', () => {
    const units = asUnits([
      '冷钱包很受欢迎，但是很多人不知道风险。',
      '冷钱包丢了怎么办？这就是风险。',
      '我觉得用冷钱包，大家要先了解风险。',
      '冷钱包存在家里，风险在于火灾。',
    ]);
    expect(composeTitles(units, [0], 'zh')[0]).toMatch(/钱包.*的风险$/);
  });

  it('are no two alike, and run out rather than repeat', () => {
    const units = Array.from({ length: 60 }, () => ({ text: 'All work and no play makes Jack a dull boy.' }));
    const titles = composeTitles(units, [...units.keys()], 'en').filter((title) => title !== '');
    expect(titles.length).toBeGreaterThan(3);
    expect(new Set(titles.map(plain)).size).toBe(titles.length);
  });

  it('keep the spelling of names', () => {
    const title = (...texts: string[]) => composeTitles(asUnits(texts), [0], 'en')[0];
    expect(title('Here is Mount Everest.', 'We saw Mount Everest.')).toMatch(/^(?:Mount )?Everest$/);
    expect(title('And this is iOS.', 'What about iOS?')).toBe('iOS');
    expect(title('HERE IS THE GRANITE.', 'WE LIKE GRANITE.')).toBe('Granite');
    expect(title('here is the granite', 'we like granite')).toBe('Granite');
  });

  it('are not the heading of another chapter', () => {
    const units = sentences.map((unit, i) => ({ ...unit, startTime: i * 10, endTime: i * 10 + 9 }));
    const [first] = composeTitles(units, [0, 10, 20], 'en');
    const slides = [{ startTime: 100, text: `${first!.toUpperCase()}\nBread` }];
    const spoken = units.map((unit, i) => (i === 11 ? { ...unit, text: `${unit.text} It is ${first}.` } : unit));
    const titles = composeTitles(spoken, [0, 10, 20], 'en', { slides });
    expect(titles[1]).toBe(first!.toUpperCase());
    expect(plain(titles[0]!)).not.toBe(plain(first!));
    expect(titles[0]).not.toBe('');
  });

  it('are a short sentence where there is no phrase, and empty without words', () => {
    expect(
      composeTitles(
        asUnits(['So what is it that we do?', 'I see, and that is how we do all of this and more of it.']),
        [0],
        'en',
      ),
    ).toEqual(['What is it that we do?']);
    expect(composeTitles(asUnits(['[Music]', '♪']), [0, 1], 'en')).toEqual(['', '']);
  });
});
