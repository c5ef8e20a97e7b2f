import type { Fixtures } from './fixture.ts';

/** The formats that are lines. */
export const lineFixtures: Fixtures = {
  webvtt: [
    {
      // Voices, classes, ruby, entities, a byte order mark, and everything that may stand between cues.
      file: 'webvtt-interview.vtt',
      expected: [
        [1.5, 4.25, "Good morning, and welcome to Q&A — it's 5 < 6, isn't it?", { speaker: 'Ada Moss' }],
        [4.25, 7, 'If a < b and b <3 c, then what?', { speaker: 'Yusuf Ibn Rüsd' }],
        [7, 8.315, 'Then nothing.', { speaker: 'Ada Moss' }],
        [8.315, 9.125, 'Nothing?', { speaker: 'Yusuf Ibn Rüsd' }],
        [9.125, 12, "♪ we'll be fine, fine, fine ♪ 🎵"],
        [363_600, 363_602.5, 'שלום \u200f(hello)\u200e 東京 👩‍👩‍👧'],
      ],
    },
    {
      // Two rolling lines with a time for each word.
      file: 'webvtt-automatic.vtt',
      expected: [
        [
          0.32,
          2.709,
          "so today we're making bread",
          {
            words: [
              [0.32, 'so'],
              [0.56, 'today'],
              [0.96, "we're"],
              [1.28, 'making'],
              [1.84, 'bread'],
            ],
          },
        ],
        [
          2.719,
          5.029,
          'bread needs flour water',
          {
            words: [
              [2.719, 'bread'],
              [3.04, 'needs'],
              [3.36, 'flour'],
              [3.919, 'water'],
            ],
          },
        ],
        [
          5.039,
          6.789,
          'and salt >> salt',
          {
            words: [
              [5.039, 'and'],
              [5.279, 'salt'],
              [5.759, '>>'],
              [6, 'salt'],
            ],
          },
        ],
        [6.799, 12.07, '[Music]'],
        [
          14,
          16.309,
          'and salt again',
          {
            words: [
              [14, 'and'],
              [14.24, 'salt'],
              [14.72, 'again'],
            ],
          },
        ],
        [
          16.319,
          18,
          'again and again',
          {
            words: [
              [16.319, 'again'],
              [16.719, 'and'],
              [17.039, 'again'],
            ],
          },
        ],
      ],
    },
    {
      // Segments of a stream, which repeat the cue that lies across their border.
      file: 'webvtt-segments.vtt',
      expected: [
        [0, 2, 'Über den Fluss'],
        [5.5, 6.5, 'führt eine Brücke.'],
        [6.5, 9, 'Eine alte Brücke. Eine alte Brücke.'],
        [11, 12, 'Eine alte Brücke.'],
      ],
    },
    {
      // Text that grows on the screen, in a script without spaces.
      file: 'webvtt-painted.vtt',
      expected: [
        [1, 1.4, '今天'],
        [1.4, 2, '我们'],
        [2, 2.6, '去'],
        [2.6, 3.5, '喝茶'],
        [3.5, 4.2, '茶要'],
        [4.2, 5, '慢慢喝'],
      ],
    },
  ],
  srt: [
    {
      // Coordinates, overrides, blank lines inside, numbers that are words, times in every spelling, an empty cue.
      file: 'srt-film.srt',
      expected: [
        [1, 3.5, '- Where were you? - Nowhere & everywhere.'],
        [3.5, 5.5, 'AT&T, R&B & 3 < 4 > 2 and then, a pause.'],
        [6, 7.25, '1984'],
        [8, 9, '{sic} "Quote," she said: 10:30 --> 11:00', { speaker: 'DR. OKAFOR' }],
        [11, 13, 'Τέλος. Конец. 🎬'],
      ],
    },
    {
      // Lines of a live broadcast that scroll up, with words that are said twice.
      file: 'srt-scrolling.srt',
      expected: [
        [1, 2, 'THE COUNCIL MET'],
        [2, 3, 'LATE ON TUESDAY'],
        [3, 4, 'TO VOTE ON THE BRIDGE.'],
        [4, 5, 'THE BRIDGE'],
        [5, 6, 'THE BRIDGE STAYS.'],
        [9, 10, 'THE BRIDGE STAYS.'],
      ],
    },
    {
      file: 'srt-gb18030.srt',
      expected: [
        [1.2, 3.4, '各位观众晚上好，欢迎收看《茶经》。'],
        [3.4, 6, '第一章：水——“山水上，江水中，井水下。”'],
        [6, 8, '镕、㐀、𠮷：这些字也要读对！'],
      ],
    },
    {
      // Big5 has bytes that look like backslashes.
      file: 'srt-big5.srt',
      expected: [
        [1.2, 3.4, '各位觀眾晚安，歡迎收看今晚的節目。'],
        [3.4, 6, '許功蓋說：我們一起去喝茶。'],
      ],
    },
    {
      file: 'srt-shift-jis.srt',
      expected: [
        [1.2, 3.4, 'こんにちは。表示ソフトの話です。'],
        [3.4, 6, 'ありがとうございました。能力は十分です。'],
      ],
    },
    {
      file: 'srt-windows-1252.srt',
      expected: [
        [1.2, 3.4, '“Ça va ?” – Très bien, l’été…'],
        [3.4, 6, 'Ein Fußgänger für 5 €.'],
      ],
    },
    {
      file: 'srt-utf-16.srt',
      expected: [
        [1.2, 3.4, 'สวัสดีครับ ยินดีต้อนรับ'],
        [3.4, 6, 'ขอบคุณ 감사합니다'],
      ],
    },
  ],
  sbv: [
    {
      file: 'sbv-lecture.sbv',
      expected: [
        [0.599, 4.16, 'Today, at 10:30, we read pages 1,2 and 3 -- slowly.', { speaker: 'Teacher' }],
        [4.16, 6.77, '[applause]'],
        [6.77, 10.88, 'a < b & "c" > d; 1,000.5'],
      ],
    },
    {
      file: 'sbv-hours.sbv',
      expected: [
        [7198, 7199.999, 'Almost two hours…'],
        [7200, 7203.04, '네, 두 시간입니다. 네.'],
      ],
    },
  ],
  lrc: [
    {
      // An offset, a line that is sung twice, a line with words, and lines that only end others.
      file: 'lrc-song.lrc',
      expected: [
        [2, 6, 'Down by the water'],
        [6, 10, 'Row, row [softly] & row'],
        [
          13.5,
          17.5,
          'Wait for me',
          {
            words: [
              [13.5, 'Wait'],
              [14.3, 'for'],
              [14.7, 'me'],
            ],
          },
        ],
        [17.5, 22, '♪'],
        [22, 26, 'Row, row [softly] & row'],
        [26, 30, 'Row, row'],
      ],
    },
    {
      file: 'lrc-hangul.lrc',
      expected: [
        [1.2, 4, '강을 건너'],
        [4, 7.3, '강을 건너'],
        [7.3, 12.3, '마을로'],
      ],
    },
  ],
  ass: [
    {
      // The same words in two layers, karaoke, a drawing, a comment, and lines out of order.
      file: 'ass-anime.ass',
      expected: [
        [1.05, 3.2, 'Wait, wait, who are you?', { speaker: 'Kenji' }],
        [4, 5, 'Earlier, though later in the file: [door]'],
        [5, 6.99, 'takeda desu, 100% <3'],
      ],
    },
    {
      // The fields in an order of its own, by their former names.
      file: 'ssa-order.ssa',
      expected: [
        [3600.1, 3602, 'One comma, two, three'],
        [3602, 3603.5, 'Да, конечно!', { speaker: 'Olga' }],
      ],
    },
  ],
};
