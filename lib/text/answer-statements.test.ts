import { expect, test } from 'vitest';
import { extractAnswer } from './extract-answer.ts';

test('an answer quotes a sentence that starts right before a passage', () => {
  const painted = (subject: string, count: number) =>
    Array.from({ length: count }, (_, i) => `Wall ${i} of the ${subject} was painted red.`);
  const texts = [
    ...painted('church', 7),
    'Then it was ready. The works',
    'used pink granite.',
    ...painted('tower', 2),
    'After works like these the masons had no money.',
    ...painted('bridge', 2),
    'After the works the masons went home.',
    ...painted('house', 4),
    'The works were forgotten, and the masons too.',
    ...painted('farm', 8),
  ];
  const { lines } = extractAnswer([{ id: 'a', units: texts.map((text) => ({ text })) }], 'Which granite did the works use?');
  expect(lines.map(({ text }) => text)).toContain('The works used pink granite.');
});
