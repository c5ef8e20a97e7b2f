import { expect, it } from 'vitest';
import { parseCaptions } from '../read-captions.ts';

const read = (text: string) => {
  const { format, cues, leniencies } = parseCaptions({ text });
  return { format, cues, deviations: leniencies.length };
};

it.each([
  // whisper.cpp
  ['start,end,text\n0,3200," And so my fellow Americans, ask not"\n3200,7600," what your country can do"', [0, 3.2, 3.2, 7.6], 1],
  // Lists of libraries for YouTube's captions
  ['text,start,duration\n"And so my fellow Americans, ask not",0.0,3.2\nwhat your country can do,3.2,4.4', [0, 3.2, 3.2, 7.6], 0],
  // Spreadsheets in languages with a decimal comma
  [
    'Start Time;End Time;Text\n00:00:00,000;00:00:03,200;And so my fellow Americans, ask not\n00:00:03,200;00:00:07,600;what your country can do',
    [0, 3.2, 3.2, 7.6],
    0,
  ],
  ['start;end;text\n0,0;3,2;And so my fellow Americans, ask not\n3,2;7,6;what your country can do', [0, 3.2, 3.2, 7.6], 0],
  // Tables pasted from spreadsheets, also in other languages
  [
    'start_time\tend_time\ttext\n0\t3.2\tAnd so my fellow Americans, ask not\n3.2\t7.6\twhat your country can do',
    [0, 3.2, 3.2, 7.6],
    0,
  ],
  ['Début;Fin;Texte\n0,0;3,2;And so my fellow Americans, ask not\n3,2;7,6;what your country can do', [0, 3.2, 3.2, 7.6], 0],
  [
    '开始时间\t结束时间\t文本\n0:00\t0:03.2\tAnd so my fellow Americans, ask not\n0:03.2\t0:07.6\twhat your country can do',
    [0, 3.2, 3.2, 7.6],
    0,
  ],
  [
    'Timecode In,Timecode Out,Dialogue\n0:00,0:03.2,"And so my fellow Americans, ask not"\n0:03.2,0:07.6,what your country can do',
    [0, 3.2, 3.2, 7.6],
    0,
  ],
  // Editors, with frames
  [
    '"Speaker Name","Start Time","End Time","Text"\n"K","00:00:00:00","00:00:03:06","And so my fellow Americans, ask not"\n"K","00:00:03;06","00:00:07;18","what your country can do"',
    [0, 3.2, 3.2, 7.6],
    0,
  ],
])('reads %j', (text, times, deviations) => {
  const found = read(text);
  expect({ ...found, cues: found.cues.map(({ text }) => text.trim()) }).toEqual({
    format: 'csv',
    cues: ['And so my fellow Americans, ask not', 'what your country can do'],
    deviations,
  });
  expect(
    found.cues.flatMap(({ startTime, endTime }) => [startTime, endTime].map((time) => Math.round(1000 * time) / 1000)),
  ).toEqual(times);
});

it('reads quotes, line breaks and speakers, and reports rows without a time', () => {
  const found = read(
    'Start,End,Speaker,Text\n0:01,0:02,Ann,"She said ""no"".\nTwice."\n,,,\nlater,0:04,Bob,lost\n0:05,0:06,Bob,"open',
  );
  expect(found).toEqual({
    format: 'csv',
    cues: [
      { startTime: 1, endTime: 2, speaker: 'Ann', text: 'She said "no".\nTwice.' },
      { startTime: 5, endTime: 6, speaker: 'Bob', text: 'open' },
    ],
    deviations: 1,
  });
});

it('is no table without the names of its columns', () => {
  expect(() => read('one,two,three\n0,1,text')).toThrow();
  expect(read('0:00:01.000,0:00:02.000\nstart, then text').format).toBe('sbv');
});
