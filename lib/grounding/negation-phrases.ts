import { byLanguage } from '../text/by-language.ts';
import { anywhere, everywhere } from '../text/whole-words.ts';

/** Phrases of a language that matter where a negation is compared. */
interface NegationPhrases {
  /** Matches what contains a word of negation and negates nothing: "not only". */
  affirmed: RegExp;
  /** Matches what leaves open whether something is so: "whether". */
  open: RegExp;
  /** Matches what denies without a word of negation: "declined to", "beyond repair". */
  denied: RegExp;
}

const never = /(?!)/g;
const spaced = (affirmed: string, open: string, denied: string) => (): NegationPhrases => ({
  affirmed: affirmed ? everywhere(affirmed) : never,
  open: anywhere(open),
  denied: anywhere(denied),
});
const unspaced = (affirmed: RegExp, open: RegExp, denied: RegExp) => (): NegationPhrases => ({ affirmed, open, denied });

const phrasesOf = byLanguage<NegationPhrases>({
  en: spaced(
    'not (?:only|just|to mention)|no (?:doubt|matter)|(?<=, )not (?:in|on|at|by|from|for|with|the) (?!single)[^,.;:!?]{1,40}',
    'whether|if|unless|until|perhaps|maybe|might|instead|rather than|too \\p{L}+ to',
    'beyond repair|sold out|acquit(?:s|ted|tal)?|yet to|impossible|unlikely|ineffective|den(?:y|ying|ie[sd])|ban(?:s|ned)|rul(?:es?|ed|ing) out|turn(?:s|ed|ing)? down|votes? against|voted against|(?<!to )(?:avoid|prevent|stop(?:s|ped|ping)|lack(?:s|ed|ing)|declin|refus|reject|fail|forb[ai]d|prohibit|ceas)\\p{L}*|oppos(?:e[sd]?|ing)|doubt(?:s|ed|ful|ing)?',
  ),
  de: spaced(
    'nicht (?:nur|zuletzt)|keine frage|(?<=, )nicht (?:in|im|am|auf|bei|von|vom|aus|für|mit|der|die|das|den|dem) (?![^,.;:!?]*zu)[^,.;:!?]{1,40}',
    'ob|falls|wenn|vielleicht|statt|anstatt',
    'kaum|unmöglich|ausgeschlossen|ausverkauft|vergriffen|freigesprochen|Freispruch|schließ\\p{L}* (?:\\p{L}+ )?aus|(?:verhinder|vermeid|vermied|(?:ge)?weiger|verweiger|verbiet|verbot|bezweif|bestreit|bestritt|abgelehn|ablehn|(?:ge)?leugn|gescheiter|dementier)\\p{L}*|scheiter(?:n|t|ten?)|lehn(?:e|en|t|ten?) (?:[^.,;]{0,60} )?ab|fehlt(?:e|en)?',
  ),
  fr: spaced(
    'pas (?:seulement|que)|(?<=, )(?:et )?(?:non )?pas (?:à|aux?|en|dans|par|pour|chez|sur|avec|l[ae]|les) (?!moindre)[^,.;:!?]{1,40}',
    'si|peut-être|au lieu|trop',
    "impossible|épuisée?s?|acquitt\\p{L}*|n(?:e|['’]\\p{L}+) (?:[^,.;:!?]{1,20} )?plus|ni(?:e|er|é|ée|és|ait|ent)|(?:évit|empêch|refus|manqu|interdi(?!sciplin)|échou|(?<!sans )dout|rejet)\\p{L}*|cess(?:e|er|é|ent|ait|aient|a|èrent)|exclu(?:e?s?|t|ent|re|ait|aient|ant)|oppos(?:e|ent|er|ait|aient)|s.est opposée?|arrêt(?:e|é|ent|er|ait|aient|ons)",
  ),
  es: spaced(
    'no s[oó]lo|no solamente',
    'si|quizás?|tal vez|en lugar',
    'imposible|agotad[oa]s?|absuel\\p{L}*|absolv\\p{L}*|(?:impid|impedi|rechaz|nieg|(?<!hac(?:e|en|ía|er) )falt|prohib|fracas|(?<!sin )dud|descart(?!es)|excluy)\\p{L}*|neg(?:ar(?:se|on|á|án)?|ó|ad[oa]s?|aban?|ando|amos|ativa)|evit[aeóo]\\p{L}*|dej[aóe]\\p{L}* de',
  ),
  pt: spaced(
    'não s[oó]|não apenas',
    'talvez|em vez',
    'impossível|esgotad[oa]s?|absolv\\p{L}*|(?:evit|imped|recus|rejeit|falt|proib|proíb|fracass|duvid|descart)\\p{L}*|neg(?:am?|ar(?:am|á|ão)?|ou|ad[oa]s?|avam?|ando|ativa)|exclu(?:i|em|ir|iu|íram|íd[oa]s?|indo|ía|são)|deix\\p{L}* de',
  ),
  it: spaced(
    'non solo|non soltanto',
    'se|forse|invece|troppo',
    'impossibile|esaurit[oaie]|assol(?:t|v)\\p{L}*|(?:evit|imped|respin|proib|vieta|dubit|smett|smess|esclud)\\p{L}*|vietò|(?:neg|rifiut|manc)(?:a|ano|are|at[oaie]|avano|ava|ando|ò|arono|h?erà)|rifiuto|mancanz[ae]|esclus(?:[oaie]|ero|ion[ei])',
  ),
  nl: spaced(
    'niet alleen|niet slechts|(?<=, )niet (?:in|op|aan|bij|van|uit|voor|met|de|het) (?![^,.;:!?]* te )[^,.;:!?]{1,40}',
    'misschien|in plaats',
    'onmogelijk|uitverkocht|vrijgesproken|afgewezen|(?:weiger|geweiger|voorkom|ontken|afwijz|verbied|verbood|verbod|ontbr[eao](?!n)|mislu|twijfel)\\p{L}*|stop(?:t|te|ten|pen)?|gestopt',
  ),
  ru: spaced(
    'не только',
    'если|может быть|возможно|вместо|слишком',
    'нельзя|(?:невозможн|распродан|оправда(?:л|н)|отказ|отрица(?!тельн)|отверг|запре[тщ]|сомнева|отсутств|провал|избе[гж]|меша|помеша|предотвра)\\p{L}*|переста(?:л[аои]?|ть|ет|ют|нет|нут)',
  ),
  pl: spaced(
    'nie tylko',
    'czy|jeśli|może|zamiast|zbyt',
    'wyprzedan[eyaio]|uniewinni\\p{L}*|(?:niemożliw|odm[oóa]w|odrzuc|zaprzecz|zakaz(?!i)|wątpi|brak|unikn|unikał|zapobie)\\p{L}*|unika(?:ć|ją|my|nie)?|przesta(?:[łj]\\p{L}*|ć|nie|ną)',
  ),
  tr: spaced(
    '',
    'eğer|belki|yerine',
    '(?:imkansız|redde|inkar|yasak|önle(?:d|n|y|r|mek|mey|miş)|önlü|engelle|vazgeç|eksik)\\p{L}*',
  ),
  vi: spaced(
    'không (?:chỉ|những)',
    'nếu|có lẽ|thay vì|liệu',
    'từ chối|phủ nhận|cấm|tránh|ngăn(?! (?:kéo|nắp|tủ))|thiếu(?! (?:niên|nhi|nữ|tá))|ngừng',
  ),
  id: spaced(
    'tidak hanya|bukan hanya',
    'jika|kalau|mungkin|apakah|alih-alih',
    'tolak|menolak|ditolak|membantah|dilarang|melarang|menghindari|mencegah|gagal|(?<!lebih )kurang|berhenti',
  ),
  ar: spaced('ليس فقط', 'إذا|ربما|بدلا', '[يت]?(?:رفض|منع(?![شطمز])|فشل|توقف)\\p{L}*|[يت]?نف(?:ى|ي|يا|وا)'),
  hi: spaced('न केवल', 'अगर|शायद|बजाय', 'इनकार|इंकार|मना (?:कर|करना|करता|करते|किया)|रोक|रोका|असफल|अस्वीकार'),
  ko: unspaced(
    /뿐만 아니라|뿐 아니라/gu,
    /만약|아마|대신|지도 모/u,
    /거부|거절|부인하|부인했|금지|실패|막았|막는|피하|피했|그만(?!큼)/u,
  ),
  zh: unspaced(
    /要不要|是不是|能不能|会不会|會不會|不仅|不僅|不只|不但|不过|不過/gu,
    /是否|如果|可能|而不是|代替/u,
    /拒绝|拒絕|否认|否認|禁止|避免|防止|阻止|缺乏|缺少|失败|失敗|难以|難以|停止/u,
  ),
  ja: unspaced(
    /だけで(?:は)?なく/gu,
    /かどうか|もし|かもしれ|代わり/u,
    /拒否|拒[まみむん]|断[っり]|否定|禁止|避け|防[いぎぐ]|失敗|やめ|難し/u,
  ),
});

/** Returns the phrases of a language (BCP 47 base tag); without a list none matches. */
export const negationPhrases = (language: string): NegationPhrases =>
  phrasesOf(language) ?? { affirmed: never, open: never, denied: never };

/** Returns a text without what looks like a negation and is none. */
export const withoutAffirmed = (text: string, language: string): string => text.replace(negationPhrases(language).affirmed, ' ');

/** Returns whether a text denies something without a word of negation, in its language (BCP 47 base tag). */
export const isDenied = (text: string, language: string): boolean => negationPhrases(language).denied.test(text);
