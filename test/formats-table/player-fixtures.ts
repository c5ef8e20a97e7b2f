import type { Fixtures } from './fixture.ts';

/** The formats of players and tools that are neither broadcast nor shown on the web. */
export const playerFixtures: Fixtures = {
  sami: [
    {
      // Two languages, a speaker, a comment with a cue.
      file: 'sami-two.smi',
      expected: [
        [1, 2.5, 'Bread needs flour & water', { speaker: 'Ann' }],
        [3, 4.5, 'And salt.', { speaker: 'Ann' }],
      ],
    },
    {
      file: 'sami-bare.smi',
      expected: [
        [0, 1.5, 'first'],
        [1.5, 2.25, 'i < 3'],
      ],
    },
  ],
  ttxt: [
    {
      file: 'ttxt-gpac.ttxt',
      expected: [
        [1.5, 3, 'Bread & salt'],
        [3, 5.25, 'And water.'],
      ],
    },
    {
      file: 'ttxt-attributes.ttxt',
      expected: [
        [1, 60.5, 'One two'],
        [60.5, 62, "Don't <stop>"],
      ],
    },
  ],
  microdvd: [
    {
      file: 'microdvd-film.sub',
      expected: [
        [1, 3, 'Bread needs flour, water and salt.'],
        [4, 8, 'No end here'],
        [8, 10, 'Slanted lines & more'],
      ],
    },
    {
      file: 'microdvd-plain.sub',
      expected: [
        [0, 2.002, 'Without a rate'],
        [2.002, 4.004, '1 < 2'],
      ],
    },
  ],
  mpl2: [
    {
      file: 'mpl2-film.txt',
      expected: [
        [1, 3.5, 'In italics and upright'],
        [4, 10, 'Open end'],
        [10, 12.5, '10:30 [door]'],
      ],
    },
    {
      file: 'mpl2-polish.mpl',
      expected: [
        [0, 1.2, 'Zażółć'],
        [1.2, 3, 'gęślą jaźń'],
      ],
    },
  ],
  tsv: [
    {
      file: 'tsv-whisper.tsv',
      expected: [
        [0, 2.48, 'So today we make bread.'],
        [2.48, 5, '5 < 6'],
      ],
    },
    {
      // Labels have lines with their frequencies.
      file: 'tsv-labels.txt',
      expected: [
        [1, 2.5, 'intro'],
        [61.25, 70, 'Oven'],
      ],
    },
  ],
  'spruce-stl': [
    {
      file: 'spruce-pal.stl',
      expected: [
        [1.6, 2.2, 'So today we make bread.'],
        [61, 70.8, '5 < 6, he said'],
      ],
    },
    {
      // Frames from 25 on.
      file: 'spruce-ntsc.stl',
      expected: [
        [1.5, 2.9, 'So today we make bread.'],
        [3, 4, 'Oven'],
      ],
    },
  ],
  usf: [
    {
      file: 'usf-speakers.usf',
      expected: [
        [1.5, 2.2, 'So today we make bread.'],
        [61, 70.8, '5 < 6', { speaker: 'Bob' }],
        [61, 70.8, 'Oven'],
      ],
    },
    {
      file: 'usf-plain.usf',
      expected: [[1.5, 2.5, 'So today we make bread.']],
    },
  ],
  realtext: [
    {
      file: 'realtext-player.rt',
      expected: [
        [1.5, 3.7, 'So today we make bread.'],
        [3.7, 61, '5 < 6'],
        [61, 70.8, 'The oven is hot.'],
        [3661, 3670, 'Oven'],
      ],
    },
    {
      // Converted, with an end for each time, and without a window.
      file: 'realtext-converted.rt',
      expected: [
        [1, 2.5, 'So today we make bread.'],
        [61.25, 70, '5 < 6'],
      ],
    },
  ],
  scc: [
    {
      // Pops on, with a note, an italic word and a letter that replaces its stand-in; the frames drop.
      file: 'scc-pop-on.scc',
      expected: [
        [1.668, 4.037, 'So today we make bread.'],
        [4.104, 60.06, '♪ The oven is at 220 degres, Ángel.'],
      ],
    },
    {
      // Rolls up, and is painted on.
      file: 'scc-roll-up.scc',
      expected: [
        [1.201, 2.503, 'So today', { speaker: 'ANN' }],
        [2.703, 5.005, 'we make bread.'],
        [6.139, 8.008, 'It is painted.'],
      ],
    },
  ],
  csv: [
    {
      file: 'csv-whisper.csv',
      expected: [
        [0, 2.48, 'So today we make bread.'],
        [2.48, 5, '5 < 6, he said "so".'],
      ],
    },
    {
      // Times in frames, and a value of two lines.
      file: 'csv-editor.csv',
      expected: [
        [1.5, 2.5, 'So today; we make bread.', { speaker: 'Ann' }],
        [61, 70, 'Oven', { speaker: 'Bob' }],
      ],
    },
  ],
};
