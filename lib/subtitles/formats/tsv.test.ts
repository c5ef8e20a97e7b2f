import { expect, it } from 'vitest';
import { parseCaptions } from '../read-captions.ts';

it.each([
  ['start\tend\ttext\n1000\t2500\tone\ttwo', { startTime: 1, endTime: 2.5, text: 'one\ttwo' }, 0],
  ['Speaker\tStart\tEnd\tText\nAnn\t0:00:01\t0:00:02.5\tone', { startTime: 1, endTime: 2.5, text: 'one', speaker: 'Ann' }, 1],
  ['start\tend\ttext\n1.0\t2.5\tone', { startTime: 1, endTime: 2.5, text: 'one' }, 1],
  ['1.0\t2.5\tone\nno\t1\ttwo', { startTime: 1, endTime: 2.5, text: 'one' }, 1],
  ['start\tend\ttext\n1,0\t2,5\tone', { startTime: 1, endTime: 2.5, text: 'one' }, 1],
  // Audacity in languages with a decimal comma
  ['1,000000\t2,500000\tone', { startTime: 1, endTime: 2.5, text: 'one' }, 0],
  ['"start"\t"end"\t"text"\n"1000"\t"2500"\t"one"', { startTime: 1, endTime: 2.5, text: 'one' }, 0],
  ['start\tend\ttext\n1000\t2500\t"So ""one"",\n\ttwo"', { startTime: 1, endTime: 2.5, text: 'So "one",\n\ttwo' }, 0],
  ['start\tend\ttext\n1000\t2500\t"one, two"', { startTime: 1, endTime: 2.5, text: 'one, two' }, 0],
  ['start\tend\ttext\n1000\t2500\t"One," he said', { startTime: 1, endTime: 2.5, text: '"One," he said' }, 0],
  // Whisper's text has no reason for quotes.
  ['start\tend\ttext\n1000\t2500\t"One."', { startTime: 1, endTime: 2.5, text: '"One."' }, 0],
])('reads the table %j', (text, cue, deviations) => {
  const { format, cues, leniencies } = parseCaptions({ text });
  expect({ format, cues, deviations: leniencies.length }).toEqual({ format: 'tsv', cues: [cue], deviations });
});

it('takes quotes as text where rows stand between them', () => {
  const { cues } = parseCaptions({ text: 'start\tend\ttext\n1000\t2000\t"one\n2000\t3000\ttwo"' });
  expect(cues.map(({ text }) => text)).toEqual(['"one', 'two"']);
});
