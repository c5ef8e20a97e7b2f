import { describe, expect, it } from 'vitest';
import { removeDemonstratives } from './remove-demonstratives.ts';

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
    // Before a word that names nothing alone it belongs to a set phrase.
    ['我们在这个过程当中积累了数据。', '我们在这个过程当中积累了数据。'],
    ['大家对这个问题没有研究。', '大家对这个问题没有研究。'],
    ['学校通过这种方式积累了数据。', '学校通过这种方式积累了数据。'],
    ['我们把这种现象叫做温室效应。', '我们把这种现象叫做温室效应。'],
    ['他们将这个数字翻了一倍。', '他们将这个数字翻了一倍。'],
    ['老师在这个学习过程中积累了数据。', '老师在学习过程中积累了数据。'],
    ['学校在这个基础教育上投入很多。', '学校在基础教育上投入很多。'],
    // Behind what it names, a word is not a noun without it.
    ['金额后面不要加上元这个字。', '金额后面不要加上元这个字。'],
    ['金額後面不要加上「元」這個字。', '金額後面不要加上「元」這個字。'],
    // A point of view is left out where a clause follows, a condition isn't.
    ['从这个意义上讲，区块链是一个账本。', '区块链是一个账本。'],
    ['從這個角度來看，區塊鏈是一個帳本。', '區塊鏈是一個帳本。'],
    ['从这个意义上讲，没有。', '从这个意义上讲，没有。'],
    ['在这种情况下，电池的价格会上升。', '在这种情况下，电池的价格会上升。'],
  ])('%s', (text, shorter) => expect(removeDemonstratives(text, 'zh')).toBe(shorter));

  it('leaves other languages unchanged', () => {
    expect(removeDemonstratives('This one is the plan.', 'en')).toBe('This one is the plan.');
    expect(removeDemonstratives('这个荒野', '')).toBe('这个荒野');
  });
});
