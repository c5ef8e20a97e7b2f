import type { Fixtures } from './fixture.ts';

const bread: [number, string][] = [
  [2.72, 'bread'],
  [3.02, '&amp;'],
  [3.42, 'salt'],
];

/** The formats of XML and JSON. */
export const markupFixtures: Fixtures = {
  json3: [
    {
      // Lines that overlap, as two stand on the screen at once; nothing is escaped in it.
      file: 'json3-automatic.json',
      expected: [
        [
          0.32,
          2.72,
          "so today we're making <bread>",
          {
            words: [
              [0.32, 'so'],
              [0.56, 'today'],
              [0.96, "we're"],
              [1.32, 'making <bread>'],
            ],
          },
        ],
        [2.72, 6.8, 'bread &amp; salt', { words: bread }],
        [6.8, 12.07, '[Music]'],
      ],
    },
    {
      file: 'json3-manual.json',
      expected: [
        [0, 1.52, 'Erste Zeile und zweite'],
        [1.52, 4, 'ANNA: 5 > 3 👍🏽'],
        [5, 6, 'ja'],
        [6, 7, 'ja'],
      ],
    },
    {
      // Two captions at once in other windows, and a reading.
      file: 'json3-windows.json',
      expected: [
        [0.5, 2.5, 'Bäckerei "Krume"'],
        [1, 3.5, 'Guten Morgen!'],
        [4, 5.5, '餡パン、ください。'],
        [6, 7, 'Gern.'],
      ],
    },
  ],
  srv1: [
    {
      // Text is escaped twice, its tags once.
      file: 'srv1-manual.xml',
      expected: [
        [0.5, 2.75, 'It\'s "Q&A" time: 5 < 6'],
        [2.75, 4.25, 'whispers &lt; that'],
        [6, 9.1, '♪ la la la ♪ la'],
      ],
    },
    {
      // Automatic: each line stays until the one after the next.
      file: 'srv1-overlapping.xml',
      expected: [
        [1, 4, 'मेरा नाम'],
        [2.5, 6, 'आशा है & आप?'],
        [4.75, 6.75, 'ठीक।'],
      ],
    },
  ],
  srv2: [
    {
      file: 'srv2-windows.xml',
      expected: [
        [1, 1.5, 'above'],
        [2, 2.5, 'below'],
      ],
    },
    {
      file: 'srv2-manual.xml',
      expected: [
        [0.5, 2.75, "Don't stop at > 3"],
        [2.75, 4.25, 'No!'],
        [4.25, 9.25, '…'],
      ],
    },
    {
      file: 'srv2-automatic.xml',
      expected: [
        [0.32, 4.72, 'so today &'],
        [2.72, 6.8, 'bread'],
        [6.8, 12.07, '[Music]'],
      ],
    },
  ],
  srv3: [
    {
      file: 'srv3-automatic.xml',
      expected: [
        [
          0.32,
          2.72,
          "so today it's bread",
          {
            words: [
              [0.32, 'so'],
              [0.56, 'today'],
              [0.96, "it's"],
              [1.32, 'bread'],
            ],
          },
        ],
        [2.72, 6.8, 'bread &amp; salt', { words: bread }],
        [6.8, 12.07, '[Music]'],
      ],
    },
    {
      file: 'srv3-manual.xml',
      expected: [
        [1, 3, 'Bare <text> and slanted "text"'],
        [3, 4.5, 'مرحبا'],
      ],
    },
    {
      // Two captions at once in other windows, and a reading.
      file: 'srv3-windows.xml',
      expected: [
        [0.5, 2.5, 'Bäckerei "Krume"'],
        [1, 3.5, 'Guten Morgen!'],
        [4, 5.5, '餡パン、ください。'],
        [6, 7, 'Gern.'],
      ],
    },
  ],
  ttml: [
    {
      // Ticks, raw text, a comment with a cue in it, and an entity of its own that no reader expands.
      file: 'ttml-ticks.dfxp',
      expected: [
        [1.5, 3.75, "Don't & won't — 3 < 4 (sighs)"],
        [3.75, 5.208, '<raw> & ready'],
        [6, 7, '“Done.”'],
      ],
    },
    {
      // Frames, times that count from the body's, an agent, ruby and a description.
      file: 'ttml-imsc.xml',
      expected: [
        [11.2, 13, '東京からこんばんは', { speaker: '司会' }],
        [13, 14.5, 'はい。'],
        [16, 18, '終わり'],
      ],
    },
    {
      file: 'ttml-sequence.xml',
      expected: [
        [1, 3, 'Raz, dwa'],
        [3.5, 5.5, 'trzy > dwa'],
        [7, 8, 'cztery'],
      ],
    },
  ],
  bilibili: [
    {
      file: 'bilibili-ai.json',
      expected: [
        [0.24, 2.18, '大家好，我是老王'],
        [2.18, 4.26, '今天 1<2 & 3>2'],
        [4.26, 9.9, '♪ 喝茶 喝茶 喝茶 ♪'],
        [9.9, 11.02, '喝茶'],
      ],
    },
    {
      file: 'bilibili-unsorted.json',
      expected: [
        [1, 3.25, '第一 😀'],
        [3.25, 7, '中间'],
        [6.5, 8, 'B: 第二行'],
      ],
    },
  ],
  'podcast-json': [
    {
      file: 'podcast-words.json',
      expected: [
        [
          0.5,
          1.5,
          'Hello R&D friends.',
          {
            speaker: 'Ines',
            words: [
              [0.5, 'Hello'],
              [0.75, 'R&D'],
              [1.1, 'friends.'],
            ],
          },
        ],
        [
          2,
          3.3,
          'Hi hi hi.',
          {
            speaker: 'Tom',
            words: [
              [2, 'Hi'],
              [2.4, 'hi'],
              [2.9, 'hi.'],
            ],
          },
        ],
      ],
    },
    {
      file: 'podcast-turns.json',
      expected: [
        [0, 6.4, 'Nobody said "a < b" before --> now, and 5 &amp; 6 is what I wrote.', { speaker: 'Ines' }],
        [6.4, 9.75, 'I did, for one, say so twice.', { speaker: 'Tom' }],
        [9.75, 12, '(both laugh) <3 🙂'],
      ],
    },
  ],
  'whisper-json': [
    {
      file: 'whisper-segments.json',
      expected: [
        [
          0,
          2.48,
          'Así es: 2 < 3 & «5 > 4».',
          {
            words: [
              [0, 'Así'],
              [0.4, 'es:'],
              [0.9, '2 < 3 &'],
              [1.8, '«5 > 4».'],
            ],
          },
        ],
        [2.48, 4, 'Gracias.'],
        [4, 5, 'Gracias.'],
      ],
    },
    {
      file: 'whisper-cpp.json',
      expected: [
        [0, 2.34, 'Guten Tag, <Name>.'],
        [2.34, 4, 'Äpfel & Öl!'],
      ],
    },
    {
      file: 'whisper-list.json',
      expected: [
        [0.16, 2.56, '¿Qué &amp; cómo?'],
        [2.56, 5.6, '[música]'],
        [5.6, 6.8, 'sí'],
      ],
    },
  ],
  json: [
    {
      file: 'json-own.json',
      expected: [
        [0.04, 2.5, '<b>not bold</b> &amp; {\\an8} stays', { speaker: 'Ann -->' }],
        [
          2.5,
          4,
          'हाँ हाँ',
          {
            words: [
              [2.5, 'हाँ'],
              [3.25, 'हाँ'],
            ],
          },
        ],
        [4, 5, 'हाँ हाँ'],
      ],
    },
    {
      file: 'json-unsorted.json',
      expected: [
        [1, 9, 'sooner and longer'],
        [5, 6, 'later'],
      ],
    },
  ],
};
