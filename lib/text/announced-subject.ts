import { matchNothing } from '../encoding/match-nothing.ts';
import { byLanguage } from './by-language.ts';
import type { TranscriptDocument } from './document.ts';
import { extractTerms } from './extract-terms.ts';
import { isUnspacedLanguage } from './unspaced-language.ts';

/** Number of words from the start in which a speaker announces the subject. */
const openingWords = 300;
/** Maximum length of a subject: in words, and in characters where scripts have no spaces. */
const maxLength = { spaced: 12, unspaced: 26 } as const;

/** The expressions of a language for announcements of the subject, in the group `subject`, and where the subject ends. */
interface Announcements {
  patterns: RegExp[];
  /** Words behind the subject: relative pronouns, "today". */
  end: RegExp;
  /** Matches what is no subject: pronouns, "some things". */
  vague: RegExp;
  /** Words before the subject that can be left out. */
  lead?: RegExp;
  /** The ending of an object at the end of the subject, which is one of the verb that announces it. */
  accusative?: RegExp;
}

const announced = (source: string) => new RegExp(source, 'iu');
const subject = '(?<subject>\\S.*)';
const words = (list: string) => new RegExp(`[,;:!?]|[.](?!\\p{N})|(?<= )(?:${list})(?![\\p{L}'’])|$`, 'iu');
const vagueStart = (list: string) => new RegExp(`^(?:${list})(?![\\p{L}'])`, 'iu');

