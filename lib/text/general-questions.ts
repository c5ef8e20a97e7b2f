import { byLanguage } from './by-language.ts';
import { detectLanguage } from './language.ts';
import { plainSpelling } from './plain-spelling.ts';
import { type RecordingLanguage, recordingWords } from './recording-words.ts';
import { everywhere, wordStart } from './whole-words.ts';

/** The parts of a question about a whole recording, in one language. */
interface GeneralQuestion {
  /** Phrases that ask what it is about. */
  asking: RegExp;
  /** Words that may stand beside them, in languages without spaces also parts of words. */
  beside: RegExp;
  /** An expression for words that point at the recording, before a noun for it that no list has: "this keynote". */
  pointing?: string;
}

const spaced = (language: RecordingLanguage, asking: string, beside: string, pointing?: string) => (): GeneralQuestion => ({
  asking: everywhere(plainSpelling(asking)),
  beside: everywhere(plainSpelling(`${recordingWords(language)}|${beside}`)),
  ...(pointing && { pointing: `${wordStart(pointing)}(?:${plainSpelling(pointing)})\\s` }),
});
const unspaced = (language: RecordingLanguage, asking: string, beside: string, pointing?: string) => (): GeneralQuestion => ({
  asking: new RegExp(asking, 'gu'),
  beside: new RegExp(`${recordingWords(language)}|${beside}`, 'giu'),
  ...(pointing && { pointing: `${pointing}\\s?` }),
});

