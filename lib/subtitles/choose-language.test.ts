import { expect, it } from 'vitest';
import { readCaptions } from './read-captions.ts';

const read = (text: string) => {
  const { cues, language } = readCaptions({ text });
  return { language, texts: cues.map(({ text }) => text) };
};
const ttml = (language: string, ...divisions: [language: string, seconds: number[]][]) =>
  `<tt xmlns="http://www.w3.org/ns/ttml" xml:lang="${language}"><body>${divisions
    .map(
      ([tag, seconds]) =>
        `<div xml:lang="${tag}">${seconds.map((at) => `<p begin="${at}s" end="${at + 1}s">${tag}${at}</p>`).join('')}</div>`,
    )
    .join('')}</body></tt>`;

it('takes one of the languages that a file shows at the same times', () => {
  const styles = '<STYLE><!-- .KRCC {lang: ko-KR;} .ENCC {lang: en-US;} --></STYLE>';
  const sync = (at: number, korean: string, english: string) =>
    `<SYNC Start=${at}><P Class=KRCC>${korean}<P Class=ENCC>${english}`;
  expect(read(`<SAMI>${styles}<BODY>${sync(1000, '하나', 'One')}${sync(2000, '둘', 'Two')}`)).toEqual({
    language: 'ko-KR',
    texts: ['하나', '둘'],
  });
  expect(read(ttml('', ['fr', [1, 2]], ['de', [1, 2]]))).toEqual({ language: 'fr', texts: ['fr1', 'fr2'] });
  expect(read(ttml('de', ['fr', [1, 2]], ['de', [1, 2]]))).toEqual({ language: 'de', texts: ['de1', 'de2'] });
});

it('takes all languages that take turns', () => {
  expect(read(ttml('fr', ['fr', [1, 3]], ['de', [2, 4]])).texts).toEqual(['fr1', 'de2', 'fr3', 'de4']);
});
