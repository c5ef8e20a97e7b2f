import { expect, it } from 'vitest';
import { parseCaptions } from '../read-captions.ts';

it.each([
  ['{1}{1}50\n{50}{100}a', [1, 2], undefined],
  ['{0}{0}29,97\n{2997}{5994}a', [100, 200], undefined],
  ['{23976}{47952}a', [1000, 2000], 'no frame rate: 23.976 frames a second are assumed'],
  ['{23976}{47952}a\n{5}b', [1000, 2000], 'no frame rate: 23.976 frames a second are assumed'],
])('reads the frames of %j', (text, times, leniency) => {
  const { format, cues, leniencies } = parseCaptions({ text });
  expect({ format, times: [cues[0]!.startTime, cues[0]!.endTime], leniency: leniencies[0] }).toEqual({
    format: 'microdvd',
    times,
    leniency,
  });
});
