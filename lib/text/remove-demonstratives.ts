import { shortenAtWords } from './split-words.ts';

interface Demonstratives {
  /** Demonstratives such as "this" before a noun, but not before a verb, in place of a noun, or in a date ("this month"). */
  pointer: RegExp;
  /** Points of view at the start that an earlier sentence explains, "in this sense", with the comma behind them. */
  viewpoint: RegExp;
}

const chinesePointer = '(?:[这那這][个個種种]|[这那這][么麼样樣]的?一[个個種种])';
/** Chinese nouns that need a demonstrative behind a preposition: "in this process" is a set phrase, "in process" is none. */
const dependentNouns =
  '意[义義思]|角度|[层層](?:面|次)|方[面向式]|[领領]域|[时時]代|[过過]程|基[础礎](?=之?上|[，,。])|情[况況形]|[状狀][况況]|背景|前提|[环環][节節]|[阶階]段|[场場]合|[问問][题題]|事情|[东東]西|地方|[点點]上|里面|裡面|上面|下面|[当當]中|[现現]象|[做说說想看]法|[数數]字|名字';
/** Chinese nouns whose demonstrative stands behind what they name: "加上元這個字". */
const namingNouns = '[字词詞]';
const prepositions = '[从從在对對就按用为為于於到把将將过過绕繞]';

const demonstratives: Record<string, Demonstratives> = {
  zh: {
    pointer: new RegExp(
      `${chinesePointer}(?<!${prepositions}${chinesePointer}(?=${dependentNouns}))(?!人|${namingNouns})(?=\\p{Script=Han})(?![月周週季年]|星期|禮拜|礼拜|世[纪紀]|小[时時]|[时時]候)(?![是就也都会會有在可能要不很太我你他她它没沒才又还還]|一[没沒不])`,
      'gu',
    ),
    viewpoint: new RegExp(
      `^[从從就按]${chinesePointer}(?:意[义義]|角度|[层層]面|方面)上?[来來去]?(?:[讲講说說看]|而言)?[，,](?=.{6})`,
      'u',
    ),
  },
};

/**
 * Removes demonstratives that refer to earlier sentences, which a single sentence doesn't have, and points of view that do. Returns
 * the text unchanged if the remaining characters would read as other words.
 */
export function removeDemonstratives(text: string, language: string): string {
  const patterns = Object.hasOwn(demonstratives, language) ? demonstratives[language] : undefined;
  return patterns ? shortenAtWords(text.replace(patterns.viewpoint, '').replace(patterns.pointer, ''), text, language) : text;
}
