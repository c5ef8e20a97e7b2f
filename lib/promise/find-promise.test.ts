import { describe, expect, it } from 'vitest';
import { findPromise } from './find-promise.ts';
import { readPromise } from './read-promise.ts';

const talk = [
  'Welcome to this short history of the clock.',
  'In the Middle Ages every town set its clock by the sun, so noon in Bristol came ten minutes after noon in London.',
  'People who walked or rode never noticed the difference.',
  'The monks rang their bells for prayer, and the market opened when the bell of the tower rang.',
  'Towers were built by rich guilds, and a good clock was the pride of a town.',
  'Clockmakers travelled from court to court, and their secrets stayed in the family.',
  'Railways introduced standard time because trains collided when stations along one line used different local times.',
  'The Great Western Railway adopted London time for all its stations in 1840, and the others followed.',
  'Telegraph wires carried the time signal from Greenwich to every station of the railways.',
  'Later the pendulum gave way to quartz, which loses a second in a month.',
  'Atomic clocks lose a second in a hundred million years.',
  'Farmers, though, still rise with the sun.',
].map((text, index) => ({ text, startTime: 10 * index, endTime: 10 * index + 9 }));

describe('the promise of a title', () => {
  it.each([
    ['Why planes crash | Some Channel', 'en', 'Why planes crash'],
    ['Some Channel - 5 simple reasons to leave', 'en', '5 simple reasons to leave'],
    ['Is it over?', 'en', 'Is it over?'],
    ['The truth about sugar', 'en', 'The truth about sugar'],
    ['Warum Brot schimmelt', 'de', 'Warum Brot schimmelt'],
    ['为什么天空是蓝色的', 'zh', '为什么天空是蓝色的'],
    ['なぜ空は青いのか', 'ja', 'なぜ空は青いのか'],
  ])('is read from “%s” (%s)', (title, language, promise) => {
    expect(readPromise(title, language)).toBe(promise);
  });

  it.each([
    ['Weekly planning meeting', 'en'],
    ['What a day', 'en'],
    ['Will Smith, the interview', 'en'],
    ['', 'en'],
    ['Why the sky is blue', 'zh'],
  ])('is absent from “%s” (%s)', (title, language) => {
    expect(readPromise(title, language)).toBeUndefined();
  });
});

describe('the answer to a title', () => {
  it('is quoted with its cues', () => {
    const found = findPromise(talk, 'Why railways introduced standard time', 'en');
    expect(found?.answered).toBe(true);
    expect(found?.cites).toContain(6);
    expect(found?.text).toContain('because trains collided');
  });

  it.each([
    [
      'en',
      'Why bread fails to rise',
      /too cold/,
      'Many people ask me why their bread fails to rise. The starter is too cold. The bread is baked.',
    ],
    [
      'de',
      'Warum Brot nicht aufgeht',
      /Hauptgrund/,
      'Viele fragen, warum ihr Brot nicht aufgeht. Der Hauptgrund ist ein kalter Ansatz. Das Brot ist gut.',
    ],
    ['zh', '为什么面包发不起来', /主要原因/, '很多人问我为什么面包发不起来。主要原因是酵种实在太冷了。面包店开在里昂的老城区。'],
  ])('has the form that the title asks for: %s, %s', (language, title, answer, text) => {
    const sentences = text.split(/(?<=[.。])\s?/).filter(Boolean);
    expect(
      findPromise(
        sentences.map((sentence) => ({ text: sentence })),
        title,
        language,
      )?.text,
    ).toMatch(answer);
  });

  it('is not the question itself', () => {
    const interview = [...talk.slice(0, 6), { text: 'Why did railways introduce standard time?' }, ...talk.slice(6)];
    const found = findPromise(interview, 'Why did railways introduce standard time?', 'en');
    expect(found?.text).toContain('because trains collided');
  });

  it('is absent where the transcript is about something else', () => {
    expect(findPromise(talk, 'Why the Mongol empire collapsed in Persia', 'en')).toEqual({
      answered: false,
      cites: [],
      text: '',
    });
    expect(findPromise(talk, 'How to cook rice in a family of monks', 'en')?.answered).toBe(false);
  });

  it('is not looked for where the title promises nothing', () => {
    expect(findPromise(talk, 'A short history of the clock', 'en')).toBeNull();
  });

  it('takes empty transcripts, long titles and titles of question words only', () => {
    expect(findPromise([], 'Why railways?', 'en')).toEqual({ answered: false, cites: [], text: '' });
    expect(findPromise(talk, `Why ${'railways '.repeat(60)}?`, 'en')).not.toBeNull();
    expect(findPromise(talk, 'Why?', 'en')?.answered).toBe(false);
  });
});
