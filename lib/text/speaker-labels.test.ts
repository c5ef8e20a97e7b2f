import { describe, expect, it } from 'vitest';
import { createSpeakerTest, findNames, formatNames } from './speaker-labels.ts';

describe('findNames', () => {
  it.each([
    [['Stefan', 'Frau', 'Mann 2', 'Kind'], ['Stefan']],
    [['Adam Jonas', 'Audience member', 'Audience 3', 'Slides', 'Moderator'], ['Adam Jonas']],
    [['Jean', 'Invitée', 'Voix off'], ['Jean']],
    [['李明', '主持人', '嘉宾1'], ['李明']],
    [['Анна', 'Ведущий', 'Женщина'], ['Анна']],
    [['Ana', 'Narradora', 'Hombre'], ['Ana']],
    [['佐藤', '聞き手', 'アナウンサー'], ['佐藤']],
    [['김민수', '앵커', '기자'], ['김민수']],
    [['كريم', 'المذيعة', 'مراسل'], ['كريم']],
    [['मीरा', 'एंकर'], ['मीरा']],
    [['Action items', 'Key issues', 'Transcript by', 'Tom', 'Reading list', 'Book'], ['Tom']],
    [['Speaker 1', 'S2', 'A', '', '发言人1'], []],
    [
      ['Maria', 'Maria', 'Tom'],
      ['Maria', 'Tom'],
    ],
  ])('leaves out roles beside names: %j', (labels, names) => expect([...findNames(labels)]).toEqual(names));

  it('takes roles for names where there are no others', () => {
    expect([...findNames(['Host', 'Guest', 'Speaker 3'])]).toEqual(['Host', 'Guest']);
  });

  it.each(['Frau Müller', 'Alle Smith', 'Chris Hostetter', 'Benjamin', 'Adams', 'Booker', 'Kinder-Müller'])(
    'leaves in %s',
    (name) => {
      expect([...findNames([name, 'Tom'])]).toEqual([name, 'Tom']);
    },
  );
});

it.each([
  ['en', 'Ada, Karim +1'],
  ['ar', 'Ada، Karim +1'],
  ['ja', 'Ada、Karim +1'],
])('formatNames lists names with the comma of the script, in %s', (language, list) => {
  expect(formatNames(['Ada', 'Karim'], 1, language)).toBe(list);
});

describe('a phrase names a speaker', () => {
  const namesSpeaker = createSpeakerTest([{ speaker: 'Ruth' }, { speaker: 'Ada Lovelace' }, { speaker: 'Speaker 3' }, {}]);

  it.each(['Ruth', 'Expert Ruth Amsel', 'Ada', 'Lovelace'])('if it holds the name, or only words of it: %s', (phrase) => {
    expect(namesSpeaker(phrase)).toBe(true);
  });

  it.each(['Hydrangeas', 'truth', 'Engine of Ada', 'Speaker', '100 %'])('and otherwise not: %s', (phrase) => {
    expect(namesSpeaker(phrase)).toBe(false);
  });
});
