import { describe, expect, it } from 'vitest';
import { correctSpelling } from './correct-spelling.ts';
import { extractAnswer } from './extract-answer.ts';

const correct = (question: string, language: string, ...spoken: string[]) =>
  correctSpelling(question, [{ id: 'a', units: spoken.map((text) => ({ text })), language }]);

describe('the words of a question', () => {
  it.each([
    ['en', 'batery life', 'battery life', ['The battery is big.', 'This battery lasts a day.']],
    [
      'en',
      'How much bandwdith does it save?',
      'How much bandwidth does it save?',
      ['It saves bandwidth.', 'Less bandwidth is fine.'],
    ],
    ['de', 'Was kostet die Wäremepumpe?', 'Was kostet die Wärmepumpe?', ['Die Wärmepumpe ist leise.', 'Eine Wärmepumpe heizt.']],
  ])('are spelled as in the transcript, in %s: %s', (language, question, corrected, spoken) => {
    expect(correct(question, language, ...spoken)).toBe(corrected);
  });

  it.each([
    ['in another form', 'What about batteries?', ['The battery is big.', 'This battery lasts.']],
    ['known to the language', 'What about setting it up?', ['We are sitting here.', 'Everyone is sitting.']],
    ['close to a word without meaning', 'What about the rigth?', ['Right, I see.', 'Right.']],
    ['close to a word that occurs once', 'What about the batery?', ['The battery is big.']],
    ['unlike any', 'Is it waterproof?', ['The battery is big.', 'This battery lasts.']],
  ])('stay if they are %s', (_, question, spoken) => {
    expect(correct(question, 'en', ...spoken)).toBe(question);
  });

  it('are found in an answer', () => {
    const units = ['The battery lasts a day.', 'The camera is sharp.', 'You can change the battery yourself.'].map((text) => ({
      text,
    }));
    const { lines } = extractAnswer([{ id: 'a', units, language: 'en' }], 'batery');
    expect(lines.map(({ text }) => text)).toContain(units[0]!.text);
  });
});