/** General questions by language (BCP 47 base tag). */
const questionOf = byLanguage<GeneralQuestion>({
  en: spaced(
    'en',
    `what(?:'s| is| was| are| were)? (?:it|(?:this|that|the)(?: (?:${recordingWords('en')}))?)(?: all)? about|what(?:'s| is| was) (?:this|that)(?= \\p{L}+ about)|(?:main|key|most important|central|important) (?:points?|ideas?|takeaways?|messages?|topics?|arguments?|findings|lessons?|conclusions?)|take-?aways?|tl;?dr|gist|summari[sz]e|summary|in a nutshell|overview|what (?:is|was) (?:discussed|covered)|what (?:are|is|were|was|do|does|did) (?:they|he|she|we|(?:the )?(?:speakers?|hosts?|guests?|people)) (?:talk|speak|discuss|debat)(?:e|ing)?(?: about)?(?=\\P{L}*$| (?:in|on|during|here) )|what happens in|what did (?:i|we) miss|topic|subject`,
    `what|what's|is|are|was|were|the|a|an|of|in|from|this|that|it|can|could|would|you|please|give|me|tell|us|to|for|do|does|here|brief(?:ly)?|short(?:ly)?|quick(?:ly)?|bullet|points?|few|sentences?|\\d+|three|five|all|about`,
    'this|that',
  ),
  de: spaced(
    'de',
    "(?:worum|um was) geht(?:'s| es)?|wovon (?:handelt|reden|sprechen)|worüber (?:reden|sprechen|wird (?:gesprochen|geredet))|(?:wichtigste|zentrale)[nrs]? (?:punkte?|aussagen?|erkenntnisse?|ideen?|themen|thesen?)|(?:haupt|kern)(?:punkte?|aussagen?|themen|ideen?)|zusammenfass\\p{L}*|fasse?(?:n|t)?|überblick|was wird (?:hier )?(?:gesagt|besprochen)|thema",
    `was|ist|sind|das|die|der|den|dem|des|eine?[nrsm]?|in|im|diese[nmrs]?|hier|es|von|mir|uns|bitte|kannst|können|könntest|könnten|du|sie|gib|geben|kurze?|mal|zusammen`,
    'diese[mnrs]?',
  ),
  fr: spaced(
    'fr',
    "de quoi (?:parle|discute|s'agit|traite|il s'agit|ça parle)(?:nt)?(?:-(?:t-)?(?:ils?|elles?|on))?|(?:points?|idées?|messages?|sujets?) (?:clés?|principa(?:l|ux|les?)|importants?)|princip(?:aux|ales) (?:points|idées|messages|sujets)|résum\\p{L}*|en bref|l'essentiel|sujet",
    `quel(?:le)?s?|sont|est|les?|la|l'|du|des?|d'|cette|cet?|dans|que|peux|pouvez|pourriez|pourrais|tu|vous|moi|me|en|un|une|court|bref|s'il|te|plaît|fais|faites|-`,
    'cette|cet|ce',
  ),
  es: spaced(
    'es',
    'de qué (?:se )?(?:trata|va|habla|discute)n?|(?:puntos?|ideas?|temas?|mensajes?) (?:clave|principal(?:es)?|más importantes?)|principales (?:puntos|ideas|temas)|resum(?:en|e|ir|as|a)|tema',
    `cuál(?:es)?|son|es|las?|los|el|de|del|est[ea]|en|una?|hazme|dame|puedes|podrías|por|favor|breve|me`,
    'est[ea]|es[ea]',
  ),
  pt: spaced(
    'pt',
    '(?:sobre o|de|do) que (?:é|se|eles|elas|estão|falam?|tratam?|conversam|discutem)(?: (?:trata|falam|falando|conversam|conversando|discutem|discutindo))?|(?:pontos?|ideias?|temas?) (?:principa(?:l|is)|chave|mais importantes)|principais (?:pontos|ideias|temas)|resum(?:o|e|a|ir)|assunto|tema',
    `qua(?:l|is)|são|é|os?|as?|d[eoa]s?|n?est[ea]|dest[ea]|em|uma?|faça|faz|me|dê|pode|poderia|por|favor|breve`,
    '[nd]?est[ea]|[nd]?ess[ea]',
  ),
  it: spaced(
    'it',
    'di (?:che )?cosa (?:si )?(?:parla|tratta|discute|discut)(?:no|ono)?|che cosa si dice|(?:punti|idee|temi|concetti) (?:principali|chiave|più importanti)|riassu(?:mi|mere|nto|ntino)|sintesi|argomento|tema',
    `qual[ei]?|sono|è|i|gli|le|l'|il|la|lo|di|del|dell[oa']|quest[oa]|in|una?|puoi|potresti|fammi|dammi|mi|per|favore|breve`,
    'quest[oa]',
  ),
  nl: spaced(
    'nl',
    'waar gaat (?:dit|het|deze|de)(?: \\p{L}+)? over|waar (?:hebben|praten|spreken) (?:ze|zij|we)(?: het)? over|(?:belangrijkste|voornaamste) (?:punten|ideeën|onderwerpen)|hoofdpunten|samenvatt(?:en|ing)|vat|onderwerp',
    `wat|zijn|is|de|het|een|van|in|dit|deze|kun|kan|je|u|geef|mij|me|alsjeblieft|korte?|samen`,
    'deze|dit',
  ),
  ru: spaced(
    'ru',
    'о ч[её]м(?: (?:это|ид[её]т речь|речь|они говорят|говорят|говорится|рассказывается))?|(?:главн|основн|ключев)(?:ые|ая|ую) (?:мысл[иь]|идеи|идея|тезисы|моменты|темы|тема|выводы)|кратк\\p{L}+ (?:содержание|пересказ)|перескажи|резюмируй|резюме|(?:в ч[её]м )?суть|тема',
    `како[йвы]|какая|какие|каковы|это\\p{L}{0,2}|эт[аиу]|в|о|мне|дай|сделай|пожалуйста|можешь|кратко`,
    'эт(?:о|от|ом|ой|а|у|ого)',
  ),
  uk: spaced(
    'uk',
    'про що(?: (?:це|йдеться|йде мова|мова|вони говорять|говорять|розповідається|розповідають))?|(?:головн|основн|ключов)(?:і|а|у|ий) (?:думк[аи]|іде[яї]|тез[аи]|моменти|тем[аи]|висновки)|коротк\\p{L}+ (?:зміст|переказ)|перекажи|підсумуй|підсумок|(?:у чому )?суть|тема',
    'як[аеі]|який|це|ц\\p{L}{1,3}|в|у|про|мені|дай|зроби|будь|ласка|можеш|коротко',
    'це|цей|цього|цьому|ця|цю|цій|цієї',
  ),
  pl: spaced(
    'pl',
    'o czym (?:jest|mówią?|mowa|opowiadają?|rozmawiają)|o co (?:tu )?chodzi|(?:główn|najważniejsz|kluczow)(?:e|a|y) (?:punkty|tezy|myśli?|wnioski|tematy?)|streść|streszczenie|podsumuj|podsumowanie|temat',
    `jakie|jaka|jaki|są|jest|to|ten|ta|tę|tej|tego|tym|w|o|mi|daj|zrób|proszę|możesz|krótko|krótkie`,
    'ten|ta|tę|to|tego|tej|tym',
  ),
  tr: spaced(
    'tr',
    'ne hakkında(?: konuşuyorlar)?|neden bahsediyor(?:lar)?|ne anlatıyor(?:lar)?|(?:ana|önemli|temel) (?:fikir|nokta|konu|mesaj)(?:ler|lar)?[ıi]?|özetle|özet(?:i|ini)?',
    `bu|bir|ver|misin|mısın|nedir|neler|lütfen|kısa|kısaca`,
    'bu',
  ),
  vi: spaced(
    'vi',
    '(?:họ )?(?:đang )?nói về (?:điều )?gì|về cái gì|(?:ý|điểm|nội dung) chính|tóm tắt',
    `này|là|của|gì|cho|tôi|hãy|giúp|những|các|trong|ngắn|gọn|bài`,
  ),
  id: spaced(
    'id',
    '(?:berbicara |bicara )?tentang apa|(?:mereka )?(?:membahas|membicarakan) apa|(?:poin|ide|pesan|inti) (?:utama|penting)|ringkas(?:an|kan)?|rangkum(?:an|kan)?|intinya',
    `apa|ini|itu|dari|yang|adalah|buat|buatkan|tolong|saya|singkat|dalam`,
  ),
  ar: spaced(
    'ar',
    '(?:عم(?:ّا)?|عن ماذا|عن أي شيء) (?:[يت]تحدث|[يت]تكلم|[يت]دور)(?:ون)?|ما موضوع|ماذا [يت]ناقش(?:ون)?|(?:النقاط|الأفكار) (?:الرئيسية|الأساسية|المهمة)|لخص|ملخص|تلخيص',
    'هذا|هذه|ما|هي|هو|في|من|لي|فضلك',
    'هذا|هذه',
  ),
  fa: spaced(
    'fa',
    '(?:درباره|در مورد|راجع به) (?:چی|چه|چیست|چیه)(?: (?:است|هست|چیزی است))?|(?:نکات|ایده‌های|پیام‌های|نتایج) (?:اصلی|مهم|کلیدی)|خلاصه|چکیده|موضوع',
    'این|چیست|چیه|است|را|کن|کنید|بده|بدهید|لطفا|لطفاً|به|من|در|چه|ی|از|آن|کوتاه',
    'این',
  ),
  he: spaced(
    'he',
    '(?:על|במה) מה (?:מדובר|מדברים|הם מדברים|זה|הסרטון|הפרק|ההרצאה|השיחה)|על מה|(?:הנקודות|הרעיונות|המסרים|המסקנות) (?:העיקריות|העיקריים|המרכזיות|המרכזיים|החשובות|החשובים)|סכמו?|תסכמו?|סיכום|תקציר|נושא',
    'מה|הם|הן|זה|הזה|הזאת|של|את|לי|בבקשה|אפשר|תן|תני|קצר|בקצרה|ה|מדברים|מדובר',
    'הזה',
  ),
  hi: unspaced(
    'hi',
    'किस (?:बारे में|विषय पर)|मुख्य (?:बातें|बिंदु|विचार)|सारांश|संक्षेप',
    '(?<![\\p{L}\\p{M}])(?:यह|इस|में|है|हैं|क्या|की|के|का|को|दें|दो|मुझे|बताओ|बताइए|करें|करो)(?![\\p{L}\\p{M}])',
    'यह|इस',
  ),
  ko: unspaced(
    'ko',
    '무슨 (?:내용|얘기|이야기)|(?:무엇|뭐)에 (?:대한|관한|대해)|(?:주요|핵심) ?(?:내용|포인트|요점|메시지)|요약|요점|줄거리',
    '이야|이에요|예요|입니까|이|의|은|는|을|를|에서|좀|해|줘|주세요|인가요|인지|뭐야|뭐|무엇|알려|내용|간단히|부탁|얘기|이야기|하고|있|나요|하나요|한',
    '이',
  ),
  zh: unspaced(
    'zh',
    '(?:讲|说|谈|聊|讨论|关于|講|說|談|討論|關於)(?:了|的是)?些?(?:什么|什麼|啥)|主要(?:内容|內容|观点|觀點|讲|說|说|講)|(?:核心|关键|關鍵|重点|重點)(?:内容|观点|信息)?|总结|總結|概括|摘要|概述|大意',
    '[这這个個的是在了请請帮幫我给給你能吗嗎呢有用几幾句话話就]|视频|視頻|影片|节目|節目|播客|演讲|演講|会议|會議|文章|一下|可以|什么|什麼|哪些|主要|内容|內容|简单|簡單|简要|他们|他們|她们|大家|主题|主題|整个|整個|全文|\\d',
    '[这這本该該][段场場期集节節次部篇]?',
  ),
  ja: unspaced(
    'ja',
    '何(?:について|を(?:話し|議論し))|何の(?:話|動画|内容)|(?:どんな|どういう)(?:話|内容|動画)|(?:主な|重要な)(?:点|ポイント|内容)|要点|要約|まとめ|概要|(?:動画|番組)の内容',
    'です|ます|して|この|その|内容|について|は|の|を|が|で|に|か|ください|くれ|何|教えて|簡単|短く|全体|と|言って|議論して|いる|い|て',
    'この|本',
  ),
  th: unspaced('th', 'เกี่ยวกับอะไร|ประเด็น(?:สำคัญ|หลัก)|สรุป', 'นี้|ให้|หน่อย|คือ|อะไร|ที่|ของ|ครับ|ค่ะ|คะ|เรื่อง|เนื้อหา|ช่วย'),
});

