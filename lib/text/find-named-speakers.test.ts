import { describe, expect, it } from 'vitest';
import { findNamedSpeakers } from './find-named-speakers.ts';

const meeting = new Set(['Professor A', 'PhD B', 'PhD C', 'Kirsty Williams AM', 'Project Manager', 'Marketing', '王总', 'I']);

describe('findNamedSpeakers', () => {
  it.each([
    ['What did Kirsty Williams say about schools?', ['Kirsty Williams AM']],
    ['What did Williams say about schools?', ['Kirsty Williams AM']],
    ['Why did C doubt it?', ['PhD C']],
    ['What did PhD C think?', ['PhD C']],
    ['What did the marketing suggest?', ['Marketing']],
    ['What was said about the project?', []],
    ['What did the PhD students say?', []],
    ['A plan was made: which?', []],
    ['What should I do?', []],
    ['王总 怎么看？', ['王总']],
    ['', []],
  ])('%s', (question, speakers) => {
    expect([...findNamedSpeakers(question, meeting, 'en')]).toEqual(speakers);
  });

  it.each([
    ['zh', '张伟对监管怎么看？', ['张伟', '李娜'], ['张伟']],
    ['ja', '田中は規制をどう思いますか', ['田中', 'ジョン・スミス'], ['田中']],
    ['ja', 'ジョンと田中の意見は？', ['田中', 'ジョン・スミス'], ['田中', 'ジョン・スミス']],
    ['ko', '민수는 규제를 어떻게 생각하나요?', ['민수', '지영'], ['민수']],
    ['zh', '监管怎么样？', ['张伟', '李娜'], []],
    ['ru', 'Каково мнение Анны о налогах?', ['Анна', 'Иван Петров'], ['Анна']],
    ['ru', 'Что сказано Петровым?', ['Анна', 'Иван Петров'], ['Иван Петров']],
    ['ru', 'Какая марка телефона лучше?', ['Анна', 'Марк'], []],
    ['ru', 'какая марка телефона лучше?', ['Анна', 'Марк'], []],
    ['ru', 'Что думает Иванов?', ['Анна', 'Иван'], []],
    ['ru', 'Каково мнение Андрея?', ['Андрей', 'Анна'], ['Андрей']],
    ['pl', 'Co powiedziano o Kowalskim?', ['Anna', 'Jan Kowalski'], ['Jan Kowalski']],
    ['pl', 'Jaka jest opinia Anny?', ['Anna', 'Jan'], ['Anna']],
    ['en', 'What did Garcia say?', ['José García', 'Ann'], ['José García']],
    ['pl', 'Co powiedział Lukasz?', ['Łukasz Nowak', 'Anna'], ['Łukasz Nowak']],
    ['en', 'what did lopez say', ['Ana López', 'Ann'], ['Ana López']],
    ['en', 'what was said about the project', ['Project Manager', 'Ann'], []],
    ['en', 'what did she take', ['Take Notes', 'Ann'], []],
    ['tr', 'Işıl ne dedi?', ['Işıl Kaya', 'Can'], ['Işıl Kaya']],
    ['en', 'Mark the date: when is it?', ['Mark Twain', 'Ann'], []],
    ['ko', '철수는 뭐라고 했나요?', ['김철수', '이영희'], ['김철수']],
    ['zh', '小明怎么看？', ['王小明', '李娜'], ['王小明']],
  ])(
    'finds names in other spellings and forms, and those that others follow without a space, in %s: %s',
    (language, question, speakers, named) => {
      expect([...findNamedSpeakers(question, new Set(speakers), language)]).toEqual(named);
    },
  );

  it('returns no one without speakers', () => expect(findNamedSpeakers('Who?', new Set(), 'en')).toEqual(new Set()));
});
