import { expect, it } from 'vitest';
import { searchTerms } from './search-terms.ts';

it.each([
  ['en', 'What does he say about AI in 1989, and how is 5G in the UK?', ['ai', '1989', '5g', 'uk']],
  ['en', 'Is it so, or do we go on?', []],
  ['de', 'Was wird aus der KI?', ['ki']],
  ['fr', "Quelle est l’autonomie ? Où va l'UE ?", ['autono', 'ue']],
  ['zh', '2019年的AI和5G', ['2019', 'ai', '5g']],
  ['vi', 'cá và gà', ['cá', 'gà']],
  ['sv', 'om 5G på en ö', ['5g']],
  ['zh', '蜜蜂的生态系统', ['蜜蜂', '生态', '系统']],
])('%s: %s', (language, text, expected) => {
  expect(searchTerms(text, language)).toEqual(expected);
});
