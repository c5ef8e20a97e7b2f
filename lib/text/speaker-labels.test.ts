import { describe, expect, it } from 'vitest';
import { findNames } from './speaker-labels.ts';

describe('findNames', () => {
  it.each([
    [['Stefan', 'Frau', 'Mann 2', 'Kind'], ['Stefan']],
    [['Adam Jonas', 'Audience member', 'Audience 3', 'Slides', 'Moderator'], ['Adam Jonas']],
    [['Jean', 'Invitée', 'Voix off'], ['Jean']],
    [['李明', '主持人', '嘉宾1'], ['李明']],
    [['Анна', 'Ведущий', 'Женщина'], ['Анна']],
    [['Ana', 'Narradora', 'Hombre'], ['Ana']],
    [['Speaker 1', 'S2', 'A', '', '发言人1'], []],
    [
      ['Maria', 'Maria', 'Tom'],
      ['Maria', 'Tom'],
    ],
  ])('leaves out roles beside names: %j', (labels, names) => expect([...findNames(labels)]).toEqual(names));

  it('takes roles for names where there are no others', () => {
    expect([...findNames(['Host', 'Guest', 'Speaker 3'])]).toEqual(['Host', 'Guest']);
  });

  it.each(['Frau Müller', 'Alle Smith', 'Chris Hostetter', 'Benjamin', 'Adams', 'Kinder-Müller'])('leaves in %s', (name) => {
    expect([...findNames([name, 'Tom'])]).toEqual([name, 'Tom']);
  });
});
