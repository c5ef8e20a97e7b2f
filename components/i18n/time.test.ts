import { describe, expect, it } from 'vitest';
import { languageName } from './language-name.ts';
import { clockTime, formatDuration } from './time.ts';

describe('times', () => {
  it('are formatted like in players', () => {
    expect([0, 5.9, 65, 600, 3599.99, 3600, 36_061].map(clockTime)).toEqual([
      '0:00',
      '0:05',
      '1:05',
      '10:00',
      '59:59',
      '1:00:00',
      '10:01:01',
    ]);
  });

  it('accept invalid numbers', () => {
    expect([-3, Number.NaN, Number.POSITIVE_INFINITY].map(clockTime)).toEqual(['0:00', '0:00', '0:00']);
  });

  it('round a duration to whole minutes', () => {
    expect(formatDuration(3599, 'en')).toBe('1 hr');
    expect(formatDuration(42, 'en')).toBe('42 sec');
    expect(formatDuration(5430, 'en')).toBe('1 hr 31 min');
    expect(formatDuration(5430, 'zh-CN')).toBe('1小时 31分钟');
  });
});

describe('languages', () => {
  it('have names, unless the tag is invalid', () => {
    expect(languageName('pt-BR', 'en')).toBe('Brazilian Portuguese');
    expect(languageName('', 'en')).toBeUndefined();
    expect(languageName('not a tag', 'en')).toBeUndefined();
  });
});
