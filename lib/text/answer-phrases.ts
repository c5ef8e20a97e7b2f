import { byLanguage } from './by-language.ts';
import { anywhere } from './whole-words.ts';

/** The phrases of a language with which something is asked for, and with which reasons and definitions are given. */
export interface AnswerPhrases {
  why: RegExp;
  because: RegExp;
  /** Phrases that ask for an amount, a length of time, a point in time, a price or a person. */
  howMany: RegExp;
  howLong: RegExp;
  when: RegExp;
  price: RegExp;
  who: RegExp;
  /** Phrases that ask what something is, with nothing but its name beside them. */
  whatIs: RegExp;
  /** Matches the words between the name of something and what it is. */
  is: RegExp;
  /** Matches the words before the name of what a sentence, or the one before it, describes: "This is called". */
  called?: RegExp;
}

type Parts = Record<Exclude<keyof AnswerPhrases, 'called'>, string> & { called?: string };

const withMatching = (match: (words: string) => RegExp) => (parts: Parts) => (): AnswerPhrases => ({
  why: match(parts.why),
  because: match(parts.because),
  howMany: match(parts.howMany),
  howLong: match(parts.howLong),
  when: match(parts.when),
  price: match(parts.price),
  who: match(parts.who),
  whatIs: new RegExp(parts.whatIs, 'iu'),
  is: match(parts.is),
  ...(parts.called !== undefined && { called: match(parts.called) }),
});
const spaced = withMatching(anywhere);
const unspaced = withMatching((words) => new RegExp(words, 'u'));

