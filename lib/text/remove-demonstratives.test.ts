import { describe, expect, it } from 'vitest';
import { removeDemonstratives } from './document.ts';

describe('removeDemonstratives', () => {
  it.each([
    ['这个荒野对于美国意味着什么？', '荒野对于美国意味着什么？'],
    ['教育的这种发展是这样一个过程。', '教育的发展是过程。'],
    ['这個產業的發展很快。', '產業的發展很快。'],
    ['这个是我们的问题。', '这个是我们的问题。'],
    ['他说的就是这个。', '他说的就是这个。'],
    ['这个人来了。', '这个人来了。'],
    ['这个月我们卖了很多。', '这个月我们卖了很多。'],
    // What remains would read "dialogue".
    ['我们对这个话没有意见。', '我们对这个话没有意见。'],
  ])('%s', (text, shorter) => expect(removeDemonstratives(text, 'zh')).toBe(shorter));

  it('leaves other languages unchanged', () => {
    expect(removeDemonstratives('This one is the plan.', 'en')).toBe('This one is the plan.');
    expect(removeDemonstratives('这个荒野', '')).toBe('这个荒野');
  });
});
