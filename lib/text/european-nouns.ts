import { matchNothing } from '../encoding/match-nothing.ts';
import type { NounTest } from './noun-test.ts';
import type { TitleWord } from './title-vocabulary.ts';

const isCapital = (word: string) => /^\p{Lu}/u.test(word);

/** Matches the articles that are never of the genitive, by which a second noun would depend on the first. */
const germanArticle = /^(?:die|das|den|dem|(?:k?ein|mein|sein|ihr|unser)(?:e|en|em)?)$/;

/** In German every noun has a capital; an adjective before it is in the nominative, which has these endings without an article. */
export const german: NounTest = ({ words, spellings, isSentenceStart, isNominal }) => {
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
export const romance = ({ verb, adjective, articles }: RomanceEndings, finiteVerb: RegExp = matchNothing): NounTest => {
  const isAdjective = (before: string, word: string) => {
    const [of, own] = [gender.exec(before)?.[0], gender.exec(word)?.[0]];
    return own ? !(of && genderMismatch.test(`${of} ${own}`)) : (adjective?.test(word) ?? true);
  };
  return ({ words, before: outer, after, isNominal }) =>
    isNominal &&
    // Nouns are spelled like verbs behind a determiner only: "la ayuda".
    !(finiteVerb.test(words[0]!.text) && !outer?.isDeterminer) &&
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
  /(?:[аяеиыоу]ть(?:ся)?|[ая]ет|(?<![чл])ёт|[зкг]нет|у[её]т|[аяую]ют|(?:[еёя]т|[уюая]т|[аеиу]л[аои]?)с[яь]|[ое]вал[аои]?|[ыи]вал[аои]?|[аеуя][ею]м|[еи]шь|[йиь]те(?:сь)?|[дсжчшвмл](?:ит|ят)|[дгвжзкмнсч]ут|[жшчщ]ат|[тс]о(?:ит|ят)|.{3}[аяи]л[аио]?)$/;
const russianNoun =
  /^(?:(?:правил|начал|детал|зеркал|печал|одеял|материал|сигнал|канал|журнал|финал|капитал|персонал|потенциал|сериал|идеал|оригинал|интервал|генерал|адмирал|крокодил|терминал|арсенал|ритуал|минерал|квартал|портал|подвал|вокзал|скандал|фестивал|автомобил)\p{L}*|память|печать|кровать|мать|сеть|нить|суть|путь|роль|кредит|визит|лимит|магнит)$/u;
const russianAdjective = /(?:ый|ий|ая|яя|ое|ее|ые|ие|ого|его|ому|ему|ым|им|ых|их|ую|юю|[оея]й)$/;
const nounLikeAdjective = /(?:[аеия]ние|тие|вие|рие|лие|мие|сие|герой|слой|строй|край|чай|случай|музей|санаторий|комментарий)$/;
/** Endings of cases in which no title starts. */
const oblique = /(?:[оеё]м|[ая]ми|[ая]х|(?<!^(?:шо|таб|раг|какад|кенгур|мен|интервь|рев|жюр|авен))[ую])$/;
/** Nouns that are counted, in the form that follows a number. */
const measured = /^(?:года?|лет|раза?|процент[ао]в?|рубл(?:я|ей)|тысячи?|миллион(?:а|ов))$/;
/** Endings of nouns to which or by which something is done, that belong to a verb: "панелям". */
const recipient = /(?:[ая]м|[ая]ми)$/;
const nominative = /(?:ый|ий|ая|яя|ое|ее|ые|ие)$/;

/** In Russian endings show verbs and adjectives; a title ends with a noun and starts with no adjective of another case. */
export const russian: NounTest = ({ words }) => {
  const isAdjective = ({ text }: TitleWord) => russianAdjective.test(text) && !nounLikeAdjective.test(text);
  const content = words.filter(({ isContent }) => isContent);
  if (content.some(({ text }) => russianVerb.test(text) && !russianNoun.test(text))) return false;
  if (isAdjective(words.at(-1)!)) return false;
  if (oblique.test(words[0]!.text) || measured.test(words[0]!.text)) return false;
  if (words.some((word, i) => i > 0 && words[i - 1]!.isContent && !isAdjective(words[i - 1]!) && recipient.test(word.text)))
    return false;
  return !isAdjective(words[0]!) || (nominative.test(words[0]!.text) && words[1]?.isContent === true);
};
