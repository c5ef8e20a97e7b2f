import { byLanguage } from '../text/by-language.ts';
import { stopwords } from '../text/stopwords.ts';
import type { NameMention } from './read-names.ts';

/** Matches a capitalized first word that speaks, thinks or decides, in a language. */
const speaking =
  (verbs: string, noName = '(?!)') =>
  () =>
    new RegExp(`^(?!(?:${noName}) )(?<name>\\p{Lu}[\\p{L}\\p{M}'’-]{2,}) (?:${verbs})(?![\\p{L}\\p{M}])`, 'u');

/** Verbs of those who say or decide something, and first words that may stand before one and are no name. */
const subjects = byLanguage({
  en: speaking(
    '(?:then |also |first |later |only )?(?:said|says|thought|thinks|believe[sd]|suggest(?:s|ed)|mention(?:s|ed)|agree[sd]|point(?:s|ed) out|propose[sd]|explain(?:s|ed)|state[sd]|want(?:s|ed)|argue[sd]|ask(?:s|ed)|told|tells|claim(?:s|ed)|announce[sd]|repl(?:ies|ied)|recommend(?:s|ed)|add(?:s|ed) that)',
    '[A-Z]\\p{Ll}*(?:s|ing|tion|ment|ity|ness|ship|ism|ics|ly|one|body|ff|lic)|[A-Z]\\p{L}*-\\p{L}+|People|Police|Nothing|Women|Men|Children|Research|Science|Evidence|Data|Folk|None|Each|Either|Neither|Whoever|Who',
  ),
  de: speaking(
    '(?:sagt|meint|glaubt|denkt|schlug|schlägt|erklärt|erwähnt|betont|behauptet|fragt|antwortet|empfiehlt|findet)e?',
    '\\p{L}+(?:e|er|en|es|ung|heit|keit|schaft)',
  ),
  fr: speaking(
    '(?:a (?:dit|expliqué|affirmé|proposé|suggéré|déclaré|annoncé|demandé|fait)|dit que|explique|affirme|propose|pense que)',
    'On|Ce|Cela|Tout|Rien|Chacun|Aucun|Personne|Quelqu’un',
  ),
  es: speaking(
    '(?:dijo|dice|explicó|explica|afirmó|afirma|propuso|propone|sugirió|cree que|piensa que|declaró|anunció)',
    'Nadie|Alguien|Todo|Eso|Esto|Quien|Uno',
  ),
  pt: speaking(
    '(?:disse|diz|explicou|explica|afirmou|afirma|propôs|propõe|sugeriu|acha que|declarou|anunciou)',
    'Ninguém|Alguém|Tudo|Isso|Isto|Quem',
  ),
  it: speaking(
    '(?:ha (?:detto|spiegato|affermato|proposto|suggerito|dichiarato|annunciato|chiesto)|dice|spiega|afferma|propone|pensa che)',
    'Nessuno|Qualcuno|Tutto|Questo|Ciò|Chi',
  ),
  nl: speaking('(?:zei|zegt|vindt|denkt|stelde|legde|verklaarde|vroeg)', 'Niemand|Iemand|Men|Dat|Dit|Alles|Wie'),
});

/**
 * Returns the first word of a sentence if it can only be a name, because it speaks and has no article: "Microsoft said". Its capital
 * proves nothing. `language` is the sentence's; undefined in one without a list.
 */
export function readSubject(text: string, language: string): NameMention | undefined {
  const found = subjects(language)?.exec(text)?.groups?.name;
  const name = found?.replace(/['’]s?$/, '');
  return name && !stopwords(language).has(name.toLowerCase())
    ? { text: name, start: 0, end: name.length, words: [name], isFirst: true }
    : undefined;
}