/** The phrases of a language (BCP 47 base tag); undefined for one without a list. */
export const answerPhrases = byLanguage<AnswerPhrases>({
  en: spaced({
    why: 'why|reasons?|how come|what causes?',
    because: "because|'cause|since|reasons?|due to|so that|that's why|causes?|caused|thanks to|therefore|comes? from",
    howMany: 'how (?:much|many|old|far|often|big|tall|fast|deep|heavy)|what (?:percentage|age)',
    howLong: 'how long|how much time',
    when: 'when|what (?:year|month|date|day|time)',
    price:
      "how (?:much|expensive).*(?:cost|costs|pay|paid|price|charged?|worth|expensive|earn|sell|sold)|what(?:'s| is| was| are| were) (?:the|its|their) (?:\\p{L}+ ){0,3}(?:costs?|prices?|fees?|salary)|what (?:does|do|did) .*cost",
    who: 'who|whom',
    whatIs: "^\\W*(?:what(?:'s| is| are| was| were)|explain|define|what do you mean by|what does (?=.* mean\\W*$))",
    is: '(?:is|are|was|were)(?:,? (?:basically|essentially|really|just|actually|simply|kind of|sort of|like|in fact|effectively|also|currently|still|now))*,? (?:an?|the|one of|when|where|if|what|something|that|how|any|(?:useful|used|responsible|designed|meant|intended|needed) (?:for|to|by|as|when)|\\p{L}+s (?:that|which|who))|means?|refers? to|stands? for|consists? of',
    called:
      "(?:is|are|was|were)(?: (?:also|usually|often|sometimes|commonly|generally))? (?:called|known as|referred to as)|what (?:we|people|they|you|i)(?:'d)? call|(?:we|people|they|you|i) call (?:it|this|that|these|them)",
  }),
  de: spaced({
    why: 'warum|wieso|weshalb|gr[uü]nde?',
    because: 'weil|denn|(?:haupt)?gr[uü]nde?|deshalb|deswegen|wegen|nämlich|damit|daher',
    howMany: 'wie ?(?:viele?|alt|weit|oft|groß|hoch|schnell|schwer|tief|stark)',
    howLong: 'wie ?lange?',
    when: 'wann|(?:in welchem|welches) jahr|an welchem tag',
    price:
      'was (?:kostet|kosten|kostete|kosteten)|wie ?(?:viel|teuer|hoch).*(?:kostet|kosten|preis|zahlt|bezahlt|verdient|gehalt|teuer)|(?:was|welche[rns]?).*(?:preise?|kosten)',
    who: 'wer|wem|wen',
    whatIs: '^\\W*(?:was (?:ist|sind|war|waren|bedeutet|heißt)|erkläre?)',
    is: '(?:ist|sind|war|waren)(?: (?:quasi|eigentlich|im grunde|sozusagen|einfach|also|ja|halt|eben|grundsätzlich|im prinzip))* (?:eine?|d(?:er|ie|as)|wenn|was|etwas|so was|so eine?)|bedeutet|bezeichnet|steht für|nennt man|versteht man',
    called: 'nennt man|nennen wir|nennt sich|heißt|bezeichnet man als',
  }),
  fr: spaced({
    why: 'pourquoi|raisons?',
    because: "parce qu(?:e|['’]\\p{L}+)|car|puisque|raisons?|à cause|grâce|donc|causes?",
    howMany: 'combien|quel âge|quelle (?:vitesse|distance)',
    howLong: 'combien de temps|quelle durée',
    when: 'quand|quelle (?:année|date|heure)|quel (?:jour|mois)',
    price: 'combien.*(?:coûtent?|coûté|paient?|payé|vaut|gagnent?)|quels?.*(?:prix|coûts?)',
    who: 'qui',
    whatIs: "^\\W*(?:qu['’]est-ce (?:que|qu['’])|c['’]est quoi|que (?:signifie|veut dire)|explique)",
    is: "(?:est|sont|c['’]est|était|étaient)(?: (?:en fait|tout simplement|simplement|donc|en gros))* (?:une?|l[ea]|les|des|ce|quand|l['’]\\p{L}+)|c['’]est|désigne|signifie|veut dire|consiste",
  }),
  es: spaced({
    why: 'por qué|raz(?:ón|ones)',
    because: 'porque|ya que|raz(?:ón|ones)|debido|por eso|causas?|gracias a',
    howMany: 'cuánt[oa]s?|qué (?:edad|porcentaje|distancia)',
    howLong: 'cuánto (?:tiempo|dura|tarda)',
    when: 'cuándo|(?:en )?qué (?:año|fecha|día|mes)|a qué hora',
    price: 'cuánto.*(?:cuestan?|costó|pagan?|pagó|vale|ganan?)|(?:cuál|qué).*(?:precio|coste?s?)',
    who: 'quién(?:es)?',
    whatIs: '^\\W*(?:qu[eé] (?:es|son|era|significa|quiere decir)|explica)',
    is: '(?:es|son|era|eran)(?: (?:básicamente|simplemente|realmente|en realidad|como|esencialmente))* (?:una?|el|las?|los?|cuando|algo)|significa|quiere decir|consiste|se refiere|se llama',
  }),
  pt: spaced({
    why: 'por que|por quê|raz(?:ão|ões)|motivos?',
    because: 'porque|pois|já que|raz(?:ão|ões)|motivos?|por causa|devido|por isso',
    howMany: 'quant[oa]s?|que idade|que percentagem',
    howLong: 'quanto tempo|quanto dura',
    when: 'quando|(?:em )?que (?:ano|data|dia|mês)|a que horas',
    price: 'quanto.*(?:custam?|custou|pagam?|pagou|vale|ganham?)|(?:qual|que).*(?:preço|custos?)',
    who: 'quem',
    whatIs: '^\\W*(?:o que (?:é|são|era|significa|quer dizer)|o que é que é|explique)',
    is: '(?:é|são|era|eram)(?: (?:basicamente|simplesmente|na verdade|realmente|tipo))* (?:uma?|os?|as?|quando|algo)|significa|quer dizer|consiste|refere-se|se chama',
  }),
  it: spaced({
    why: 'perch[ée]|motiv[oi]|ragion[ei]',
    because: 'perch[ée]|poiché|siccome|motiv[oi]|ragion[ei]|a causa|dato che|quindi',
    howMany: 'quant[oiae]',
    howLong: 'quanto (?:tempo|dura|durano|ci vuole)',
    when: 'quando|(?:in )?che (?:anno|data|giorno|mese)|a che ora',
    price: 'quanto.*(?:costa|costano|costato|paga|pagano|vale|guadagna)|qual.*(?:prezzo|costo)',
    who: 'chi',
    whatIs: "^\\W*(?:(?:che )?cos['’]?(?:a )?(?:è|sono|era)|che cosa (?:è|sono|significa)|cosa (?:significa|vuol dire)|spiega)",
    is: "(?:è|sono|era|erano)(?: (?:praticamente|sostanzialmente|semplicemente|in realtà|proprio))* (?:un[oa]?|il|l[aoe]|i|gli|quando|ciò|un['’]\\p{L}+|l['’]\\p{L}+)|significa|vuol dire|consiste|si chiama",
  }),
  nl: spaced({
    why: 'waarom|redenen?',
    because: 'omdat|want|redenen?|doordat|daarom|vanwege',
    howMany: 'hoe ?(?:veel|oud|ver|vaak|groot|hoog|snel)',
    howLong: 'hoe ?lang|hoeveel tijd',
    when: 'wanneer|(?:in )?welk jaar|op welke (?:dag|datum)',
    price: 'wat kost(?:te|en)?|hoe ?(?:veel|duur).*(?:kost|kosten|betaalt|betaald|duur|verdient)|wat.*(?:prijs|kosten)',
    who: 'wie',
    whatIs: '^\\W*(?:wat (?:is|zijn|was|waren|betekent)|leg)',
    is: '(?:is|zijn|was|waren)(?: (?:eigenlijk|gewoon|in feite|dus|eigenlijk gewoon))* (?:een|de|het|als|iets|wanneer)|betekent|staat voor|noemen we',
  }),
  ru: spaced({
    why: 'почему|зачем|причин\\p{L}*',
    because: 'потому|поскольку|так как|причин\\p{L}*|из-за|благодаря|поэтому|ведь',
    howMany: 'сколько',
    howLong: 'сколько (?:времени|длится|длилось|лет|часов|дней|минут)|как долго',
    when: 'когда|в каком (?:году|месяце)|какого числа',
    price: 'сколько.*(?:стоит|стоят|стоила?|платят|получает)|как(?:ая|ова|ой|ую).*(?:цен[аыу]|стоимость)',
    who: 'кто|кого|кому',
    whatIs: '^\\P{L}*(?:что (?:такое|это|значит|означает)|кто такой|объясни)',
    is: 'это|является|являются|называется|называют|означает|значит',
  }),
  uk: spaced({
    why: 'чому|навіщо|причин\\p{L}*',
    because: 'тому|бо|оскільки|причин\\p{L}*|через|завдяки|адже',
    howMany: 'скільки',
    howLong: 'скільки (?:часу|триває|тривав|тривала|років|годин|днів|хвилин)|як довго',
    when: 'коли|у якому (?:році|місяці)|якого числа',
    price: 'скільки.*(?:коштує|коштують|коштувала?|платять|отримує)|як(?:а|ої|у).*(?:цін[аиу]|вартість)',
    who: 'хто|кого|кому',
    whatIs: '^\\P{L}*(?:що (?:таке|це|означає)|хто такий|поясни)',
    is: '(?:це|є|називається|називають|означає)',
  }),
  pl: spaced({
    why: 'dlaczego|czemu|powod\\p{L}*|przyczyn\\p{L}*',
    because: 'ponieważ|bo|gdyż|pow(?:ód|od\\p{L}*)|przyczyn\\p{L}*|dlatego',
    howMany: 'ile|ilu|jak (?:stary|daleko|często)',
    howLong: 'jak długo|ile (?:czasu|trwa|trwał[ao]?)',
    when: 'kiedy|w którym (?:roku|miesiącu)',
    price: 'ile.*(?:kosztuj[eą]|kosztował[ao]?|płac[ią]|zarabia)|jak[aie].*(?:cen[aęy]|koszt\\p{L}*)',
    who: 'kto|kogo|komu',
    whatIs: '^\\P{L}*(?:co to (?:jest|są|znaczy)|czym (?:jest|są)|co (?:oznacza|znaczy)|wyjaśnij)',
    is: 'to|jest|są|oznacza|nazywa\\p{L}*|polega',
  }),
  tr: spaced({
    why: 'neden|niçin|niye|sebep\\p{L}*',
    because: 'çünkü|nedeni|sebe[bp]\\p{L}*|yüzünden|dolayı',
    howMany: 'kaç|ne kadar',
    howLong: 'ne kadar (?:sür\\p{L}*|zaman)|kaç (?:saat|gün|yıl|dakika|ay|hafta)\\p{L}*',
    when: 'ne zaman|hangi (?:yıl|tarih|gün|ay)\\p{L}*|kaç yılında',
    price: '(?:kaç|ne kadar).*(?:para|lira|öd\\p{L}*|tut\\p{L}*)|fiyat\\p{L}*',
    who: 'kim|kimi|kime|kimin',
    whatIs: '(?:nedir|ne demek|ne anlama gel\\p{L}*)\\W*$',
    is: 'bir(?=.*[dt][ıiuü]r\\P{L}*$)|demek|denir|anlamına',
  }),
  vi: spaced({
    why: 'tại sao|vì sao|lý do',
    because: 'vì|bởi|lý do|do đó|cho nên',
    howMany: 'bao nhiêu|mấy',
    howLong: 'bao lâu|mất bao nhiêu thời gian',
    when: 'khi nào|bao giờ|năm nào|ngày nào|lúc nào',
    price: 'giá|bao nhiêu tiền|chi phí',
    who: 'ai',
    whatIs: '(?:là gì|nghĩa là gì)\\P{L}*$',
    is: 'là|nghĩa là|có nghĩa',
  }),
  id: spaced({
    why: 'mengapa|kenapa|alasan',
    because: 'karena|sebab|alasan(?:nya)?',
    howMany: 'berapa',
    howLong: 'berapa lama',
    when: 'kapan|tahun berapa|tanggal berapa|hari apa',
    price: 'harga(?:nya)?|biaya(?:nya)?',
    who: 'siapa',
    whatIs: '^\\W*(?:apa (?:itu|yang dimaksud|arti)|apakah|jelaskan)',
    is: 'adalah|ialah|merupakan|berarti|yaitu|artinya',
  }),
  ar: spaced({
    why: 'لماذا|سبب|أسباب',
    because: 'لأن\\p{L}*|بسبب|السبب|لذلك|نتيجة',
    howMany: 'كم',
    howLong: 'كم (?:من الوقت|يستغرق|تستغرق|مدة)|ما مدة',
    when: 'متى|في أي (?:عام|سنة|يوم)',
    price: 'بكم|كم.*(?:سعر|ثمن|يكلف|تكلف|تكلفة)|سعر|تكلفة',
    who: 'من',
    whatIs: '^\\P{L}*(?:ما (?:هو|هي|معنى)|ماذا (?:يعني|تعني)|اشرح)',
    is: 'هو|هي|[يت]عني|عبارة عن|عبارة',
  }),
  fa: spaced({
    why: 'چرا|علت|دلیل',
    because: 'چون|زیرا|به دلیل|به علت|علت|دلیل|به خاطر|بنابراین',
    howMany: 'چند|چقدر',
    howLong: 'چقدر طول|چه مدت|چند (?:سال|ماه|روز|ساعت|دقیقه)',
    when: 'کی|چه (?:زمانی|وقت|سالی|روزی)|در کدام سال',
    price: 'چند.*(?:تومان|ریال)|قیمت|هزینه',
    who: 'چه کسی|کیست|کی',
    whatIs: '(?:چیست|چیه|یعنی چه)\\P{L}*$|^\\P{L}*(?:توضیح بده|منظور از)',
    is: 'یعنی|عبارت است از|نامیده می‌شود|می‌گویند|است که',
  }),
  he: spaced({
    why: 'למה|מדוע|סיבה|סיבות',
    because: 'כי|בגלל|מפני|משום|הסיבה|לכן|כדי|בזכות',
    howMany: 'כמה',
    howLong: 'כמה (?:זמן|שנים|ימים|שעות|דקות)',
    when: 'מתי|באיזו שנה|באיזה (?:יום|תאריך|חודש)',
    price: 'כמה.*(?:עולה|עלה|עולים|שילמו|משלמים)|מחיר|עלות',
    who: 'מי',
    whatIs: '^\\P{L}*(?:מה (?:זה|זאת|זו|הוא|היא|הם|פירוש)|מהו|מהי|הסבר)',
    is: 'הוא|היא|הם|הן|זה|זו|נקרא|נקראת|פירושו|כלומר',
  }),
  hi: unspaced({
    why: 'क्यों(?!कि)|कारण|वजह',
    because: 'क्योंकि|कारण|वजह|इसलिए',
    howMany: 'कितन[ाेी]',
    howLong: 'कितन[ाेी] (?:समय|देर|दिन|घंटे|साल)|कब तक',
    when: 'कब(?! तक)|किस (?:साल|वर्ष|दिन|तारीख)',
    price: 'कीमत|दाम|कितने (?:का|की|के|रुपये|पैसे)|लागत',
    who: 'कौन|किसने|किसे',
    whatIs: 'क्या (?:है|हैं|होता है|होती है|मतलब है)\\P{L}*$',
    is: 'एक|मतलब|यानी|अर्थ',
  }),
  ko: unspaced({
    why: '왜|이유|까닭',
    because: '때문|이유|까닭|왜냐하면|(?<!그러)니까|덕분',
    howMany: '얼마|몇',
    howLong: '얼마나 (?:오래|걸리|걸려|걸렸)|몇 (?:시간|분|일|년|달|개월|주)',
    when: '언제|몇 (?:년도|월|시에)|며칠',
    price: '가격|얼마(?:예요|인가요|입니까|에요|야|죠)|비용|값',
    who: '누가|누구',
    whatIs: '(?:무엇|뭐|뭔|무슨 뜻)(?:입니까|인가요|이에요|예요|야|가요|죠|지)?\\P{L}*$',
    is: '(?:이란|란|은|는|이라는 건|라는 건|이라는 것은|라는 것은)(?= .*(?:입니다|이다|이에요|예요|이죠|거죠|말합니다|뜻합니다|의미합니다)\\P{L}*$)',
  }),
  zh: unspaced({
    why: '为什么|為什麼|为何|為何|原因',
    because: '因为|因為|由于|由於|原因|所以|导致|導致',
    howMany: '多少|几|幾|多大|多[远遠]|多高',
    howLong: '多久|多[长長](?:时间|時間)?|几(?:年|天|个月|小时|分钟)|多少(?:年|天|个月|小时|分钟)',
    when: '什么时候|什麼時候|何时|何時|哪(?:一)?年|哪(?:一)?天|几月',
    price: '多少钱|多少錢|价格|價格|价钱|價錢|费用|費用|成本',
    who: '谁|誰|哪位',
    whatIs: '什么(?:是|叫)|什麼(?:是|叫)|是(?:什么|什麼|啥)(?:意思)?\\P{L}*$',
    is: '是(?:一|指|由|把|用|个|個|那种|这种|什么)|就是|指的是|指|即|意味着|意味著|叫做|就叫',
  }),
  ja: unspaced({
    why: 'なぜ|何故|どうして|理由',
    because: 'から(?:です|だ|。|、)|ため|ので|理由|原因|おかげ',
    howMany: 'いくつ|何[歳人個回台本枚]|どれ(?:くらい|だけ|ほど)',
    howLong: 'どのくらい|どれくらい(?:の時間)?|何(?:時間|分間?|年間|日間|か月|ヶ月|週間)',
    when: 'いつ|何[年月日時](?!間)',
    price: 'いくら|値段|価格|料金|費用|コスト',
    who: '誰|だれ|どなた',
    whatIs: '(?:何|なに|なん|どういう意味|どういうもの)(?:ですか|でしょうか|なのか|だ|か)?\\P{L}*$|とは\\P{L}*$',
    is: 'とは|というのは|っていうのは|は(?=.*(?:もの|こと|仕組み|技術|方法|やり方|サービス|一つ|ひとつ|一種|総称|名前|ルール|人)(?:です|である|だ|で、|になり|なん))',
  }),
});
