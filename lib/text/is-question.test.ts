import { expect, test } from 'vitest';
import { isQuestion } from './is-question.ts';

test.each([
  'Is it late?',
  '値段はどれくらいするんですか。',
  '何が変わりましたか',
  '电池贵吗。',
  '언제부터 적용되나요.',
  '이것은 무엇입니까',
])('is true for “%s”', (text) => expect(isQuestion(text)).toBe(true));

test.each([
  'It is late.',
  'そうですか。',
  '電池か何かです。',
  '비가 오니까.',
  '다음 영상에서 만나요.',
  '전기 요금이 올랐습니다.',
])('is false for “%s”', (text) => expect(isQuestion(text)).toBe(false));
