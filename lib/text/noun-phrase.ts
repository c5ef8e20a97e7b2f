import { matchNothing } from '../encoding/match-nothing.ts';
import { byLanguage } from './by-language.ts';
import { clauseSigns } from './clause-signs.ts';
import type { Clause, TitleWord } from './title-vocabulary.ts';

/** A phrase of a clause: the numbers of its first word and of the one after the last. */
export interface PhrasePlace {
  clause: Clause;
  from: number;
  to: number;
}

/** The words of a phrase, and the one after it; undefined at the clause's end. */
interface Phrase {
  words: readonly TitleWord[];
  /** As they are spelled. */
  spellings: readonly string[];
  after: TitleWord | undefined;
  /** Whether its first word starts a sentence, where a capital says nothing. */
  isSentenceStart: boolean;
  /** Whether it stands after a determiner somewhere, or with a capital within a sentence. */
  isNominal: boolean;
}

/** Whether a phrase is a noun with what belongs to it. */
type NounTest = (phrase: Phrase) => boolean;

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** Matches the articles that are never of the genitive, by which a second noun would depend on the first. */
const germanArticle = /^(?:die|das|den|dem|(?:k?ein|mein|sein|ihr|unser)(?:e|en|em)?)$/;

/** In German every noun has a capital; an adjective before it is in the nominative, which has these endings without an article. */
const german: NounTest = ({ words, spellings, isSentenceStart, isNominal }) => {
  if (!isCapital(spellings.at(-1)!) || (isSentenceStart && words.length === 1 && !isNominal)) return false;
  return words.every((word, i) => {
    if (!word.isContent) return !(words[i - 1]?.isContent && germanArticle.test(word.text));
    if (isCapital(spellings[i]!)) return true;
    const isAdjective = i === 0 ? /(?:e|er|es)$/ : words[i - 1]!.isContent ? matchNothing : /(?:e|en|er|es|em)$/;
    return isAdjective.test(word.text) && words[i + 1]?.isContent === true;
  });
};

/** The endings and words of nouns and verbs in a language in which nouns follow determiners and adjectives follow nouns. */
interface RomanceEndings {
  /** Endings of verbs that few nouns and adjectives have. */
  verb: RegExp;
  /** Endings of adjectives other than those that agree with the noun; absent where they end like verbs. */
  adjective?: RegExp;
  articles: ReadonlySet<string>;
}

/** Endings of a noun and an adjective by which they disagree in gender. */
const genderMismatch = /^(?:os? as?|as? os?)$/;
const gender = /[oa]s?$/;
const conjunction = /^(?:y|e|o|u|et|ou|en|of)$/;

/** A noun follows a determiner somewhere; an adjective may follow it at the end, and agrees with it, but no frequent verb. */
const romance = ({ verb, adjective, articles }: RomanceEndings, finiteVerb: RegExp = matchNothing): NounTest => {
  const isAdjective = (before: string, word: string) => {
    const [of, own] = [gender.exec(before)?.[0], gender.exec(word)?.[0]];
    return own ? !(of && genderMismatch.test(`${of} ${own}`)) : (adjective?.test(word) ?? true);
  };
  return ({ words, after, isNominal }) =>
    isNominal &&
    words.every((word, i) => {
      const before = words[i - 1];
      if (!word.isContent) return !(before?.isContent && articles.has(word.text));
      if (verb.test(word.text)) return false;
      if (!before?.isContent) return true;
      const isVerb = after && (after.isDeterminer || (after.isConnector && !conjunction.test(after.text)));
      return i === words.length - 1 && !isVerb && !finiteVerb.test(word.text) && isAdjective(before.text, word.text);
    });
};

const russianVerb =
  /(?:[аяеиыоу]ть(?:ся)?|[ая]ет|(?<![чл])ёт|[зкг]нет|у[её]т|[аяую]ют|(?:[еёя]т|[уюая]т|[аеиу]л[аои]?)с[яь]|[ое]вал[аои]?|[ыи]вал[аои]?|[аеуя][ею]м|[еи]шь|[йиь]те(?:сь)?|[дсжчшвмл](?:ит|ят)|[дгвжзкмнсч]ут|.{3}[аяи]л[аио])$/;
const russianNoun =
  /^(?:(?:правил|начал|детал|зеркал|печал|одеял|материал|сигнал|канал|журнал)\p{L}*|память|печать|кровать|мать|сеть|нить|суть|путь|роль|кредит|визит|лимит|магнит)$/u;
const russianAdjective = /(?:ый|ий|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ых|их|ую|юю|[оея]й)$/;
const nounLikeAdjective = /(?:[аеия]ние|тие|вие|рие|лие|мие|сие|герой|слой|строй|край|чай|случай|музей|санаторий|комментарий)$/;
/** Endings of cases in which no title starts. */
const oblique = /(?:[оеё]м|[ая]ми|[ая]х|(?<!^(?:шо|таб|раг|какад|кенгур|мен|интервь|рев|жюр|авен))[ую])$/;
const nominative = /(?:ый|ий|ая|яя|ое|ее|ые|ие)$/;

