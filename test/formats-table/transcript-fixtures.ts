import type { Fixtures } from './fixture.ts';

/** The formats for people to read. What names no end lasts until the next, and the last five seconds. */
export const transcriptFixtures: Fixtures = {
  'html-transcript': [
    {
      // Names before and amid the words, two paragraphs under one time, and a clock in a script.
      file: 'html-transcript.html',
      expected: [
        [0, 9, 'Hello & welcome to R&D <live>.', { speaker: 'Ines' }],
        [9, 3723, "It's 10:30. Very early, says The Times, too early.", { speaker: 'Tom Ó Briain' }],
        [3723, 3730.5, 'A second paragraph. And a third; 🙂', { speaker: 'Tom Ó Briain' }],
        [3730.5, 3735.5, 'Bye. Bye.', { speaker: 'Ines' }],
      ],
    },
    {
      file: 'html-brackets.html',
      expected: [
        [5, 8, 'こんばんは。', { speaker: '司会' }],
        [8, 13, 'どうも どうも。', { speaker: '客' }],
      ],
    },
  ],
  markdown: [
    {
      file: 'markdown-own.md',
      expected: [
        [0, 1.5, 'Tom & Jerry <i>said</i> a < b', { speaker: 'Ann *Lee*' }],
        [1.5, 62, '- 5 * 3 is [not] `5_3` | #1'],
        [3661.25, 3662, '你好 **0:12** \\o/'],
      ],
    },
    {
      file: 'markdown-edited.md',
      expected: [
        [5, 9.5, 'Первая — *важная* мысль.'],
        [9.5, 14.5, 'Вторая: 10:30 → 11:00', { speaker: 'Оля' }],
      ],
    },
  ],
  'plain-text': [
    {
      file: 'plain-text-clocks.txt',
      expected: [
        [1, 7.5, 'CHAIR: Good morning. It is 10:30 now. Please sit.'],
        [7.5, 3600, 'Thank you; 3 < 4 & so on.'],
        [3600, 3605, 'Closed at <noon>.'],
      ],
    },
    {
      file: 'plain-text-ranges.txt',
      expected: [
        [0, 3.25, 'First, on one line'],
        [3.25, 5, ': then a colon'],
        [3600, 3601, 'on the line below'],
        [3601, 3602.5, '最後 👋'],
      ],
    },
    {
      // As speech recognition prints it.
      file: 'plain-text-recognizer.txt',
      expected: [
        [0, 4.48, 'So, R&D <is> costly;'],
        [4.48, 7, '10:30 is fine.'],
        [3607, 3609.5, 'Merci !'],
      ],
    },
  ],
};
