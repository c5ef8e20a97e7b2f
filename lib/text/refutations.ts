import { byLanguage } from './by-language.ts';

// A mark has to follow: “это не так” is a refutation, “это не так сложно” is none.
const opening = (words: string) => new RegExp(`^\\P{L}*(?:${words})(?=[^\\p{L}\\p{N}\\s]|\\s*$)`, 'iu');

/** Openings of a sentence that calls the one before it untrue, by language. */
const patternOf = byLanguage<RegExp>({
  en: () =>
    opening(
      "(?:(?:but|no|well|actually|and),? )*(?:(?:that|this|it)(?:['’]s| is| was)(?: (?:just|simply|completely|totally|actually))? (?:not (?:true|right|correct|the case|so|how it)|wrong|false|untrue|incorrect|nonsense|a (?:myth|lie|misconception|mistake))|(?:that|this|it) (?:isn|wasn)['’]t (?:true|right|correct|the case|so)|(?:don['’]t|do not|never) do (?:that|this|it)|(?:your|my|his|her|the|their) [a-z]+ (?:is|was|are|were) wrong|(?:they|he|she|you) (?:are|were|is|was) (?:all )?wrong|(?:they|you)['’]re (?:all )?wrong|not true|far from it)(?: at all)?",
    ),
  de: () =>
    opening(
      '(?:(?:aber|doch|nein),? )*(?:das (?:stimmt|ist|war) (?:aber |so |einfach )?(?:nicht(?: (?:wahr|richtig|so))?|falsch|ein (?:mythos|irrtum)|unsinn|quatsch|gelogen)|stimmt (?:aber )?nicht)',
    ),
  fr: () =>
    opening(
      "(?:(?:mais|non|or),? )*(?:c['’]est (?:faux|une erreur|un mythe)|ce n['’]est pas (?:vrai|exact|le cas)|c['’]est pas vrai)",
    ),
  es: () =>
    opening('(?:(?:pero|no|pues),? )*(?:(?:eso|esto) )?(?:no es (?:cierto|verdad|así)|es (?:falso|mentira|un mito|un error))'),
  pt: () =>
    opening(
      '(?:(?:mas|não),? )*(?:(?:isso|isto) )?(?:não é (?:verdade|bem assim|assim)|é (?:falso|mentira|um mito|um erro)|está errado)',
    ),
  it: () =>
    opening('(?:(?:ma|no|però),? )*(?:(?:questo )?non è (?:vero|così)|(?:questo )?è (?:falso|un mito|un errore|sbagliato))'),
  nl: () => opening('(?:(?:maar|nee),? )*(?:dat (?:is|klopt) (?:niet(?: waar)?|onzin|een (?:mythe|fabel)|onjuist)|dat is fout)'),
  ru: () =>
    opening('(?:(?:но|нет|а),? )*(?:это (?:не так|неправда|не правда|неверно|миф|ошибка|ложь)|(?:на самом деле )?это не так)'),
  pl: () => opening('(?:(?:ale|nie|jednak),? )*to (?:nieprawda|nie(?: jest)? prawda|mit|błąd|bzdura)'),
  tr: () => opening('(?:(?:ama|hayır|fakat),? )*(?:bu|o) (?:doğru değil|yanlış|bir efsane)'),
  vi: () => opening('(?:(?:nhưng|không),? )*(?:điều (?:đó|này)|cái (?:đó|này)) (?:không đúng|là sai|sai)'),
  id: () => opening('(?:(?:tapi|tetapi|tidak),? )*(?:itu|ini) (?:tidak benar|salah|mitos|keliru)'),
  ar: () => opening('(?:(?:لكن|ولكن|لا)،? )*(?:هذا|ذلك) (?:غير صحيح|ليس صحيحا|خطأ|خرافة)'),
  hi: () => opening('(?:(?:लेकिन|नहीं|पर),? )*(?:यह|ये|वह) (?:सच|सही) नहीं|(?:यह|ये|वह) (?:गलत|झूठ|मिथक) है'),
  ko: () => /^(?:(?:하지만|그런데|아니요),? ?)*(?:그건|이건|그것은|이것은) (?:틀렸|틀린|사실이 아니|사실이 아닙|오해|잘못)/u,
  zh: () =>
    /^(?:(?:但是?|可是|不过|不過|不|其实|其實)[，,]?)*(?:[这這那](?:个|個|种|種)?(?:说法|說法|话|話)?(?:其实|其實|是)?(?:不对|不對|错的|錯的|不是真的|谣言|謠言|误解|誤解|误区|誤區)|(?:并非|並非)如此|不是(?:这样|這樣)的?)(?=[，,。！!的]|$)/u,
  ja: () =>
    /^(?:(?:しかし|でも|ところが|いいえ|いや)、?)*(?:それ|これ)は(?:間違い|まちがい|違います|違う(?:んです|の)?[。、]|誤り|誤解|嘘|本当では|正しく(?:ない|あり))/u,
});

/** Returns whether a sentence opens by calling the one before it untrue: "But that's wrong." */
export const refutes = (text: string, language: string): boolean => patternOf(language)?.test(text) === true;
