import { describe, expect, it } from 'vitest';
import { composeOverview } from './compose-overview.ts';
import { readDocument } from './document.ts';
import { talks } from './fixtures/talks.ts';
import type { TextUnit } from './text-unit.ts';

const overviewOf = (units: readonly TextUnit[], language: string, seconds = 0) =>
  composeOverview(units, readDocument(units, language), seconds);

const english = talks.find(({ language }) => language === 'en')!;
const spokenBy = (speakers: readonly string[]) =>
  [...english.sentences, ...english.sentences].map((text, i) => ({ text, speaker: speakers[i % speakers.length]! }));

describe('the overview of a transcript', () => {
  it('has kind and length, then the subject', () => {
    const [facts, about, ...others] = overviewOf(spokenBy(['Ada Lovelace']), 'en', 1500).split('\n');
    expect(facts).toBe('Talk · 25 min · Speakers: Ada Lovelace');
    expect(about).toMatch(/^About: /);
    expect(about).toMatch(english.about);
    expect(others).toEqual([]);
  });

  it('names three speakers, and counts the others', () => {
    expect(overviewOf(spokenBy(['Ada', 'Blaise', 'Carl', 'Diderot']), 'en')).toMatch(
      /^Meeting · Speakers: \p{L}+, \p{L}+, \p{L}+ \+1\n/u,
    );
  });

  it('counts speakers without names', () => {
    expect(overviewOf(spokenBy(['Speaker 1', 'Speaker 2']), 'en')).toMatch(/^Conversation · Speakers: 2\n/);
    expect(overviewOf(spokenBy(['Speaker 1']), 'en')).toMatch(/^Talk\n/);
  });

  it('calls a conversation in which one of two asks an interview', () => {
    const units = spokenBy(['Ada']).flatMap((unit) => [
      { text: 'Why did that happen?', speaker: 'Host' },
      { ...unit, speaker: 'Ada' },
    ]);
    expect(overviewOf(units, 'en')).toMatch(/^Interview · Speakers: Ada \+1\n/);
  });

  it('calls a lesson and the news by their own words', () => {
    const before = (text: string) => [{ text, speaker: 'Ada' }, ...spokenBy(['Ada']), { text, speaker: 'Ada' }];
    expect(overviewOf(before('In this lesson we do two exercises.'), 'en')).toMatch(/^Lesson/);
    expect(overviewOf(before('By the end of the lecture you know it. The midterm is on Monday.'), 'en')).toMatch(/^Lesson/);
    expect(overviewOf(before('These are the headlines, from our correspondent.'), 'en')).toMatch(/^News/);
  });

  it('calls a recording without speakers by what it calls itself, and else only a recording', () => {
    const spoken = english.sentences.concat(english.sentences).map((text) => ({ text }));
    const kind = (...texts: string[]) => overviewOf([...spoken, ...texts.map((text) => ({ text }))], 'en').split('\n')[0];
    expect(kind()).toBe('Recording');
    expect(kind('That was the podcast for today.', 'Tell your friends about this podcast.')).toBe('Podcast');
    expect(kind('Subscribe to my channel.')).toBe('Video');
    expect(kind('Subscribe to my channel.', 'This podcast is free.')).toBe('Podcast');
    const afterwards = Array.from({ length: 30 }, () => spoken).flat();
    expect(overviewOf([...afterwards, { text: 'The podcast and the podcast.' }, ...afterwards], 'en')).toMatch(/^Recording\n/);
  });

  it('names no genitive, no general word and no plural beside its singular, in English', () => {
    const units = Array.from({ length: 40 }, (_, i) => ({
      text: `And this is the remote control, by the remote’s, with the half of it, as the controls are, ${i}.`,
    }));
    expect(overviewOf(units, 'en').split('\n')[1]).toBe('About: Remote control');
  });

  it('names no speaker as its subject, and no single participle', () => {
    const units = Array.from({ length: 40 }, (_, i) => ({
      text: 'Ruth voted for the blue hydrangeas, and the blue hydrangeas voted for Ruth.',
      speaker: i % 2 === 0 ? 'Ruth' : 'Paul',
    }));
    expect(overviewOf(units, 'en').split('\n')[1]).toBe('About: Blue hydrangeas');
  });

  it('has the titles of the longest chapters where nothing names the whole', () => {
    const units = Array.from({ length: 40 }, (_, i) => ({ text: `Then he ran ${i} times and she saw him.` }));
    const chapter = (title: string, from: number, to: number) => ({ title, from, to });
    const overview = (...chapters: ReturnType<typeof chapter>[]) =>
      composeOverview(units, readDocument(units, 'en'), 0, chapters).split('\n')[1];
    const named = [
      chapter('Long run', 0, 15),
      chapter('Pause', 15, 30),
      chapter('A short word', 30, 32),
      chapter('The way home', 32, 40),
    ];
    expect(overview()).toBeUndefined();
    expect(overview(...named, chapter('The very end', 40, 41))).toBe('About: Long run; A short word; The way home');
    expect(overview(chapter('Long run', 0, 40))).toBeUndefined();
    expect(overview(chapter('Long run', 0, 20), chapter('Very '.repeat(20), 20, 40))).toBeUndefined();
  });

  it('is written in the Chinese characters of the transcript', () => {
    const sentences = ['臺灣的地震規模很大，板塊每年移動八公分。', '縱波每秒走六公里，預警時間只有十五秒。'];
    const units = Array.from({ length: 20 }, () => sentences.map((text) => ({ text }))).flat();
    expect(overviewOf(units, 'zh', 600)).toMatch(/^錄音 · 10 分鐘\n主題：/u);
  });

  it('has the colon of its language behind a label', () => {
    const speaker = { zh: '小明', ja: 'さくら', de: 'Ada' } as const;
    const facts = (language: keyof typeof speaker) => {
      const { sentences } = talks.find((talk) => talk.language === language)!;
      const units = [...sentences, ...sentences, ...sentences].map((text) => ({ text, speaker: speaker[language] }));
      return overviewOf(units, language).split('\n')[0];
    };
    expect(facts('zh')).toMatch(/ · 发言人：小明$/);
    expect(facts('ja')).toMatch(/ · 話者：さくら$/);
    expect(facts('de')).toMatch(/ · Sprecher: Ada$/);
  });

  it('names no numbers, and single words only if they are names', () => {
    const units = (text: string) => Array.from({ length: 40 }, (_, i) => ({ text: text.replace('#', `x${i}`) }));
    expect(overviewOf(units('Vor # Jahren lag der Garten still.'), 'de')).not.toMatch(/Jahren/);
    expect(overviewOf(units('Hier, à #, Marseille gagne et perd.'), 'fr')).toMatch(/\nSujet\u00a0: .*Marseille/);
  });

  it('is empty for a short transcript and in a language without words for it', () => {
    expect(overviewOf([{ text: 'Hello there.' }], 'en')).toBe('');
    expect(overviewOf(spokenBy(['Ada']), 'sw')).toBe('');
    expect(overviewOf([], 'en')).toBe('');
  });

  it.each(talks)('is written in $language', ({ language, sentences, about }) => {
    const units = [...sentences, ...sentences, ...sentences].map((text) => ({ text }));
    const lines = overviewOf(units, language, 600).split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/\p{Nd}+/u);
    expect(lines[1]).toMatch(about);
  });
});
