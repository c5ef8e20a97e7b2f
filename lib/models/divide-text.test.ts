import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divideText } from './divide-text.ts';

it('divides a text at ends of words, in proportion', () => {
  expect(divideText('one two three four', [7, 10], 'en')).toEqual(['one two', 'three four']);
  expect(divideText('Before it is baked, it has to rest for long.', [20, 20], 'en')).toEqual([
    'Before it is baked,',
    'it has to rest for long.',
  ]);
  expect(divideText('面包烤好之前必须休息两个小时。', [5, 5], 'zh')).toHaveLength(2);
  expect(divideText('one', [1, 1], 'en')).toBeUndefined();
  expect(divideText('', [1], 'en')).toBeUndefined();
});

it('loses no word, and leaves no part empty', () => {
  const words = fc.array(fc.stringMatching(/^[a-zé,.]{1,8}$/), { minLength: 1, maxLength: 30 });
  const shares = fc.array(fc.nat(50), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(words, shares, (list, parts) => {
      const divided = divideText(list.join(' '), parts, 'en');
      expect(divided === undefined).toBe(list.length < parts.length);
      if (!divided) return;
      expect(divided.join(' ')).toBe(list.join(' '));
      expect(divided.every((part) => part !== '')).toBe(true);
    }),
  );
});