const announcementsOf = byLanguage<Announcements>({
  en: () => ({
    patterns: [
      announced(
        `(?:today|(?:in|for) (?:this|today's|the next|our next) (?:video|episode|talk|lecture|lesson|tutorial|session|podcast|class|presentation|segment)|(?<!\\p{L})(?:i'm|we're|i am|we are)(?: just)? (?:going to|gonna)|(?:i|we) (?:want|would like) to|(?:i|we)'(?:ll|d like to)|this (?:video|episode|talk|lecture|lesson|tutorial|podcast|presentation) (?:will|is going to)).{0,30}?(?<!\\p{L})(?:(?:talk|speak|talking|speaking|tell you|learn|learning|hear|chat|chatting)(?: to you| with you)?(?: (?:a (?:little )?bit|a little|briefly|mostly))? about|(?:discuss|discussing|explore|exploring)(?! it| this| that)|dive into|cover the) ${subject}`,
      ),
      announced(
        `(?:this|my|today's|our) (?:video|episode|talk|lecture|lesson|tutorial|podcast|presentation|show) (?:is|today is|will be)(?: all| going to be| gonna be| really| mainly)? (?:about|on) ${subject}`,
      ),
      announced(
        `(?:today|in this (?:video|lesson|tutorial)).{0,25}?(?<!\\p{L})(?:look at|looking at|show you|showing you|make|making|build|building|cook|cooking|learn|review|reviewing|explain|explaining) (?<subject>(?:how|why|what) .*)`,
      ),
      announced(
        `(?:today|in (?:this|today's) (?:video|episode|lesson|tutorial)),? (?:i'm|i am|i'll|i will|we're|we are|we'll|we will)(?: be)?(?: going to| gonna)?(?: be)? (?:make|making|cook|cooking|bake|baking|review|reviewing|test|testing|look at|looking at) (?!sure|progress|sense|use|changes|decisions|how|why|what)${subject}`,
      ),
    ],
    end: words(
      "and|but|so|because|which|that(?:'s)?|who|where|what|if|when|today|tonight|now|here|later|already|in (?:this|today|general|depth)|at (?:the end|length)|for a|a (?:little )?bit|with you|you|i|we|i'm|we're",
    ),
    vague: vagueStart(
      "it|its|this|that|these|those|them|some|something|an?|any|what|(?:how|why)$|several|two|three|four|five|everything|all|my|your|you|me|his|her|their|each|both|other|more|things?|stuff|why we're|how we|with|in|at|on|about|from|for|of|to|is|are|going|gonna|today|now|already|later|focus(?:ing|ed)|called|mostly|pretty|the (?:same|next|following|topic|agenda)|big picture|(?!how|why|whether).* (?:is|are|was|were)",
    ),
    lead: /^(?:kind of|sort of|basically|mostly about|mostly|really|also|exactly) /iu,
  }),
  de: () => ({
    patterns: [
      announced(
        `(?:heute|diesmal|in (?:diesem|dieser|der heutigen|unserer heutigen) \\p{L}+).{0,40}?(?<!\\p{L})(?:(?:sprech|red|unterhalt|diskutier|bericht|erzähl|lern|erfahr)\\p{L}*(?: \\p{L}+){0,3}? über|(?:geht|dreht) (?:es|sich)(?: \\p{L}+)? um|beschäftig\\p{L}* wir uns mit|(?:zeig|erklär)\\p{L}* (?:ich|wir)(?: euch| ihnen| dir)?(?: mal)?,?|(?:schau|seh)\\p{L}* wir uns(?: mal)?(?: an,?)?|lern\\p{L}* (?:wir|ihr),?|(?:koch|back|bau|test)\\p{L}* (?:ich|wir)) ${subject}`,
      ),
    ],
    end: /[,;:.!?]|(?<= )(?:und (?:warum|wie|was|zwar)|weil|die wir|den wir|das wir|an[.!]?$)(?= |$)|(?<= )an$|$/iu,
    vague: vagueStart('es|das(?! \\p{Lu})|dies\\p{L}*|ein paar|etwas|einige|alles|was|drei|zwei|sie|ihn'),
  }),
  fr: () => ({
    patterns: [
      announced(
        `(?:aujourd'hui|cette semaine|dans (?:cette|cet|ce) (?:vidéo|épisode|cours|émission|leçon|podcast|conférence)).{0,50}?(?:parl(?:er|ons|e|era|erons)|discuter|(?:s'intéresser|intéresse|intéresser)(?= (?:à|aux?) ))(?: un peu)?(?: ensemble)? (?:de |d'|du |des |à |aux? )${subject}`,
      ),
      announced(
        `(?:aujourd'hui|dans (?:cette|cet|ce) (?:vidéo|épisode|cours|leçon)).{0,40}?(?:découvrir|découvre|voir|voit|étudi(?:er|ons)|expliqu(?:er|e)|présent(?:er|e)|prépar(?:er|e|ons)|montr(?:er|e)|appren(?:dre|ons)|regard(?:er|ons))(?: ensemble)?(?: à)? ${subject}`,
      ),
      announced(`on se retrouve (?:aujourd'hui )?pour ${subject}`),
    ],
    end: words("et|mais|que|qui|parce|dont|où|pour que|aujourd'hui|ensemble"),
    vague: vagueStart(
      'ça|cela|ce|il|elle|eux|un (?:nouvel|nouveau) épisode|une nouvelle (?:vidéo|émission)|plusieurs|quelques|beaucoup|tout|vous|moi',
    ),
  }),
  es: () => ({
    patterns: [
      announced(
        `(?:hoy|en (?:este|el|esta|la) (?:v[ií]deo|episodio|programa|capítulo|clase|charla|lección)).{0,30}?(?:habla(?:r|remos|ros|rles|mos|ré)|charlar)(?: un poco)? (?:de(?:l)?|sobre|acerca de(?:l)?) ${subject}`,
      ),
      announced(
        `(?:hoy|en (?:este|esta) (?:v[ií]deo|episodio|clase|lección)).{0,30}?(?:ver(?:emos)?|vemos|aprender(?:emos)?|prepara(?:r|remos|mos)|explica(?:r|ros|rles|rte|remos)|enseña(?:r|ros|rles|rte)|conta(?:r|ros|rles|rte)|mostra(?:r|ros|rles|rte)|cocinar|analizar|conocer|os (?:traigo|cuento|enseño)) (?:a )?${subject}`,
      ),
    ],
    end: words('y|pero|que|porque|donde|hoy|para que|de es[oa]s'),
    vague: vagueStart(
      'eso|esto|ello|algo|algun[oa]s|vari[oa]s|tod[oa]s?|dos|tres|él|ella|si|una? (?:serie|cosa|tema|par|poco)|un[oa]s',
    ),
  }),
  pt: () => ({
    patterns: [
      announced(
        `(?:hoje|(?:neste|nesse|no|nesta|nessa|na) (?:vídeo|episódio|aula|palestra|programa)).{0,40}?(?:fala(?:r|mos|remos)?|conversa(?:r|mos)?|discutir) (?:um pouco )?(?:sobre|de|d[oa]s?) ${subject}`,
      ),
      announced(
        `(?:hoje|(?:neste|nesse|nesta) (?:vídeo|episódio|aula)).{0,30}?(?:ver|vemos|aprender|preparar|mostrar|ensinar|explicar|conhecer|contar|entender)(?: (?:a|para|pra) vocês?)? ${subject}`,
      ),
    ],
    end: words('e|mas|que|porque|onde|hoje|para que'),
    vague: vagueStart(
      'isso|isto|ele|ela|algo|algun(?:s|mas)|algumas|vári[oa]s|tudo|todos|duas|dois|três|uma? (?:série|coisa|tema|pouco)|um[ao]?s|uns|se',
    ),
  }),
  it: () => ({
    patterns: [
      announced(
        `(?:oggi|in quest[oa] (?:video|episodio|lezione|puntata)|nella (?:lezione|puntata) di oggi).{0,30}?(?:parl(?:iamo|eremo|are|arvi|o|erò))(?: un po')? (?:di |dell['aeo] ?|del |dei |degli )${subject}`,
      ),
      announced(
        `(?:oggi|in quest[oa] (?:video|episodio|lezione|puntata)).{0,30}?(?:vedremo|vediamo|prepar(?:iamo|eremo|are)|(?:vi|ti) (?:spiego|mostro|racconto|porto|presento)|impar(?:iamo|eremo)|scopr(?:iamo|iremo)|cuciniamo|guardiamo|studiamo)(?: insieme)? ${subject}`,
      ),
    ],
    end: words('e|ma|che|perché|dove|oggi|insieme'),
    vague: vagueStart('questo|ciò|lui|lei|qualcosa|alcun[ie]|tutto|tutti|due|tre|un po|se'),
  }),
  ru: () => ({
    patterns: [
      announced(
        `(?:сегодня|в (?:этом|сегодняшнем) \\p{L}+|на (?:этом|сегодняшнем) \\p{L}+).{0,30}?(?:поговорим|расскажу|расскажем|говорим|говорить|поговорить|рассказать)(?: вам| с вами)? (?:про|(?:об? )?(?:о )?том,?) ${subject}`,
      ),
      announced(
        `(?:сегодня|в (?:этом|сегодняшнем) \\p{L}+|на (?:этом|сегодняшнем) \\p{L}+).{0,30}?(?:поговорим|расскажу|расскажем|говорим|говорить|поговорить|рассказать)(?: вам| с вами)? (?<subject>об? (?!том).*)`,
      ),
      announced(
        `(?:сегодня|в (?:этом|сегодняшнем) \\p{L}+).{0,20}?(?:покажу|покажем|разберём|разберем|рассмотрим|обсудим|изучим|узнаем|посмотрим|приготовим|научимся|готовим)(?: вам| с вами)?,? ${subject}`,
      ),
    ],
    end: words('и|но|котор\\p{L}+|потому|сегодня'),
    vague: vagueStart('(?:об? )?(?:это[мт]?|н[её]м|ней|них|многом|вс[её]м?|нескольк\\p{L}+|разн\\p{L}+|тр[её]х|двух)|его|её|их'),
  }),
  tr: () => ({
    patterns: [
      announced(
        '(?:bugün(?:kü \\p{L}+)?|bu (?:videoda|bölümde|derste|konuşmada|programda))(?: (?:size|sizlere|sizinle|sizlerle|ise|de))?,? (?<subject>(?!\\p{L}+ (?:misin|mı|mi))\\S.{2,60}?)(?: hakkında| üzerine| konusunu| konusunda)? (?:konuş|anlat|incele|öğren|göster|bahsed|tartış|işle)\\p{L}*(?:ac|ec|yor)\\p{L}*',
      ),
    ],
    end: words('ve|ama'),
    vague: vagueStart('bunu|onu|şunu|bir (?:kaç|şey)|birkaç|bunlar\\p{L}*'),
    // Behind other letters "n" may belong to the noun: "kadını".
    accusative: /(?<=[ğlms][ıiuü])n[ıiuü]$/u,
  }),
  ar: () => ({
    patterns: [
      /(?:اليوم|في هذ[هاي] \S+).{0,25}?(?:سنتحدث|سأتحدث|نتحدث|سنتكلم|نتكلم|سنتعرف|سنتعلم|سأشرح|سنشرح|نستعرض|سنناقش|نناقش)(?: لكم| معكم)?(?: عن| حول| على)? (?<subject>\S.*)/u,
      /(?:ننظر|نتعرف|سنرى|نرى) اليوم (?<subject>كيف .*)/u,
    ],
    end: /[،؛,.!?؟]|(?<= )(?:التي|الذي|لأن|ولكن|اليوم|وكيف|وماذا)(?= |$)|$/u,
    vague: /^(?:هذا|هذه|ذلك|بعض|أشياء|عدة)(?!\p{L})/u,
  }),
  hi: () => ({
    patterns: [
      /(?:आज|इस वीडियो में) (?:हम )?(?:देखेंगे|जानेंगे|समझेंगे|सीखेंगे) कि (?<subject>\S.*)/u,
      /(?:आज|इस वीडियो|इस एपिसोड).{0,25}?(?:हम|मैं) (?:आपको |आप को |लोग )?(?<subject>\S.{2,50}?) (?:के बारे में|के विषय में|पर) (?:बात|जान|बता|चर्चा|सीख|समझ|देख)/u,
    ],
    end: /[,।?!]|$/u,
    vague: /^(?:इस|उस|कुछ|इन|यह)(?!\p{L})/u,
  }),
  ko: () => ({
    patterns: [
      /오늘은 (?<subject>\S.{1,40}?는지)(?:[를에] ?\S*)? (?:알아|살펴|이야기|말씀)/u,
      /(?:오늘은|오늘 (?:영상|시간|강의|방송)(?:에서는|에는|은)|이번 (?:영상|시간|강의)(?:에서는|에는|은)) (?<subject>\S.{1,40}?)(?:에 대(?:해서?|하여)|에 관(?:해서?|하여)|[을를]) (?:\S+ ){0,2}?(?:이야기|알아보|살펴보|소개|말씀|다루|배우|배워|공부|얘기|설명)/u,
    ],
    end: /[,.?!]|$/u,
    vague: /^(?:이것|그것|여러 가지|몇 가지)/u,
  }),
  zh: () => ({
    patterns: [
      /(?:今天|本期|[这這](?:期|[节節]课|堂[课課]|[节節]課|一[讲講]))[^，。！？]{0,14}?(?:聊一?聊|聊一下|[讲講](?:一?[讲講]|一下|的是|述)|[谈談](?:一?[谈談]|一下|的是)|[说說](?:一?[说說]|一下|的是)|介[绍紹](?:一下|的是)?|分享(?:一下|的是)?|[测測][评評](?:一下|的是)?|[评評][测測](?:一下|的是)?|[讨討][论論](?:一下|的是)?|[学學][习習]|看一?看|教大家|了解一下|(?:主[题題]|[话話][题題]|[题題]目)就?是)(?:[关關][于於])?(?<subject>[^，。！？、]{2,})/u,
    ],
    end: /[，。！？；]|[这這那]?[个個]?(?:[话話][题題]|[问問][题題])?$|$/u,
    vague: /^(?:[这這那跟和]|[环環][节節]|一下|一些|一[个個]|[几幾]|什么|什麼|我|你|大家|的)/u,
  }),
  ja: () => ({
    patterns: [
      /(?:今日|本日|今回)(?:の\p{L}{1,6}?で)?は[、,]?(?<subject>\S.{1,40}?)(?:について|に関して|を)(?:ご?(?:紹介|説明|解説|お話|話)|見[てま]|考え|学)/u,
    ],
    end: /[、。]|$/u,
    vague: /^(?:これ|それ|この|その|いくつか|皆さん)/u,
  }),
});

