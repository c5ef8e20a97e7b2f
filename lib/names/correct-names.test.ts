import { expect, it } from 'vitest';
import { correctNames } from './correct-names.ts';

const cue = (text: string, index = 0) => ({ index, startTime: index, endTime: index + 1, text });
const request = { language: 'en', evidence: [], replacements: [], rejected: [] };
const title = { source: 'title', text: 'A talk about Kubernetes' } as const;

it('places each correction in the corrected text', () => {
  const text = 'cooper netties and cooper netties with clock code';
  const replacements = [{ from: 'Clock  code', to: 'Claude Code' }];
  const { cues, nameCorrections } = correctNames({ ...request, cues: [cue(text)], evidence: [title], replacements });
  expect(cues[0]!.text).toBe('Kubernetes and Kubernetes with Claude Code');
  for (const { at, to } of nameCorrections!) expect(cues[0]!.text.slice(at, at + to.length)).toBe(to);
  expect(nameCorrections).toMatchObject([{ because: title }, { because: title }, { because: { source: 'term' } }]);
});

it('leaves corrections that the user has undone', () => {
  const rejected = [{ from: 'Cooper Netties', to: 'Kubernetes' }];
  expect(correctNames({ ...request, cues: [cue('cooper netties')], evidence: [title], rejected })).toEqual({
    cues: [cue('cooper netties')],
  });
});

it.each([
  ['whole words alone', 'bob bobby Bob', 'bob', 'Rob', 'Rob bobby Rob'],
  ['words of scripts without spaces', '我们用微的', '微', '威', '我们用威的'],
  ['words of Lao', 'ຂ້ອຍຢູ່ວຽງຈັນແລ້ວ', 'ວຽງຈັນ', 'Vientiane', 'ຂ້ອຍຢູ່Vientianeແລ້ວ'],
  ['words of Khmer', 'ខ្ញុំនៅភ្នំពេញហើយ', 'ភ្នំពេញ', 'Phnom Penh', 'ខ្ញុំនៅPhnom Penhហើយ'],
  ['words of Burmese', 'ကျွန်တော်ရန်ကုန်မှာ', 'ရန်ကုန်', 'Yangon', 'ကျွန်တော်Yangonမှာ'],
  ['words with marks', 'use c++ and c+', 'c++', 'C++', 'use C++ and c+'],
])('replaces %s', (_, text, from, to, corrected) => {
  expect(correctNames({ ...request, cues: [cue(text)], replacements: [{ from, to }] }).cues[0]!.text).toBe(corrected);
});

it('corrects no more than it can list', () => {
  const cues = Array.from({ length: 3000 }, (_, i) => cue('cooper netties', i));
  const corrected = correctNames({ ...request, cues, evidence: [title] });
  expect(corrected.nameCorrections).toHaveLength(2000);
  expect(corrected.cues.filter(({ text }) => text === 'Kubernetes')).toHaveLength(2000);
});

it('reads a cue of one hostile line', () => {
  const text = 'a '.repeat(100_000);
  expect(correctNames({ ...request, cues: [cue(text)], replacements: [{ from: 'a a a b', to: 'x' }] }).cues[0]!.text).toBe(text);
});
