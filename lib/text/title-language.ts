import { splitWordList } from './word-list.ts';

/** The words of a language by which phrases for titles are delimited and recognized. */
export interface TitleLanguage {
  /** Function words that may occur within a title: "cost of production". */
  connectors: ReadonlySet<string>;
  /** Words after which a noun is expected. */
  determiners: ReadonlySet<string>;
  /** Words after which a verb is expected. */
  verbCues: ReadonlySet<string>;
  /** Adjectives, words of measure and words for subjects in general, with which no title ends. */
  modifiers: ReadonlySet<string>;
  /** Nouns that relate a subject to something, with which titles of other subjects end as well: "causes", "methods". */
  heads: ReadonlySet<string>;
  /** The particle between a subject and such a noun, in languages that write no spaces. */
  possessive: string;
  /** The word for "and" with the spaces around it, by which two phrases become one title; '' where little shows that they are nouns. */
  conjunction: string;
  /** The words that say "and" between nouns. */
  coordinators: ReadonlySet<string>;
}

interface TitleWords {
  connectors: string;
  determiners?: string;
  verbs?: string;
  modifiers?: string;
  heads?: string;
  possessive?: string;
  and: string;
  coordinators?: string;
}

const lists: Record<string, TitleWords> = {
  en: {
    and: ' and ',
    verbs:
      "to i you we they he she it who i'll you'll we'll they'll i'd you'd we'd i'm you're we're they're he's she's it's i've you've we've they've can could will would should must may might don't didn't doesn't can't couldn't won't wouldn't let's let is are was were be been being am have has had do does did just also gonna really actually never always not started keep",
    modifiers:
      'able available bad big brief bunch cheap clear correct couple current different difficult early easy economic expensive fast free full general happy hard high huge important individual interesting large late low main neat nice normal older open original particular possible quick ready real similar simple single slow small specific strong technical true various whole wrong young younger cool crazy fair funny hungry weird somehow nowadays four five six seven eight nine ten hundred thousand million percent minute minutes hour hours day days week weeks month months',
    connectors: 'of and for in to with on or at from by as a the vs versus between without into per',
    determiners:
      'the a an this these those our your their my his her its of in on for with about from into some any each every another no',
  },
  de: {
    and: ' und ',
    modifiers:
      'thema themen frage heute zweite zweites punkt video videos kanal folge kommentare kommentar abo jahr jahre jahren monat woche tag tage mal euro prozent beispiel',
    verbs:
      'zu ich du er sie wir ihr man es nicht auch habe hat haben hast wird werden kann können muss müssen soll sollen will wollen',
    connectors: 'der die das des dem den und oder für von vom zu zum zur mit im in am an auf aus bei durch ohne zwischen gegen',
    determiners:
      'der die das den dem des ein eine einen einem einer eines kein keine dieser diese dieses unser unsere im am zum zur vom beim',
  },
  fr: {
    and: ' et ',
    modifiers:
      "sujet sujets question aujourd'hui deuxième point vidéo vidéos chaîne épisode commentaires abonnés an ans année années mois semaine jour jours fois euros exemple",
    verbs:
      "je j' tu il elle on nous vous ils elles ne se s' à pour est sont être a ont ai avez avons peut peuvent va vont laquelle lequel",
    connectors: "de du des d' la le les l' et ou en pour au aux à par sur dans avec sans entre contre",
    determiners:
      "le la les un une des du de au aux ce cet cette ces notre nos votre vos leur leurs mon ma mes son sa ses d'une d'un sur avec sans en dans par",
  },
  es: {
    and: ' y ',
    coordinators: 'y e',
    modifiers:
      'tema temas pregunta segundo punto vídeo video vídeos canal episodio comentarios suscriptores día año años mes meses semana días vez veces euros ejemplo',
    verbs: 'yo tú él ella nosotros ellos ellas se no lo la me te nos he has ha hemos han puede pueden va van a estoy está están',
    connectors: 'de del la las el los y e o u en para por con sin a al entre sobre contra',
    determiners: 'el la los las un una unos unas de del al este esta estos estas nuestro nuestra su sus en con sin sobre entre',
  },
  pt: {
    and: ' e ',
    modifiers:
      'tema temas pergunta segundo ponto vídeo vídeos canal episódio comentários like ano anos mês meses semana dia dias vez vezes reais exemplo',
    verbs: 'eu você ele ela nós eles elas se não me nos pode podem vai vão está estão tem ter a',
    connectors: 'de do da dos das e ou em no na nos nas para por com sem a ao à entre sobre contra',
    determiners:
      'o a os as um uma do da dos das de no na nos nas ao este esta esse essa nosso nossa seu sua com sem em sobre entre',
  },
  it: {
    and: ' e ',
    modifiers:
      'tema temi domanda secondo punto video canale episodio puntata commento commenti anno anni mese mesi settimana giorno giorni volta volte euro esempio',
    verbs: 'io tu lui lei noi voi loro si non mi ti ci ho hai ha abbiamo hanno può possono va vanno a è sono',
    connectors: 'di del dello della dei degli delle e o in nel nella per con senza a al alla tra fra su sul sulla da dal dalla',
    determiners:
      'il lo la i gli le un uno una di del dello della dei degli delle al alla nel nella questo questa nostro nostra in su tra da con',
  },
  nl: {
    and: ' en ',
    modifiers:
      'onderwerp vraag vandaag tweede punt video kanaal aflevering reacties jaar maand week dag keer euro procent voorbeeld',
    verbs: 'ik je jij hij ze wij we jullie te niet heeft hebben heb kan kunnen moet moeten wil willen wordt worden zal',
    connectors: 'van de het een en of in voor met op aan bij door zonder tussen tegen',
    determiners: 'de het een van dit deze die dat ons onze in op voor met',
  },
  ru: {
    and: '',
    modifiers:
      'тема темы вопрос вторая второй канал канала канале видео выпуск выпуске комментарии комментариях лайки вами привет год года году лет месяц неделя недели день раз процентов рублей пример например',
    verbs:
      'я ты он она мы вы они не нужно надо можно нельзя должен должна должно должны поэтому обычно почти просто лучше сначала потом точно нужен нужна нужны важен важна важны готов готова готовы',
    connectors: 'и или в во на для с со по от о об из к за без между против при',
  },
  uk: {
    and: '',
    modifiers:
      'тема теми питання друга другий канал каналу каналі відео випуск випуску коментарі коментарях вподобайки рік року році років місяць тиждень тижня день дня разів відсотків гривень приклад наприклад',
    verbs: 'я ти він вона ми ви вони не треба можна потрібно тому зазвичай майже просто краще спочатку потім',
    connectors: 'і й та або в у на для з із зі по від до про за без між проти при',
  },
  pl: {
    and: '',
    modifiers:
      'temat tematy pytanie drugi kanał film odcinek komentarze komentarzach rok roku lat miesiąc tydzień dzień raz procent złotych przykład',
    verbs: 'ja ty on ona my wy oni nie się',
    connectors: 'i lub w we na dla z ze do od o po przy bez między przeciw',
  },
  tr: { and: '', modifiers: 'konu konusu soru ikinci kanal video bölüm yorumlar', connectors: 've veya ile için' },
  vi: { and: '', modifiers: 'đề câu hỏi kênh video tập', connectors: 'và hoặc của cho trong với về từ' },
  id: {
    and: '',
    modifiers: 'topik pertanyaan kedua kanal video episode komentar',
    connectors: 'dan atau untuk di dari dengan dalam tentang ke pada',
  },
  ar: {
    and: '',
    modifiers: 'موضوع موضوعنا سؤال الثاني قناة قناتنا القناة فيديو الفيديو حلقة الحلقة جدا تقريبا أيضا آخر أخرى',
    connectors: 'في من و على إلى عن مع',
  },
  fa: {
    and: '',
    modifiers: 'موضوع سوال دوم کانال ویدیو ویدئو قسمت سال ماه هفته روز درصد تومان مثال خبر خبرها بعدی عناوین مهم‌ترین',
    connectors: 'و در از به با برای',
  },
  he: {
    and: '',
    modifiers: 'נושא הנושא שאלה שני הערוץ ערוץ סרטון הסרטון פרק הפרק בפרק שנה שנים חודש שבוע יום ימים אחוז אחוזים שקל דוגמה',
    connectors: 'של על עם את או בין',
  },
  hi: {
    and: '',
    modifiers: 'विषय सवाल दूसरा चैनल वीडियो बारे तरह साथ बाद पहले ज्यादा कम साल महीने पूरा पूरी पूरे एक',
    connectors: 'का की के और में या से',
  },
  ko: { and: '', modifiers: '주제 주제는 질문 두 번째 채널 영상 구독 좋아요 도움 시간', connectors: '및 의' },
  zh: {
    and: '与',
    coordinators: '和 与 及 以及',
    modifiers: '话题 主题 今天 当中 一起 第二个',
    heads:
      '问题 原因 方式 方法 方向 措施 建议 作用 影响 意义 价值 背景 趋势 现状 特点 关系 区别 发展 应用 经验 看法 观点 理念 挑战 机遇 前景 风险 优势 需求 目标 路径 策略 模式 变化 历史 未来 概念 定义 介绍 分享 理解 选择 条件 因素 经历 阶段 改革 建设 重要性 必要性 可能性 困难 难点 流程 体系 标准 原则 定位 评价 分析 实践 探索 机制 能力 效果 结果 过程 状况 形势',
    possessive: '的',
    verbs:
      '我 你 您 他 她 它 我们 你们 他们 她们 大家 去 要 会 能 来 不 没 没有 就 可以 应该 想 能够 需要 必须 开始 正在 在 再 又 也 都 被 把',
    connectors:
      '的 和 与 及 以及 在 对 对于 中 之 为 从 到 或 向 里 上 下 用 以 由 后 前 被 把 让 不 个 成 成为 出 来 去 会 能 更 最 多 大 好 做 进行 如何 怎么 为什么 什么 怎样 有 是',
  },
  ja: {
    and: 'と',
    modifiers: 'テーマ 話題 質問 今日 番目 チャンネル 動画 コメント 視聴',
    connectors: 'の と や を へ に で による における に対する ための',
  },
  th: { and: '', modifiers: 'เรื่อง หัวข้อ คำถาม', connectors: 'ของ และ ใน หรือ กับ การ ความ ที่ จาก เพื่อ' },
};

const never: TitleLanguage = {
  connectors: new Set(),
  determiners: new Set(),
  verbCues: new Set(),
  modifiers: new Set(),
  heads: new Set(),
  possessive: '',
  conjunction: '',
  coordinators: new Set(),
};
const compiled = new Map<string, TitleLanguage>();

/** Returns the lists of a language (BCP 47 base tag); empty ones for a language without lists. */
export function titleLanguage(language: string): TitleLanguage {
  if (!Object.hasOwn(lists, language)) return never;
  let known = compiled.get(language);
  if (!known) {
    const {
      connectors,
      determiners = '',
      verbs = '',
      modifiers = '',
      heads = '',
      possessive = '',
      and,
      coordinators = and,
    } = lists[language]!;
    const words = (list: string) => new Set(splitWordList(list, language));
    known = {
      connectors: words(connectors),
      determiners: words(determiners),
      verbCues: words(verbs),
      modifiers: words(modifiers),
      heads: words(heads),
      possessive,
      conjunction: and,
      coordinators: words(coordinators),
    };
    compiled.set(language, known);
  }
  return known;
}
