import { byLanguage } from './by-language.ts';

/** The parts of a sentence that calls the one before it untrue, in a language with spaces. */
interface RefutationPhrases {
  /** Words that may stand before all. */
  leads: string;
  /** A judgment of the sentence before. */
  judgments: string;
  /** Judgments that may end with a limit: "That's not true for a hash table." */
  limited?: string;
  /** The words with which a limit begins. */
  limits?: string;
  /** Words that are a judgment if they are all that is said: "Wrong!" */
  verdicts?: string;
}

// A mark has to follow, but no question mark: “это не так” is a refutation, “это не так сложно” is none.
const end = "(?=\\s*[^\\p{L}\\p{M}\\p{N}\\s'’?؟-]|\\s+[-–—]|\\s*$)";
const opening = ({ leads, judgments, limited = '(?!)', limits = '(?!)', verdicts = '(?!)' }: RefutationPhrases) =>
  new RegExp(
    `^\\P{L}*(?:(?:${leads})[,،]? )*(?:(?:${judgments}|${verdicts})${end}|(?:${limited})(?:${end}| (?:${limits})(?![\\p{L}\\p{M}])))`,
    'iu',
  );

/** Openings of a sentence that calls the one before it untrue, by language. */
const patternOf = byLanguage<RegExp>({
  en: () =>
    opening({
      leads: 'but|no|well|actually|and|so|in fact|of course',
      judgments:
        "(?:that|this|it)(?:['’]s| is| was)(?: (?:just|simply|plain|completely|totally|absolutely|entirely|actually|really|all|also|quite))* (?:not (?:the case|so|how (?:it|that|this|they|things) [a-z]+)|nonsense|rubbish|bullshit|an? (?:(?:very )?(?:common|popular|widespread|total|complete|big|huge|persistent|old) )?(?:myth|lie|misconception|fallacy)|a (?:big |huge )?mistake)|(?:that|this|it) (?:isn|wasn)['’]t (?:the case|so|how (?:it|that|this|they|things) [a-z]+)|(?:don['’]t|do not|never) do (?:that|this|it)|(?:your|my|his|her|the|their) [a-z]+ (?:is|was|are|were) wrong|(?:they|he|she|you) (?:are|were|is|was) (?:all )?wrong|(?:they|you)['’]re (?:all )?wrong|far from it|(?:nothing|that|this|it) could(?:n['’]t| not)? be (?:further|farther) from the truth",
      limited:
        "(?:(?:that|this|it)(?:['’]s| is| was)(?: (?:just|simply|plain|completely|totally|absolutely|entirely|actually|really|all|also|quite))* (?:not (?:(?:quite|really|entirely|actually|necessarily|always|exactly|strictly|even|at all) )?(?:true|right|correct)|wrong|false|untrue|incorrect)|(?:that|this|it) (?:isn|wasn)['’]t (?:(?:quite|really|entirely|actually|necessarily|always|exactly|strictly|even|at all) )?(?:true|right|correct)|not true)",
      limits: 'at all|any ?more|any longer|either|though|because|(?:for|in|of)(?! [^.,]* to )',
      verdicts: 'wrong|false|incorrect|untrue|nonsense|rubbish|not so',
    }),
  de: () =>
    opening({
      leads: 'aber|doch|nein|und',
      judgments:
        '(?:das|dies) (?:ist|war) (?:(?:aber|auch|so|einfach|leider|natürlich|schlicht|völlig|komplett|total|absolut|überhaupt|ganz|gar) )*(?:nicht(?: (?:ganz|immer|unbedingt|mehr))?(?: (?:so|der fall))?|gelogen|(?:(?:völlige|totale|absolute|komplette)r )?(?:unsinn|quatsch|blödsinn)|ein (?:(?:(?:weit )?verbreitete|große|häufige|alte)r )?(?:mythos|irrtum|irrglaube))',
      limited:
        '(?:(?:das|dies) (?:ist|war) (?:(?:aber|auch|so|einfach|leider|natürlich|schlicht|völlig|komplett|total|absolut|überhaupt|ganz|gar) )*(?:nicht (?:(?:ganz|immer|unbedingt|mehr) )?(?:wahr|richtig|korrekt)|falsch)|(?:das |dies )?stimmt (?:(?:aber|auch|so|einfach|leider|natürlich|überhaupt|gar|heute|schlicht) )*nicht(?: (?:ganz|immer|unbedingt|mehr|so))?)',
      limits: 'für|bei|mehr|weil',
      verdicts: 'falsch|unsinn|quatsch|blödsinn|von wegen',
    }),
  fr: () =>
    opening({
      leads: 'mais|non|or|et',
      judgments:
        "(?:c['’]est|(?:cela|ça) est) (?:(?:complètement|totalement|absolument|tout simplement|tout à fait|bien sûr|évidemment) )?(?:faux|archifaux|inexact|(?:une (?:grave|grosse|grande) |une )erreur|un mythe|une idée reçue)|(?:(?:ce|cela|ça) n['’]est|c['’]est) (?:pas|plus|nullement|absolument pas)(?: (?:du tout|tout à fait|toujours|forcément|vraiment))? (?:vrai|exact|le cas)|rien n['’]est plus faux",
      verdicts: 'faux|archifaux',
    }),
  es: () =>
    opening({
      leads: 'pero|no|pues|y',
      judgments:
        '(?:(?:eso|esto) )?(?:(?:ya )?no es (?:(?:del todo|nada|siempre|exactamente|realmente|tan) )?(?:cierto|verdad|así|correcto)|es (?:(?:totalmente|completamente|absolutamente|rotundamente|simplemente) )?(?:falso|mentira|incorrecto|un (?:gran )?(?:mito|error)|una mentira))|nada más lejos de la (?:realidad|verdad)',
      verdicts: 'falso|mentira',
    }),
  pt: () =>
    opening({
      leads: 'mas|não|e',
      judgments:
        '(?:(?:isso|isto) )?(?:(?:já )?não é (?:(?:bem|totalmente|completamente|sempre|exatamente|mais) )?(?:verdade|assim|correto)|é (?:(?:totalmente|completamente|absolutamente|simplesmente) )?(?:falso|mentira|um (?:grande )?(?:mito|erro)|uma mentira)|está (?:(?:totalmente|completamente) )?errado)|nada mais longe da (?:realidade|verdade)',
      verdicts: 'falso|mentira|errado',
    }),
  it: () =>
    opening({
      leads: 'ma|no|però|e',
      judgments:
        '(?:questo )?(?:non è (?:(?:affatto|proprio|più|sempre|del tutto|esattamente) )?(?:vero|così|corretto)|è (?:(?:completamente|totalmente|assolutamente|semplicemente|del tutto) )?(?:falso|sbagliato|un (?:grande )?(?:mito|errore)|una bugia))|niente di più (?:falso|sbagliato)',
      verdicts: 'falso|sbagliato',
    }),
  nl: () =>
    opening({
      leads: 'maar|nee|en',
      judgments:
        'dat (?:is|klopt) (?:(?:dus|gewoon|echt|helemaal|absoluut|totaal|natuurlijk|complete|totale) )*(?:niet(?: (?:meer|altijd|helemaal))?(?: (?:waar|juist|zo))?|onzin|een (?:(?:wijdverbreide|grote|hardnekkige) )?(?:mythe|fabel|misverstand)|onjuist|fout)',
      verdicts: 'onzin|fout|onjuist|niet waar',
    }),
  ru: () =>
    opening({
      leads: 'но|нет|а|и|на самом деле|однако',
      judgments:
        'это (?:(?:совсем|совершенно|абсолютно|полностью|вовсе|просто|уже|конечно|далеко|всё|все|большая|полная|полный|чистая|чистый|распростран[её]нн(?:ое|ый)) )*(?:не (?:совсем |вполне |всегда )?так|неправда|не ?правда|неверно|неправильно|миф|ошибка|ложь|заблуждение|чушь|бред)',
      verdicts: 'неправда|неверно|ложь|чушь',
    }),
  pl: () =>
    opening({
      leads: 'ale|nie|jednak|i',
      judgments:
        'to (?:(?:po prostu|oczywiście|kompletna|kompletny|zupełna|zupełny|całkowita|całkowity|absolutna|wielki|powszechny) )*(?:nieprawda|nie(?: jest)? (?:do końca |zawsze |żadna )?prawda|mit|błąd|bzdura|fałsz|kłamstwo)',
      verdicts: 'nieprawda|bzdura|fałsz',
    }),
  tr: () =>
    opening({
      leads: 'ama|hayır|fakat|aslında',
      judgments:
        '(?:bu|o) (?:(?:tamamen|kesinlikle|hiç|aslında|pek|artık|tam olarak|her zaman|büyük) )*(?:doğru değil(?:dir)?|yanlış(?:tır)?|yalan(?:dır)?|bir (?:efsane|yanılgı)(?:dir|dır)?)',
      verdicts: 'yanlış|yalan',
    }),
  vi: () =>
    opening({
      leads: 'nhưng|không|thật ra|thực ra',
      judgments:
        '(?:điều (?:đó|này)|cái (?:đó|này)) (?:(?:hoàn toàn|thực ra) )?(?:không (?:hoàn toàn |hẳn )?(?:đúng|phải vậy)|(?:là )?(?:hoàn toàn )?sai(?: lầm)?)',
      verdicts: 'sai|không đúng',
    }),
  id: () =>
    opening({
      leads: 'tapi|tetapi|tidak|namun',
      judgments:
        '(?:hal )?(?:itu|ini) (?:(?:jelas|sama sekali|sebenarnya) )?(?:tidak (?:sepenuhnya |sama sekali |selalu )?benar|salah(?: besar)?|(?:hanya )?mitos|keliru|bohong)',
      verdicts: 'salah|tidak benar|bohong',
    }),
  ar: () =>
    opening({
      leads: 'لكن|ولكن|لا|في الحقيقة',
      judgments:
        '(?:هذا|ذلك)(?: (?:الكلام|القول|الأمر|الاعتقاد))? (?:غير صحيح|ليس صحيح(?:ا|اً|ًا)|خطأ|خاطئ|خرافة|كذب)(?: (?:تماما|تمامًا|تماماً|إطلاقا|إطلاقًا|إطلاقاً|أبدا|أبدًا|أبداً))?|هذه (?:خرافة|المعلومة (?:غير صحيحة|خاطئة))',
    }),
  hi: () =>
    opening({
      leads: 'लेकिन|नहीं|पर|मगर',
      judgments:
        '(?:यह|ये|वह)(?: बात)?(?: (?:बिल्कुल|पूरी तरह(?: से)?|एकदम|एक))* (?:(?:सच|सही) नहीं(?: है)?|(?:ग\u093c?लत|झूठ|मिथक)(?: है)?)',
      verdicts: 'ग\u093c?लत',
    }),
  ko: () =>
    /^(?:(?:하지만|그런데|아니요|사실),? ?)*(?:(?:그건|이건|그것은|이것은) (?:(?:완전히|전혀|절대|큰|명백히) )?(?:틀렸|틀린|사실이 아니|사실이 아닙|사실과 다|오해|잘못(?:된|이|입|됐))|(?:전혀 |꼭 )?그렇지(?:는|가)? 않(?:습니다|아요|다|죠)(?=[^\p{L}]|$))/u,
  zh: () =>
    /^(?:(?:但是?|可是|不过|不過|不|其实|其實|事实上|事實上|实际上|實際上)[，,]?)*(?:[这這那](?:个|個|种|種)?(?:说法|說法|话|話|观点|觀點|看法|想法)?(?:(?:其实|其實|完全|根本|绝对|絕對|显然|顯然|都|就)*是?(?:(?:一[个個种種]|个|個)?(?:很大|天大|常见|常見|普遍|典型|完全)?的?)?)(?:不对|不對|不正确|不正確|不准确|不準確|错误?|錯誤?|不是真的|谣言|謠言|误解|誤解|误区|誤區)的?|(?:事实|事實)?(?:并非|並非)如此|不是(?:这样|這樣)的?)(?=[，,。！!的]|$)/u,
  ja: () =>
    /^(?:(?:しかし|でも|ところが|いいえ|いや|実は)、?)*(?:(?:それ|これ)は(?:(?:大きな|完全な|全くの|まったくの|よくある|ひどい)?(?:間違い|まちがい|誤り|誤解|嘘|迷信)(?:です|だ|である|でし|なの|なん|[。！]|$)|(?:完全に|全く)?(?:間違って|違います|違う(?:んです|の)?[。、])|本当では|正しく(?:ない|あり))|(?:そう|そんなこと)(?:では|じゃ|は)(?:ありません|ない(?:です|んです)?)[。！])/u,
});

/** Returns whether a sentence opens by calling the one before it untrue: "But that's wrong." */
export const refutes = (text: string, language: string): boolean => patternOf(language)?.test(text) === true;
