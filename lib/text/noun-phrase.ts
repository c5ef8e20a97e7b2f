import { matchNothing } from '../encoding/match-nothing.ts';
import { arabic, hindi, japanese, korean, turkish } from './asian-nouns.ts';
import { byLanguage } from './by-language.ts';
import { clauseSigns } from './clause-signs.ts';
import { german, romance, russian } from './european-nouns.ts';
import type { NounTest, PhrasePlace } from './noun-test.ts';
import { numberWords } from './number-words.ts';
import type { TitleWord } from './title-vocabulary.ts';

/** The occurrences of a phrase, and the number of those after a determiner or with a capital within a sentence. */
interface Occurrences {
  places: readonly PhrasePlace[];
  count: number;
  nominalCount: number;
}

const testOf = byLanguage<NounTest>({
  de: () => german,
  lb: () => german,
  fr: () =>
    romance({ verb: /(?:aient|èrent|issent|ez)$/, articles: new Set(['le', 'la', 'les', "l'"]) }, clauseSigns('fr')?.verb),
  es: () =>
    romance(
      {
        verb: /(?:[aeéi]mos|ieron|aron|aba[ns]?|[aei]rán?|ando|iendo|[aei]r(?:se|l[oae]s?|me|te)|[aei]n|ó|ad|edme|aos|íos|..[^l]ar|[cdnrvs]er|..ir)$/,
        adjective: /(?:[aei]l(?:es)?|[aei]ntes?|bles?|ar(?:es)?|or(?:es)?|és|z|ces)$/,
        articles: new Set(['el', 'la', 'los', 'las']),
      },
      clauseSigns('es')?.verb,
    ),
  pt: () =>
    romance(
      {
        verb: /(?:[aei]mos|[aei]ram|avam?|ando|endo|indo|[ae]m|ou|[aei]r-se|..[^l]ar|[cdnrvs]er|..ir)$/,
        adjective: /(?:[aeiu]l|[aei]is|[aei]ntes?|ve(?:l|is)|ar(?:es)?|or(?:es)?|ês|z|zes)$/,
        articles: new Set(['o', 'a', 'os', 'as']),
      },
      clauseSigns('pt')?.verb,
    ),
  it: () =>
    romance(
      {
        verb: /(?:[ai]amo|[aei]vano|[aei]rono|ando|endo|[cgns]ono|[aei]te(?:vi|mi)|.{4}[aei]te|ò|[ae]rà|..[ai]re|[dgvt]ere)$/,
        articles: new Set(['il', 'lo', 'la', 'i', 'gli', 'le']),
      },
      clauseSigns('it')?.verb,
    ),
  nl: () => romance({ verb: matchNothing, articles: new Set(['de', 'het']) }),
  ru: () => russian,
  ko: () => korean,
  ja: () => japanese,
  tr: () => turkish,
  hi: () => hindi,
  ar: () => arabic,
});

/**
 * Returns the first place at which a phrase is a noun with what belongs to it, as far as its language shows that by endings, capitals or
 * the words around it; its first place for a language of which nothing is known.
 */
export function findNounPhrase({ places, count, nominalCount }: Occurrences, language: string): PhrasePlace | undefined {
  const test = testOf(language);
  const { values } = numberWords(language);
  // What a number counts is another noun: "Wärmepumpe vier Kilowattstunden".
  const isCount = ({ text, isContent }: TitleWord) => !isContent && (values.get(text) ?? 0) > 1;
  return places.find(({ clause: { text, words, offsets, isSentenceStart }, from, to }) => {
    const own = words.slice(from, to);
    if (!test) return true;
    return (
      !own.some(isCount) &&
      test({
        words: own,
        spellings: own.map((word, i) => text.slice(offsets[from + i], offsets[from + i]! + word.text.length)),
        before: words[from - 1],
        after: words[to],
        isSentenceStart: isSentenceStart && from === 0,
        isNominal: nominalCount > 0,
        isRepeated: count > 1,
      })
    );
  });
}
