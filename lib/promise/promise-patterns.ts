import { matchNothing } from '../encoding/match-nothing.ts';
import { byLanguage } from '../text/by-language.ts';
import { anywhere } from '../text/whole-words.ts';

/** Words of a language, each an expression with `|` between them, with which a title asks or promises something. */
interface PromiseWords {
  /** Phrases that ask or promise wherever they stand, unless anchored. */
  asking: string;
  /** Numbers, and what is announced by number or as the greatest of its kind: "five mistakes", "the worst mistake". */
  numbers: string;
  things: string;
  greatest: string;
}

const spaced =
  ({ asking, numbers, things, greatest }: PromiseWords) =>
  () =>
    anywhere(
      `${asking}|${greatest} (?:[\\p{L}\\p{M}-]+ ){0,2}(?:${things})|(?:\\d+|${numbers}) (?:[\\p{L}\\p{M}-]+ ){0,2}(?<counted>${things})`,
    );

/** Patterns of titles by language (BCP 47 base tag). */
const patternOf = byLanguage<RegExp>({
  en: spaced({
    asking:
      "why|(?<!-)how(?!-)|^what(?! an?\\b)(?:'s)?|what (?:is|are|was|were|really|happens?|happened|if|it takes|(?:no one|nobody|they|you|i|we)(?: \\p{L}+){1,2})|^which|^(?:is|do|does|can|should|did|who|where|when)(?= )|^are(?= (?!you ))|^will(?= (?:the|an?|we|ai|it|this|you|they|i) )|^top \\d+|tips for|(?:truth|secrets?|reasons?|problems?|science|psychology|economics|mystery|case) (?:about|behind|for|against|why|with|of|to)|worth it|explained|everything you need to know|(?:complete |beginner'?s )?guide to|^(?:please )?(?:summari[sz]e|describe|explain)",
    numbers: 'two|three|four|five|six|seven|eight|nine|ten|twelve',
    things:
      'reasons?|ways?|things?|tips|tricks?|steps?|mistakes?|lessons?|secrets?|facts?|rules?|habits?|myths?|signs?|hacks|questions?|ideas|methods|principles|problems?',
    greatest:
      '(?:the|my|your|our|their) (?:biggest|best|worst|greatest|hardest|most \\p{L}+|number one|#1|only|real|true|main|one|single)',
  }),
  de: spaced({
    asking:
      'warum|wieso|weshalb|wozu|^wie|wie (?:man|du|es|viel|lange|funktioniert|wird)|^was|was (?:ist|sind|passiert|wirklich|niemand|keiner|ich)|^welche[rsmn]?|^wer|^wann|^wo|^woher|^(?:ist|sind|lohnt|darf|kann|macht)(?= )|so (?:backst|kochst|baust|sparst|lernst) du|so (?:geht|gehts|funktioniert|klappt|gelingt|machst|lernst|wirst)|wahrheit (?:über|hinter)|geheimnis(?:se)?|gr[uü]nde? (?:für|warum)|erklärt|alles,? was (?:du|sie|man)|anleitung',
    numbers: 'zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn',
    things:
      'gr[uü]nde?n?|wege?|dinge?|tipps?|tricks?|schritte?n?|fehler|fakten|regeln?|mythen|lektionen|irrtümer|fragen|methoden|anzeichen|ideen|gewohnheiten',
    greatest: '(?:größte|beste|schlimmste|häufigste|wichtigste|einzige|wahre|eigentliche|schwerste)[nrs]?',
  }),
  fr: spaced({
    asking:
      "pourquoi|comment|^que|^qui|^où|peut-on|^à quoi|qu['’]est-ce|est-ce que|faut-il|ce que|ce qui|^quel(?:le)?s?|combien|la vérité sur|les? secrets?|les? raisons?|expliquée?s?|tout savoir|tout ce qu",
    numbers: 'deux|trois|quatre|cinq|six|sept|huit|neuf|dix',
    things:
      'raisons?|façons?|choses?|conseils?|astuces?|étapes?|erreurs?|leçons?|faits|règles?|mythes?|idées|méthodes?|signes?|habitudes?|manières?',
    greatest: 'pires?|plus (?:grand|gross?)e?s?|meilleure?s?|vraie?s?|seule?s?|principale?s?|premières?',
  }),
  es: spaced({
    asking:
      'por qué|porqué|cómo|^qué|dónde|^así (?:es|se|funciona)|el verdadero motivo|qué (?:es|son|pasa|pasó)|lo que|^cuál(?:es)?|cuánt[oa]s?|cuándo|quién|vale la pena|la verdad (?:sobre|de|detrás)|el secreto|los secretos|las? raz(?:ón|ones)|explicad[oa]s?|todo lo que|guía',
    numbers: 'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez',
    things:
      'raz(?:ón|ones)|formas?|maneras?|cosas?|consejos?|trucos?|pasos?|error(?:es)?|lecci(?:ón|ones)|datos|reglas?|mitos?|ideas|métodos?|señales|hábitos?|claves?',
    greatest: '(?:peor|mayor|mejor)(?:es)?|únic[oa]s?|verdader[oa]s?|principal(?:es)?',
  }),
  pt: spaced({
    asking:
      'por que|por quê|^porque|^como|como (?:se|fazer|funciona|eu|você)|^o que|^onde|^quem|o que (?:é|são|acontece|aconteceu|ninguém|aprendi)|^quais|^qual|quant[oa]s?|^quando|vale a pena|a verdade (?:sobre|por trás)|o segredo|os segredos|explicad[oa]s?|tudo (?:o que|sobre)|guia',
    numbers: 'dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez',
    things:
      'raz(?:ão|ões)|motivos?|formas?|maneiras?|coisas?|dicas?|truques?|passos?|erros?|liç(?:ão|ões)|fatos|regras?|mitos?|ideias|métodos?|sinais|hábitos?',
    greatest: '(?:pior|maior|melhor)(?:es)?|únic[oa]s?|verdadeir[oa]s?|principa(?:l|is)',
  }),
  it: spaced({
    asking:
      "perch[ée]|^come|come (?:si|fare|funziona|ho|fa)|^(?:che )?cosa|^dove|^chi|cos['’]è|quello che|ciò che|^quali?|quanto|^quando|vale la pena|la verità (?:su|dietro)|il segreto|i segreti|spiegat[oaie]|tutto quello che|guida (?:a|al|alla|completa|pratica)",
    numbers: 'due|tre|quattro|cinque|sei|sette|otto|nove|dieci',
    things:
      'motiv[oi]|ragion[ei]|mod[oi]|cos[ae]|consigli|trucchi|passi|error[ei]|lezion[ei]|fatti|regol[ae]|mit[oi]|idee|metod[oi]|segni|abitudini',
    greatest: 'peggior[ei]?|miglior[ei]?|più grand[ei]|unic[oa]|ver[oa]|principal[ei]',
  }),
  nl: spaced({
    asking:
      'waarom|hoe|^wat|wat (?:is|zijn|gebeurt|niemand|ik)|^welke|^wie|zo (?:werkt|maak|leer|word)|waarheid (?:over|achter)|geheim(?:en)?|uitgelegd|alles wat je|handleiding',
    numbers: 'twee|drie|vier|vijf|zes|zeven|acht|negen|tien',
    things:
      'redenen|reden|manier(?:en)?|dingen|ding|tips?|trucs?|stappen|fout(?:en)?|lessen|feiten|regels?|mythes?|ideeën|methodes?|tekenen|gewoontes?',
    greatest: 'grootste|beste|slechtste|ergste|enige|echte|belangrijkste',
  }),
  ru: spaced({
    asking:
      'почему|зачем|^как|как (?:сделать|стать|не|работает|устроен\\p{L}*|я|мы|вы|правильно)|^где|откуда|можно ли|^чем|^что|что (?:такое|будет|произошло|случилось|делать|я)|^како[йе]|^какая|^какие|сколько|^когда|^кто|стоит ли|правда (?:о|об|про)|секрет\\p{L}{0,2}|причин[аыу]?|всё,? что',
    numbers: 'два|две|три|четыре|пять|шесть|семь|восемь|девять|десять',
    things:
      'причин[аыу]?|способ(?:ов|а|ы)?|вещ(?:ей|и|ь)|совет(?:ов|а|ы)?|шаг(?:ов|а|и)?|ошиб(?:ок|ки|ка)|урок(?:ов|а|и)?|факт(?:ов|а|ы)?|правил[ао]?|миф(?:ов|а|ы)?|признак(?:ов|а|и)?|привыч(?:ек|ки)',
    greatest: '(?:главн|единственн|сам|основн)(?:ая|ый|ое|ые)|больш(?:ая|ой)|(?:худш|лучш|настоящ)(?:ая|ий|ее|ие)',
  }),
  pl: spaced({
    asking:
      'dlaczego|czemu|^jak|jak (?:zrobić|działa|się|nie|zostać|to)|^gdzie|^kto|skąd|^co|co (?:to|jest|się|dalej)|^jaki[ea]?|^któr[eay]|^czy|ile|^kiedy|prawda o|sekret\\p{L}*|tajemnic\\p{L}*|wszystko,? co|poradnik|wyjaśni\\p{L}*',
    numbers: 'dwa|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć',
    things:
      'powod\\p{L}*|powód|sposob\\p{L}*|sposób|rzecz\\p{L}*|porad\\p{L}*|rad|wskazów\\p{L}*|trik\\p{L}*|krok\\p{L}*|błęd\\p{L}*|błąd|lekcj\\p{L}*|fakt\\p{L}*|zasad\\p{L}*|mit(?:y|ów)?|pomysł\\p{L}*|nawyk\\p{L}*',
    greatest: '(?:największ|najlepsz|najgorsz|najczęstsz|najważniejsz|jedyn|prawdziw|główn)\\p{L}{1,3}',
  }),
  tr: spaced({
    asking:
      'neden|niçin|niye|nasıl|nereden|nerede|^kim|m[ıiuü](?=\\P{L}*$)|^ne|nedir|kimdir|kaç|ne zaman|hangi|gerçeği|gerçekleri|sırrı|sırları|her şey|rehber\\p{L}*|anlatıyor\\p{L}*',
    numbers: 'iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on',
    things: '(?:neden|sebep|yol|şey|ipucu|adım|hata|ders|kural|gerçek|alışkanlık|yöntem|fikir|yanlış)\\p{L}*',
    greatest: 'en (?:büyük|iyi|kötü|önemli|yaygın)|tek|asıl',
  }),
  vi: spaced({
    asking:
      'tại sao|vì sao|làm (?:sao|thế nào)|như thế nào|^cách|là gì|bao nhiêu|khi nào|sự thật (?:về|đằng sau)|bí (?:mật|quyết)|tất cả (?:về|những gì)|hướng dẫn|giải thích|(?:lý do|cách|điều|sai lầm|bài học)(?: \\p{L}+){0,4} nhất',
    numbers: 'hai|ba|bốn|năm|sáu|bảy|tám|chín|mười',
    things: 'lý do|cách|điều|mẹo|bước|sai lầm|bài học|sự thật|quy tắc|dấu hiệu|thói quen',
    greatest: 'lý do thật sự|điều duy nhất',
  }),
  id: spaced({
    asking:
      'mengapa|kenapa|bagaimana|^cara|^apa|apa (?:itu|yang)|berapa|kapan|kebenaran (?:tentang|di balik)|rahasia|semua tentang|panduan|dijelaskan|alasan|(?:kesalahan|cara|pelajaran|tips)(?: \\p{L}+)? (?:terbesar|terbaik|terburuk|utama)',
    numbers: 'dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh',
    things: 'alasan|cara|hal|tips?|trik|langkah|kesalahan|pelajaran|fakta|aturan|mitos|tanda|kebiasaan',
    greatest: 'satu-satunya',
  }),
  ar: () =>
    /(?:^|\s)(?:لماذا|كيف|هل|متى|كم|ما هو|ما هي|ما الذي|ماذا|حقيقة|أسرار|سر|أسباب|كل ما|أكبر خطأ|أفضل طريقة|أين|من أين|(?:[\d٠-٩]+|خمسة|ثلاثة|أربعة|سبعة|عشرة) (?:أسباب|طرق|أشياء|نصائح|خطوات|أخطاء|دروس|حقائق|قواعد))(?=\s|$)/u,
  hi: () =>
    /(?<![\p{L}\p{M}])(?:क्यों|कैसे|क्या|कौन|कितन[ाेी]|कब|कहाँ|कहां|सच्चाई|रहस्य|कारण|तरीक[ाे]|गलतियाँ|गलतियां|गलती|टिप्स)(?![\p{L}\p{M}])/u,
  ko: () =>
    /왜(?![가-힣])|어떻게|무엇|얼마(?:나|[?？]|$)|언제(?!나)|어디|누가|이유(?!식)|방법|비밀|비결|진실|정체|는 법|꿀팁|최악의|가장 큰|(?:\d+|한|두|세|네|다섯|열) ?가지/u,
  zh: () =>
    /为什么|為什麼|为何|為何|如何|怎么|怎麼|怎样|怎樣|什么|什麼|多少|哪里|哪裡|谁|誰|真相|秘密|原因|揭秘|到底|究竟|是不是|能不能|会不会|會不會|该不该|該不該|值不值|要不要|看懂|搞懂|最大的|[吗嗎]$|(?<!第)[\d一二两兩三四五六七八九十]+[个個种種条條大件点點招](?:理由|原因|方法|技巧|建[议議]|[错錯][误誤]|[误誤][区區]|秘密|教[训訓]|[习習][惯慣]|步[骤驟]|事|真相|[问問][题題]|秘[诀訣]|坑|法[则則]|原[则則]|[关關][键鍵]|要[点點]|好[处處]|坏处|迹象|失[败敗])/u,
  ja: () =>
    /なぜ|何故|どうして|どうやって|どこ|誰|とは(?:何|[？?]|$)|ですか|のか(?:[？?]|$)|理由|方法|仕方|やり方|作り方|選び方|真実|秘密|コツ(?!メ)|解説|一番の|最大の|[\d一二三四五六七八九十]+(?:つの|個の)(?:理由|方法|コツ|失敗|秘密|習慣|ポイント|間違い|ステップ|こと|法則)|\d+選(?!手)/u,
  th: () => /ทำไม|อย่างไร|ยังไง|อะไร|วิธี|ความจริง|ความลับ|เหตุผล|เคล็ดลับ|ข้อผิดพลาด|ที่สุด/u,
});

/**
 * Returns the pattern of a title that promises something, in a language (BCP 47 base tag); without a list none matches. Its group
 * `counted`, if it has one, are the things that are announced by number.
 */
export const promisePattern = (language: string): RegExp => patternOf(language) ?? matchNothing;
