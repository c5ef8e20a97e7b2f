import type { NounTest } from './noun-test.ts';
import type { TitleWord } from './title-vocabulary.ts';

/** Matches the particle after a Korean noun; after one of a syllable those that end no noun. */
const koreanParticle =
  /(?<=..)(?:에서[는도]|으로[는도]|에[는도]|에서|에게|으로|까지|부터|처럼|보다|마다|은|는|이|가|을|를|의|에|로|와|과|도|만)$|(?<=^.)[에를]$/;

/** Matches Korean verbs with an ending that connects or ends a clause or stands before a noun, clauses that are reported, and adverbs. */
const koreanVerb =
  /(?:(?<![지이])하는|되는|[있없]는|으?면|면서|지만|[는은인던]데요?|니까|[어아여해와워라]서|려고|도록|하게|하고|으며|니다|[세어아네예에거군]요|[라다냐자]고|는지|거든|[어아여려혀해]져|[어아여려혀해]지|때마다|그렇지|않\p{L}*|히)$|^(?:[써해봐줘]도|(?!가게|무게|집게).게|오늘|내일|어제|다음|지난|이번|올해|작년|내년|지난달)$/u;
/** Matches Korean amounts and dates in words: "일월", "이백조". */
const koreanAmount = /^(?:[일이삼사오육칠팔구십백천만억조]{2,}|(?:[일이삼사오칠팔구]|유|시|십[일이])월)/u;

/** Returns whether a Korean word is a verb or an adverb by its ending. */
export const isKoreanVerb = (word: string): boolean => koreanVerb.test(word);

/** In Korean only the last word may have a particle, which the title leaves out; a single word needs one. */
export const korean: NounTest = ({ words }) =>
  words.every(({ text }, i) => {
    if (koreanAmount.test(text) || [text, text.replace(koreanParticle, '')].some((form) => koreanVerb.test(form))) return false;
    const particle = koreanParticle.exec(text)?.[0];
    if (i < words.length - 1) return !particle || particle === '의';
    return particle !== undefined || words.length > 1;
  });

/** Returns whether a phrase ends with a word because its particle says so, as in Korean, which has hardly any function words. */
export const endsPhrase = ({ text }: TitleWord, language: string): boolean =>
  language === 'ko' && !text.endsWith('의') && koreanParticle.test(text);

/** Matches the words that may follow a noun in Japanese, those after which a verb is expected, and a verb before its noun. */
const japaneseParticle = /^(?:の|は|が|を|も|と|や|に|へ|で|から|まで|より|です|でし|だ)$/;
const beforeJapaneseVerb = /^(?:に|で|を|へ)$/;
const japaneseVerb = /[うくぐすつぬぶむるただ]$/;
/** Matches Japanese adverbs, also with the particle that makes one of a noun; before "の" they belong to the noun behind it. */
const japaneseAdverb =
  /^(?:あまり|当時|今|昔|最近|実際|大体|全然|結構|基本|すごく|ごく|とても|かなり|もっと|最も|すると|一番|最初|最後|その後|全部|多分|(?:特|主|逆|本当|さら|すで|既|一緒)に?)$/u;

