/** The words of a language by which phrases for titles are delimited and recognized. */
export interface TitleLanguage {
  /** Function words that may stand within a title: "cost of production". */
  connectors: ReadonlySet<string>;
  /** Words after which a noun is expected. */
  determiners: ReadonlySet<string>;
  /** Matches, at the end of a text, the words with which a speaker announces a subject: "let's talk about". */
  announcement: RegExp | undefined;
  /** Matches, at the start of a text, the words that follow an announced subject. */
  subjectMark: RegExp | undefined;
}

interface TitleWords {
  connectors: string;
  determiners?: string;
  before?: string;
  after?: string;
}

const lists: Record<string, TitleWords> = {
  en: {
    connectors: 'of and for in to with on or at from by as a the vs versus between without into per',
    determiners:
      'the a an this these those our your their my his her its of in on for with about from into some any each every another no',
    before:
      "talk(?:ing)? (?:\\w+ )?about|discuss(?:ing|ed)?|discussion (?:of|on|about)|question (?:of|on|about|is)|questions (?:on|about)|mov(?:e|ing) on to|on to|onto|com(?:e|ing) to|go(?:ing)? (?:over|through|into)|look(?:ing)? at|focus(?:ing)? on|next (?:up|one|thing|topic|item|question|part|section|step|slide) is|(?:topic|subject|theme|issue|problem|idea|concept|notion|case) (?:is|of)|introduce|introducing|cover(?:ing)?|show (?:you )?|present(?:ing|ation)? (?:on|of|about)?|speaking of|regarding|concerning|called|what(?:'s| is| are)|known as|agenda is|work(?:ing)? on|interested in|explain(?:ing)?|turn(?:ing)? to|back to|start(?:ing)? with|thoughts on|opinion (?:on|of)|update on|minister for",
  },
  de: {
    connectors: 'der die das des dem den und oder für von vom zu zum zur mit im in am an auf aus bei durch ohne zwischen gegen',
    determiners:
      'der die das den dem des ein eine einen einem einer eines kein keine dieser diese dieses unser unsere im am zum zur vom beim',
    before:
      'über|thema|frage (?:nach|der)|kommen wir zu[mr]?|geht es um|es geht um|nämlich|heißt|namens|sprechen von|schauen wir uns|zurück zu[mr]?',
  },
  fr: {
    connectors: "de du des d' la le les l' et ou en pour au aux à par sur dans avec sans entre contre",
    determiners:
      "le la les un une des du de au aux ce cet cette ces notre nos votre vos leur leurs mon ma mes son sa ses d'une d'un",
    before:
      "parler (?:de|du|des)|parlons (?:de|du|des)|sujet (?:de|du|des|est)|question (?:de|du|des)|passons à|il s'agit (?:de|du|des)|appelle|à propos (?:de|du|des)|concernant|discuter (?:de|du|des)",
  },
  es: {
    connectors: 'de del la las el los y e o u en para por con sin a al entre sobre contra',
    determiners: 'el la los las un una unos unas de del al este esta estos estas nuestro nuestra su sus en con sin',
    before:
      'hablar (?:de|sobre)|hablemos (?:de|sobre)|tema (?:de|es)|pregunta (?:sobre|de)|pasemos a|se llama|acerca de|se trata de|llamad[oa]',
  },
  pt: {
    connectors: 'de do da dos das e ou em no na nos nas para por com sem a ao à entre sobre contra',
    determiners: 'o a os as um uma do da dos das de no na nos nas ao este esta esse essa nosso nossa seu sua com sem',
    before: 'falar (?:de|sobre|do|da)|tema (?:de|é)|pergunta (?:sobre|de)|passar para|chama|acerca de|trata de|chamad[oa]',
  },
  it: {
    connectors: 'di del dello della dei degli delle e o in nel nella per con senza a al alla tra fra su sul sulla da dal dalla',
    determiners: 'il lo la i gli le un uno una di del dello della dei degli delle al alla nel nella questo questa nostro nostra',
    before:
      'parlare (?:di|del|della)|parliamo (?:di|del|della)|tema (?:di|è)|domanda (?:su|sul)|passiamo a|si chiama|riguardo a|si tratta di|chiamat[oa]',
  },
  nl: {
    connectors: 'van de het een en of in voor met op aan bij door zonder tussen tegen',
    determiners: 'de het een van dit deze die dat ons onze in op voor met',
    before: 'over|onderwerp (?:is)?|vraag (?:over|naar)|gaan we naar|gaat over|heet|genaamd|kijken naar',
  },
  ru: {
    connectors: 'и или в во на для с со по от о об из к за без между против при',
    before: 'о|об|про|вопрос о|тема|перейд[её]м к|называется|касается|насч[её]т',
  },
  pl: {
    connectors: 'i lub w we na dla z ze do od o po przy bez między przeciw',
    before: 'o|temat(?:em)?|pytanie o|przejdźmy do|nazywa się|dotyczy|na temat',
  },
  tr: { connectors: 've veya ile için', after: 'hakkında|konusu|konusunda|nedir|üzerine|ile ilgili' },
  vi: { connectors: 'và hoặc của cho trong với về từ', before: 'về|chủ đề|câu hỏi về|nói đến|gọi là' },
  id: {
    connectors: 'dan atau untuk di dari dengan dalam tentang ke pada',
    before: 'tentang|membahas|soal|mengenai|topik|disebut|bernama',
  },
  ar: { connectors: 'في من و على إلى عن مع', before: 'عن|حول|موضوع|بخصوص|مسألة|نتحدث عن|يسمى' },
  hi: { connectors: 'का की के और में या से', after: 'के बारे में|पर चर्चा|क्या है' },
  ko: { connectors: '및 의', after: '에 대해|에 대한|에 관해|이란|라는 것' },
  zh: {
    connectors:
      '的 和 与 及 以及 在 对 对于 中 之 为 从 到 或 向 里 上 下 用 以 由 后 前 被 把 让 不 个 成 成为 出 来 去 会 能 更 最 多 大 好 做 进行 如何 怎么 为什么 什么 怎样 有 是',
    before:
      '关于|谈谈|谈到|谈一谈|聊聊|聊一聊|聊到|探讨|讨论|说说|说到|讲讲|讲到|介绍(?:一下)?|主题是|问题是|话题是|什么是|所谓的?|叫做?|分享(?:一下)?|针对|围绕|对于|看看',
    after: '是什么|的问题|这个(?:话题|问题|主题|概念|方向|领域|行业)|的(?:话题|主题)|方面',
  },
  ja: {
    connectors: 'の と や を へ に で による における に対する ための',
    before: 'テーマは|今回は|今日は|本題は|題して',
    after: 'について|に関して|の話|という(?:話|テーマ|こと)|とは',
  },
  th: { connectors: 'ของ และ ใน หรือ กับ การ ความ ที่ จาก เพื่อ', before: 'เรื่อง|เกี่ยวกับ|หัวข้อ|คำถามเรื่อง|เรียกว่า' },
};

const never: TitleLanguage = { connectors: new Set(), determiners: new Set(), announcement: undefined, subjectMark: undefined };
const compiled = new Map<string, TitleLanguage>();

/** Returns the lists of a language (BCP 47 base tag); empty ones for a language without lists. */
export function titleLanguage(language: string): TitleLanguage {
  if (!Object.hasOwn(lists, language)) return never;
  let known = compiled.get(language);
  if (!known) {
    const { connectors, determiners = '', before, after } = lists[language]!;
    known = {
      connectors: new Set(connectors.split(' ')),
      determiners: new Set(determiners.split(' ')),
      announcement: before ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${before})[\\s,:]*`, 'giu') : undefined,
      subjectMark: after ? new RegExp(`\\s*(?:${after})`, 'giu') : undefined,
    };
    compiled.set(language, known);
  }
  return known;
}