/**
 * Returns the subject that a speaker announces at the start ("Today we talk about compost"), in the words of the announcement, if
 * the transcript comes back to it; undefined where none is announced, or only some things.
 */
export function findAnnouncedSubject(document: TranscriptDocument): string | undefined {
  const { language, statements } = document;
  const announcements = announcementsOf(language);
  if (!announcements) return undefined;
  let wordCount = 0;
  for (const { text, length } of statements) {
    if (wordCount > openingWords) return undefined;
    wordCount += length;
    for (const pattern of announcements.patterns) {
      const phrase = readSubject(text, pattern, announcements);
      if (phrase && isSubject(phrase, announcements, document)) return phrase;
    }
  }
  return undefined;
}

function readSubject(
  text: string,
  pattern: RegExp,
  { lead = matchNothing, end, accusative = matchNothing }: Announcements,
): string {
  const found = pattern.exec(text)?.groups?.subject?.replace(lead, '') ?? '';
  const phrase = found.slice(0, found.search(end)).trim().replace(accusative, '');
  // Where marks are missing, the next sentence takes up the last word: "how glass is made glass is".
  return phrase.replace(/(?<!\S)(\S+) \1(?!\S).*$/iu, '$1');
}

function isSubject(phrase: string, { vague }: Announcements, { language, vocabulary, counts }: TranscriptDocument): boolean {
  const isUnspaced = isUnspacedLanguage(language);
  const length = isUnspaced ? [...phrase].length : phrase.split(' ').length;
  if (length > maxLength[isUnspaced ? 'unspaced' : 'spaced'] || vague.test(phrase)) return false;
  return extractTerms(phrase, language).some((term) => (counts[vocabulary.indexOf(term)] ?? 0) > 1);
}