/** In Russian endings show verbs and adjectives; a title ends with a noun and starts with no adjective of another case. */
const russian: NounTest = ({ words }) => {
  const isAdjective = ({ text }: TitleWord) => russianAdjective.test(text) && !nounLikeAdjective.test(text);
  const content = words.filter(({ isContent }) => isContent);
  if (content.some(({ text }) => russianVerb.test(text) && !russianNoun.test(text))) return false;
  if (isAdjective(words.at(-1)!)) return false;
  if (oblique.test(words[0]!.text)) return false;
  return !isAdjective(words[0]!) || (nominative.test(words[0]!.text) && words[1]?.isContent === true);
};

/** Matches the particle after a Korean noun. */
const koreanParticle = /(?<=..)(?:에서는|으로는|에는|에서|으로|까지|부터|은|는|이|가|을|를|의|에|로|와|과|도|만)$/;

/** Matches Korean verbs with an ending that connects or ends a clause. */
const koreanVerb =
  /(?:으면|하면|되면|이면|지만|는데|니까|[어아여해와워라]서|려고|도록|하게|하고|으며|니다|세요|어요|아요|그렇지|않\p{L}*)$/u;

/** In Korean only the last word may have a particle, which the title leaves out; a single word needs one. */
const korean: NounTest = ({ words }) =>
  words.every(({ text }, i) => {
    if (koreanVerb.test(text)) return false;
    const particle = koreanParticle.exec(text)?.[0];
    if (i < words.length - 1) return !particle || particle === '의';
    return particle !== undefined || words.length > 1;
  });

/** Matches the words that may follow a noun in Japanese, those after which a verb is expected, and a verb before its noun. */
const japaneseParticle = /^(?:の|は|が|を|も|と|や|に|へ|で|から|まで|より|です|でし|だ)$/;
const beforeJapaneseVerb = /^(?:に|で|を|へ)$/;
const japaneseVerb = /[うくぐすつぬぶむるただ]$/;

/** In Japanese a particle or the clause's end follows a noun. */
const japanese: NounTest = ({ words, after }) => {
  const isNoun = /[\p{Script=Han}\p{Script=Katakana}ーり]$/u.test(words.at(-1)!.text);
  const verbPlace = words.findIndex(({ text }) => beforeJapaneseVerb.test(text));
  const isWhole = verbPlace < 0 || words.slice(verbPlace + 1, -1).some(({ text }) => japaneseVerb.test(text));
  return (
    isNoun &&
    isWhole &&
    (!after || japaneseParticle.test(after.text)) &&
    !words.some(({ text }) => /^(?:つい|よっ|とっ)$/.test(text))
  );
};

/** Matches Turkish words with an ending that needs another noun, and forms of verbs. */
const turkishDependent =
  /(?:[ıiuü]n|[dt][ıiuü]ğ[ıiuü]|[dt][ae]n?|[ıiuü]yor|m[ıiuü]ş|[ae]c[ae]k|[ae]rak|[ıiuü]p|ken|[ıiuü]nc[ae]|(?:[aeıiuü]r|m[ae]z)l[ae]r)$/;

/** In Turkish, whose verb ends the clause, a noun is followed by something. */
const turkish: NounTest = ({ words, after }) => after !== undefined && !turkishDependent.test(words.at(-1)!.text);

/** In Hindi an adjective stands before a noun, and the postposition between two nouns. */
const hindi: NounTest = ({ words, after }) =>
  after !== undefined && words.every(({ isContent, text }, i) => !isContent || !words[i + 1]?.isContent || /[ािीेै]$/u.test(text));

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
});

/**
 * Returns whether a phrase is a noun with what belongs to it, as far as its language shows that by endings, capitals or the words
 * around it; undefined for a language of which nothing is known.
 */
export function isNounPhrase({ clause, from, to }: PhrasePlace, isNominal: boolean, language: string): boolean | undefined {
  const test = testOf(language);
  if (!test) return undefined;
  const { text, words, offsets, isSentenceStart } = clause;
  const own = words.slice(from, to);
  return test({
    words: own,
    spellings: own.map((word, i) => text.slice(offsets[from + i], offsets[from + i]! + word.text.length)),
    after: words[to],
    isSentenceStart: isSentenceStart && from === 0,
    isNominal,
  });
}

/** Returns the text of a phrase as a title has it: in Korean without the particle of its last word. */
export const withoutParticle = (text: string, language: string): string =>
  language === 'ko' ? text.replace(koreanParticle, '') : text;