/** In Japanese a particle or the clause's end follows a noun, and no title starts with an adverb. */
export const japanese: NounTest = ({ words, after }) => {
  if (japaneseAdverb.test(words[0]!.text) && words[1]?.text !== 'の') return false;
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
  /(?:[ıiuü]n|[dt][ıiuü]ğ[ıiuü]|[dt][ae]n?|[ıiuü]yor\p{L}*|m[ıiuü]ş|[ae]c[ae]k|[ae]rak|[ıiuü]p|ken|[ıiuü]nc[ae]|(?:[aeıiuü]r|m[ae]z)l[ae]r)$/u;

/** Matches Turkish objects, which belong to a verb: "mayayı", "tadını". */
const turkishObject = /(?<!^(?:s|d|s[ou]|k[ou]|d[uü]))[aeıioöuü]y[ıiuü]$|(?<=..)[ıiuü]n[ıiuü]$/;
/** Matches Turkish adverbs and conjunctions, with which no title starts or ends. */
const turkishAdverb =
  /^(?:yoksa|peki|demektir|sizlere|sonra|önce|ayrıca|böylece|şimdi|yaklaşık|iyice|daha|en|yüzde|neden|nasıl|normal|aslında|sadece|elli|otuz|kırk|yirmi|altmış|yetmiş|seksen|doksan|bin)$/;
/** Matches Turkish participles with what belongs to a clause of their own: "kaldığı için". */
const turkishParticiple = /[dt][ıiuü]ğ[ıiuü]\p{L}*$/u;

/** Matches Turkish nouns that another one has, or that have one: "ekmeğin içi". */
const turkishGenitive = /[ıiuü]n$/;
const turkishPossessed = /[ıiuü]$/;

/** In Turkish, whose verb ends the clause, a noun is followed by something; nothing of a phrase follows what a noun has. */
export const turkish: NounTest = ({ words, after }) =>
  after !== undefined &&
  !turkishDependent.test(words.at(-1)!.text) &&
  ![words[0]!, words.at(-1)!].some(({ text }) => turkishAdverb.test(text)) &&
  !words.some(({ text }) => turkishObject.test(text) || turkishParticiple.test(text) || text === 'yüzde') &&
  !words.some(
    ({ text }, i) => i > 0 && i < words.length - 1 && turkishPossessed.test(text) && turkishGenitive.test(words[i - 1]!.text),
  );

/** Matches Hindi verbs, of infinitives those in the oblique, and nouns that only make postpositions: "के बारे में". */
const hindiVerb =
  /(?:ेंगे|ेग[ाी]|ू[ँं]ग[ाी]|ाने)$|^(?:(?:हो|कर|जा|ले|दे|रह|मिल|लग|सक|चाह|जान|समझ|देख|बता|बोल|कह)(?:त[ाेी]|न[ाेी])|(?:लग|बत|बन|कर|दिख)ाया|करके|किय[ाे]|शुरू|बंद|कैस[ेाी]|कितन[ाेी]|क्या|कौन)$/u;
const hindiPostposition = /^(?:बारे|तरह|साथ|बाद|पहले|वजह|लिए|पास|अलावा|दौरान)$/u;
/** Matches the words that relate two Hindi nouns; others belong to the verb. */
const hindiRelation = /^(?:क[ाेी]|और)$/u;
const hindiAdjective = /[ािीेै]$/u;

/** In Hindi an adjective stands before a noun and agrees with it, and a postposition between two nouns; other nouns recur together. */
export const hindi: NounTest = ({ words, after, isRepeated }) =>
  after !== undefined &&
  !hindiPostposition.test(words[0]!.text) &&
  words.every(({ isContent, text }, i) => {
    if (!isContent) return hindiRelation.test(text);
    if (hindiVerb.test(text)) return false;
    const next = words[i + 1];
    if (!next?.isContent) return true;
    return hindiAdjective.test(text) ? !(text.endsWith('ा') && next.text.endsWith('ी')) : isRepeated;
  });

/** Matches Arabic words with the article, those with a preposition before it too. */
const arabicDefinite = /^(?:[وفبك]?ال|و?لل)\p{L}{2}/u;
/** Matches Arabic verbs: forms that hardly any noun has, and the frequent ones. */
const arabicVerb =
  /^(?!(?:[وفبل]?(?:بيت|وقت|صوت|زيت|موت|بنت|أخت|إنترنت|انترنت|توت|سبت|كويت|حوت|ياقوت))$)\p{L}{2,}[^اةآ\P{L}]ت$|^(?!(?:يوم|يمين|يسار|يناير|يونيو|يوليو|يورو|ياسمين|يهود|يونان|يقين|يابان)\p{L}*$)[وف]?ي\p{L}{3,}$|\p{L}{2}وا$|^(?!سيار|سياس|سيد|سينما|سيناريو|سيرة|سنوات|سنوي|ستة|ستين|ستار|سترة|ستاد)[وف]?س[يتن]\p{L}{3,}|^[وف]?(?:كان|قال|أعلن|أكد|أضاف|فاز|بدأ|وصل|قرر|أصبح|ليس|لاحظ|جاء|أشار|أوضح|دعا|بلغ|لقي|صار|ظل|عاد|قام|تم|استطاع|حصل|تأهل|انتقل|انتشر|افتتح|سجل|حسم|رفض|نتحدث|نتكلم|نضيف|ننتقل|تشمل|تسمى|تكون|تعتبر|تقول|تصبح|تعني|تهدف|تبلغ|تؤدي|تحتاج|تعمل|تستخدم|تملك|تأكل|تمنع|تقلل)$/u;
/** Matches Arabic demonstratives, and nouns that have become prepositions and adverbs. */
const arabicFunctionWord =
  /^(?:[لبوفك]*(?:هذا|هذه|ذلك|تلك)|حسب|خلال|حوالي|مقابل|ضد|رغم|عند|لدى|نحو|منذ|لمدة|بنسبة|بسبب|اسمه|اسمها|اليوم|الآن|أمس|غدا|الليلة|حاليا)$/u;
/** Matches Arabic words with the preposition "by" or "for", which are spelled like the nouns that are excepted. */
const arabicPrepositional =
  /^(?!(?:بنك|بنوك|برنامج|برامج|بحث|بحوث|بيت|بيوت|بلد|بلاد|بلدية|باب|بحر|بطل|بطولة|بداية|بناء|بنية|بطاقة|بطارية|بيان|بيانات|بيئة|برمجة|بروتين|بريد|بكتيريا|بترول|بورصة|برلمان|بيع|بشرة|بصر|بيض|بصل|برتقال|باريس|برلين|بيروت|بغداد|لغة|لغات|لعبة|لقاء|لجنة|لاعب|لاعبين|لون|ألوان|لحم|لحوم|ليل|ليلة|لقب|لوحة|لبن|ليمون|لقاح|لباس|ليزر|ليبيا|لبنان|لندن)$)[بل]\p{L}{3,}$/u;
/** Matches Arabic nouns in the accusative without an article, which are objects and adverbs: "واحدا". */
const arabicAccusative =
  /^(?!.*(?:يا|اا)$)(?!(?:كاميرا|سينما|بيتزا|دراما|موكا|فرنسا|كندا|أمريكا|كورونا|بابا|ماما|النمسا|روسيا)$)\p{L}{2,}ا$/u;

/**
 * In Arabic what follows a noun with the article has one too, or it is a predicate; a preposition belongs to the verb more often than
 * to the noun, except "in" and "from" where no verb stands before the phrase.
 */
export const arabic: NounTest = ({ words, before }) =>
  // An adjective goes on with the noun before it.
  !(
    before?.isContent &&
    !arabicVerb.test(before.text) &&
    arabicDefinite.test(before.text) === arabicDefinite.test(words[0]!.text)
  ) &&
  words.every(({ isContent, text }, i) => {
    if (!isContent) return /^(?:في|من|و)$/u.test(text) && !(before && arabicVerb.test(before.text));
    if (arabicFunctionWord.test(text)) return false;
    if (arabicDefinite.test(text)) return true;
    if (arabicVerb.test(text) || arabicAccusative.test(text)) return false;
    if (i === 0 && arabicPrepositional.test(text)) return false;
    return !(words[i - 1]?.isContent && arabicDefinite.test(words[i - 1]!.text));
  });

/** Returns the text of a phrase as a title has it: in Korean without the particle of its last word. */
export const withoutParticle = (text: string, language: string): string =>
  language === 'ko' ? text.replace(koreanParticle, '') : text;