/**
 * Returns whether a question asks about a whole recording and nothing else: "What is this video about?", but not "Summarize what is
 * said about taxes". `language` is the recording's (BCP 47 base tag); the question may be in another one. What "this" points at is
 * the recording, unless the recording itself speaks of it.
 */
export const isGeneralQuestion = (
  question: string,
  language: string,
  isSpoken: (word: string) => boolean = () => false,
): boolean => [...new Set([language, detectLanguage(question)])].some((tag) => isGeneralIn(question, tag, isSpoken));

/**
 * Returns whether a question is one of the phrases of a language, in plain spelling, and nothing else but words that may stand beside
 * them.
 */
export function asksOnly(question: string, language: string, phrases: RegExp): boolean {
  const general = questionOf(language);
  return general !== undefined && findOthers(plainSpelling(question), phrases, general)?.length === 0;
}

function isGeneralIn(question: string, language: string, isSpoken: (word: string) => boolean): boolean {
  const general = questionOf(language);
  const others = general && findOthers(plainSpelling(question), general.asking, general);
  if (!general || !others) return false;
  const [other] = others;
  return (
    other === undefined || (others.length === 1 && namesRecording(other, plainSpelling(question), general) && !isSpoken(other))
  );
}

/** Returns the words of a question that neither belong to phrases that ask nor may stand beside them; undefined without such a phrase. */
function findOthers(question: string, asking: RegExp, { beside }: GeneralQuestion): string[] | undefined {
  const rest = question.replace(asking, ' ');
  return rest === question ? undefined : (rest.replace(beside, ' ').match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
}

/** Returns whether a word stands right behind one that points at the recording, as a noun for it does: "this keynote". */
const namesRecording = (word: string, question: string, { pointing }: GeneralQuestion): boolean =>
  pointing !== undefined && new RegExp(`(?:${pointing})${word}`, 'iu').test(question);
