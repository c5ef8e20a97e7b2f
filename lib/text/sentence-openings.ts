import { byLanguage } from './by-language.ts';

/** Words of a language with which a new sentence starts rather than a part of one. */
export interface SentenceOpenings {
  /** Adverbs and conjunctions that connect sentences: "entonces", "et puis". */
  connecting: RegExp;
  /** The start of a sentence in two parts, and of its second one: "ce qui me plaît, c'est". */
  cleft?: { start: RegExp; second: RegExp };
  /** Verbs with which a sentence ends, in languages whose clauses end with one, and what follows them within a sentence. */
  ending?: { verb: RegExp; continuing: RegExp };
  /**
   * A verb before its subject, with which a clause starts, in languages that have it there, and the words before it with which the clause
   * before may end.
   */
  verbFirst?: { before: RegExp; opening: RegExp };
  /** Matches a participle or infinitive and the auxiliary with which a subordinate clause ends. */
  auxiliary?: RegExp;
  /** Other words with which a clause may start, where a text without the ones above is divided. */
  clause?: RegExp;
}

const first = (words: string) => new RegExp(`^(?:${words})(?= |$)`, 'u');

/** The words of a language (BCP 47 base tag); undefined for one without a list. */
export const sentenceOpenings = byLanguage<SentenceOpenings>({
  es: () => ({
    connecting: first(
      'entonces|pero|además(?! de)|por eso|por lo tanto|así que|ahora bien|sin embargo|luego(?! de)|después(?! de)|o sea|es decir|y (?:entonces|luego|después|ahora|también|por eso|así|yo|eso|esto|aquí|ahí|no|si|cuando|bueno|pues|ya|lo que)|bueno|pues',
    ),
    clause: first('yo|hay|no|cuando|si|porque|aunque|como|aquí|ahora|hoy'),
  }),
  fr: () => ({
    connecting: first(
      "donc|mais|alors(?! que)|ensuite|du coup|en fait|par contre|et (?:puis|donc|alors|ensuite|du coup|là|après|c'est|je|j'ai|on|nous|vous|ils?|elles?|ça|si|quand)|voilà|bon",
    ),
    cleft: {
      start: /^(?:(?:et|mais|donc|alors) )?(?:ce (?:qu|dont )|l[ae] (?:\S+ )?(?:chose|point|problème|truc) )/,
      second: /^(?:et )?c'est /,
    },
  }),
  de: () => ({
    connecting: first(
      '(?:aber|also|denn) (?:ich|du|er|sie|es|wir|ihr|man|das|der|die|de[nmr]|eine?|kein|meine?|unsere?|dies\\p{L}*|da|dann|hier|jetzt|wenn|weil|dass|ob|falls|obwohl|was|wie|wer|wo)|(?:also|deshalb|deswegen|außerdem|trotzdem|allerdings) (?:ist|sind|war|waren|bin|wird|werden|wurden?|hat|haben|habe|hatten?|kann|können|konnten?|muss|müssen|soll|sollten?|darf|will|würde|gibt|geht|braucht|kommt|macht|finde|glaube)|und (?:dann|da|deshalb|deswegen|ich|wir|er|sie|es|man|jetzt|hier|wenn|natürlich)',
    ),
    auxiliary:
      /^\p{Ll}{3,}(?:en|[elr]n|t) (?:ha(?:be|ben|t|tten?)|ist|sind|war(?:en)?|wird|werden|wurden?|k(?:ann|önnen|onnten?)|m(?:uss|üssen|ussten?)|soll(?:en|ten?)?|darf|dürfen|will|wollen|wollten?)$/u,
    clause: first('dann|danach|jetzt|zuerst|anschließend|damit|wenn|weil|hier|dabei|dazu'),
  }),
  pt: () => ({
    connecting: first(
      'então|mas|porém|aí|por isso|além disso|depois(?! de)|só que|ou seja|e (?:aí|então|depois|agora|também|por isso|eu|isso|a gente|não|se|quando|você|ele|ela)',
    ),
    clause: first('eu|a gente|você|ele|ela|eles|quando|porque|não|agora|aqui|hoje'),
  }),
  it: () => ({
    connecting: first(
      'allora|ma|però|quindi|dunque|poi|inoltre|infatti|comunque|cioè|e (?:poi|quindi|allora|adesso|io|noi|questo|non|se|quando|così)',
    ),
    clause: first("io|noi|quando|se|perché|non|adesso|ora|qui|oggi|c'è"),
  }),
  nl: () => ({
    connecting: first('maar|dus|want|daarna|daarom|en (?:dan|toen|ik|we|wij|het|dat is|nu|daarom|als)'),
    clause: first('als|nu|hier|omdat|zodat|vervolgens'),
  }),
  ru: () => ({
    connecting: first(
      'но|поэтому|потом|однако|итак|кроме того|значит|и (?:вот|потом|тогда|я|мы|он|она|они|это|если|когда|поэтому)|а (?:потом|вот|если|я|мы|он|она|они|это|когда|теперь)',
    ),
    clause: first('я|мы|ты|вы|он|она|они|это|если|когда|чтобы|теперь|затем|сейчас|надо|нужно'),
  }),
  uk: () => ({
    connecting: first(
      'але|тому(?! що)|потім|однак|проте|отже|крім того|тобто|тепер|наприклад|і (?:ось|потім|тоді|я|ми|він|вона|вони|це|якщо|коли|тому)|а (?:потім|ось|якщо|я|ми|він|вона|вони|це|коли|тепер)',
    ),
    clause: first('я|ми|ти|ви|він|вона|вони|це|якщо|коли|щоб|тепер|потім|зараз|треба|потрібно'),
  }),
  pl: () => ({
    connecting: first(
      'ale|więc|dlatego|potem|natomiast|czyli|i (?:wtedy|potem|ja|my|to|teraz|jak|jeśli|dlatego)|a (?:potem|teraz|ja|my|to|jak)',
    ),
    clause: first('ja|my|jeśli|kiedy|teraz|tutaj|żeby|bo'),
  }),
  tr: () => ({
    connecting: first('ama|fakat|ancak|yani|çünkü|peki|mesela|örneğin|bu (?:yüzden|nedenle)|ayrıca'),
    ending: {
      verb: /^(?!(?:kanalım|hayalim|masalım|muallim|satır|katır|hatır|nadir|kadir|çadır|bahadır|getir|götür|namaz|gelecek|kendi|şimdi|hindi|efendi|ordu|yurdu|derdi|ardı|kanadı|evladı|umudu|vücudu|haydi|hadi|yemiş|gümüş|geçmiş|altmış|yetmiş|\S*(?:yıl|gün|saat|ay|hafta|zaman|lar|ler)[dt][ıiuü]r)$)(?:\S{2,}(?:yor(?:um|uz|sun|sunuz|lar|du)?|[dt][ıiuü]r(?:lar|ler)?|m[ıiuü]ş(?:t[ıiuü]|lar|ler|t[ıiuü]r)?|[ae]c[ae]k(?:lar|ler|t[ıi]r)?|[ae]c[ae]ğ[ıi][mz]|m[ae]m[ae]l[ıi]|[ae]bilir(?:ler|sin|siniz|iz)?|[ae]l[ıi]m|m[ae]l[ıi](?:y[ıi]z|s[ıi]n|s[ıi]n[ıi]z|d[ıi]r)|[lm][ae]y[ıi]n|[aeıiuü]r[ıiuü]z|m[ae]z(?:lar|ler)?|[lnrşsykçvz][dt][ıiuü](?:lar|ler|k)?|..[aeıiuü]d[ıiuü](?:lar|ler|k)?|tt[ıiuü](?:lar|ler|k)?)|var|yok|değil|lazım|gerekir|olur|eder|edilir|denir|dedi|oldu|etti|yaptı|geldi|gitti|aldı|verdi|buldu|başladı|çıktı|kaldı|gördü|söyledi|kazandı|açıkladı|arttı|azaldı|yükseldi|düştü|yapın|edin|olun)$/u,
      continuing:
        /^(?:ve|veya|ya|ama|ki|ol\S*|gibi|bir|kadar|için|de|da|diye|m[ıiuü]\S*|ise|ile|halde|bile|hem|en|demek\S*|şey\S*)(?= |$)/u,
    },
  }),
  he: () => ({
    connecting: first(
      'אבל|אז|לכן|בנוסף|אולם|אחר כך|כלומר|למשל|לדוגמה|עכשיו|ואז|ועכשיו|ולכן|ואם|ואני|ואנחנו|והוא|והיא|והם|וזה|היום',
    ),
    clause: first('אני|אנחנו|אם|כאשר|כש\\S+|כדי|יש|אין|צריך'),
  }),
  ar: () => ({
    connecting: first(
      'ثم|لكن\\S*|أما|لذلك|لهذا|طيب|أخيرا|نعم|ننتقل|نضيف|بعد ذلك|من جهة|في المقابل|بالنسبة|و(?:قد|في|هذا|هذه|هناك|هنا|أنا|نحن|هو|هي|إذا|لما|لهذا|لذلك|لكن\\S*|بعد|كذلك|كما|أخيرا|قال\\S*|أكد\\S*|أضاف\\S*|أعلن\\S*|أشار\\S*|أوضح\\S*|كان\\S*|جاء\\S*|دعا\\S*|بدأ\\S*|شهد\\S*|فاز\\S*|س[يتنأ]\\S{3,}|(?!احد)ا(?!ل)\\S{3,}(?<!ا\\S|ا\\Sا)|(?!ت\\S\\Sي\\S |تاريخ|توت|تونس|تركيا|تقني|تجار|تكلف|ترك )[يت]\\S{3,}(?<!\\Sات|ية))',
    ),
    clause: first('هذا|هذه|هناك|نحن|أنا|إذا|كما|عندما|يجب|يمكن'),
    // Behind a noun without the article a verb is a relative clause more often.
    verbFirst: {
      before: /^(?:[وفبكل]*ال\p{L}{2,}|\p{N}+|\p{L}+(?:ها|هم|نا|يا))$/u,
      opening:
        /^(?:\p{L}{2,}[^اةآ\P{L}]ت|[يت](?:قول|بدأ|بقى|شمل|جب|مكن|قدم|غلى|عتبر|وقع|ؤكد|شير)|قال|قررت?|أعلن|أكد|بدأ|وصل|سجل|افتتح|فاز|تعادل|حسم|شهد|تأهل|جاء|كان|ذكر|أشار|أوضح|دعا|بلغ|لقي|ظهر|ولد|توفي) (?:ال\p{L}+|\p{L}+ ال\p{L}+|أول |محمد |عدد )/u,
    },
  }),
});

/** Number of words in which an opening is looked for. */
export const openingLength = 4;
