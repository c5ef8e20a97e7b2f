import { expect, it } from 'vitest';
import { negationPlace } from '../grounding/negations.ts';
import { weightsFor } from './ranking.ts';
import { isUnspacedLanguage } from './unspaced-language.ts';

it.each(['zh', 'yue', 'ja', 'th', 'lo', 'km', 'my'])('is the same for titles, summaries and negations in %s', (language) => {
  expect(isUnspacedLanguage(language)).toBe(true);
  expect(weightsFor(language)).toBe(weightsFor('zh'));
  expect(negationPlace(language).isWord).toBe(false);
});

it('is false for Korean, which writes spaces', () => {
  expect(isUnspacedLanguage('ko')).toBe(false);
});
