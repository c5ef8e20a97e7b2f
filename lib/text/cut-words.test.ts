import { describe, expect, it } from 'vitest';
import { cleanSpeech } from './clean-speech.ts';
import { findCutWords } from './cut-words.ts';

describe('findCutWords', () => {
  const clean = (text: string, context = '') => cleanSpeech(text, 'en', findCutWords([text, context], 'en'));

  it.each([
    ['It makes the remote comp complex.', 'It makes the remote complex.'],
    ['We have to dec decide about the cache.', 'We have to decide about the cache.'],
    ['It is in the u user interface.', 'It is in the user interface.'],
    ['They see the ch the channels.', 'They see the channels.'],
    ['We don’t oc don’t occur often.', 'We don’t occur often.'],
    ['Eith either one of the cases is red.', 'Either one of the cases is red.'],
    ['The cache that I was tr gonna try is full.', 'The cache that I was gonna try is full.'],
    ['Firs first of all we need a disk.', 'First of all we need a disk.'],
  ])('%j', (spoken, cleaned) => expect(clean(spoken)).toBe(cleaned));

  it.each([
    'The use users make of the cache is small.',
    'We add additional disks.',
    'It runs on the n nodes.',
    'The RE rewrite is done.',
    'It costs five euros per person.',
    'They said that Ann announced it.',
    'The comp, complex as it is, is small.',
  ])('leaves whole words: %s', (text) => expect(clean(text)).toBe(text));

  it('leaves a word that the transcript has elsewhere', () => {
    expect(clean('The wick wicker lamps have is long.', 'Each wick burns.')).toBe('The wick wicker lamps have is long.');
  });

  it('is empty for languages whose false starts are unknown', () => {
    expect(findCutWords(['Das Kom Komplexe'], 'de').size).toBe(0);
  });
});
