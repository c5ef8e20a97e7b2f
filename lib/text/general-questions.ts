import { byLanguage } from './by-language.ts';
import { detectLanguage } from './language.ts';
import { everywhere } from './whole-words.ts';
import { withoutAccents } from './without-accents.ts';

/** The parts of a question about a whole recording, in one language. */
interface GeneralQuestion {
  /** Phrases that ask what it is about. */
  asking: RegExp;
  /** Words that may stand beside them, in languages without spaces also parts of words. */
  beside: RegExp;
}

/** Returns a question as it may be typed in haste: without accents, and with one kind of apostrophe. */
const plainSpelling = (text: string) => withoutAccents(text).replace(/[’‘ʼ＇`´]/g, "'");
const spaced = (asking: string, beside: string) => (): GeneralQuestion => ({
  asking: everywhere(plainSpelling(asking)),
  beside: everywhere(plainSpelling(beside)),
});
const unspaced = (asking: RegExp, beside: RegExp) => (): GeneralQuestion => ({ asking, beside });

/** Words for what is recorded, an expression with `|` between them. */
const recording =
  'videos?|films?|film(?:ie|u|em)|movie|clip|podcasts?|episode|talk|lecture|interview|meeting|lesson|show|article|recording|filmik\\p{L}*|odcin\\p{L}*|видео|ролик\\p{L}*|фильм\\p{L}*|подкаст\\p{L}*|лекци\\p{L}*|выпуск\\p{L}*';

/** General questions by language (BCP 47 base tag). */
const questionOf = byLanguage<GeneralQuestion>({
  en: spaced(
    `what(?:'s| is| was| are| were)? (?:it|(?:this|that|the)(?: (?:${recording}))?)(?: all)? about|(?:main|key|most important|central|important) (?:points?|ideas?|takeaways?|messages?|topics?|arguments?|findings|lessons?|conclusions?)|take-?aways?|tl;?dr|gist|summari[sz]e|summary|in a nutshell|overview|what (?:is|was) (?:discussed|covered)|what do (?:they|the speakers) (?:talk|speak|discuss)(?: about)?|what happens in|what did (?:i|we) miss|topic|subject`,
    `what|what's|is|are|was|were|the|a|an|of|in|from|this|that|it|can|could|would|you|please|give|me|tell|us|to|for|do|does|here|brief(?:ly)?|short(?:ly)?|quick(?:ly)?|bullet|points?|few|sentences?|\\d+|three|five|all|about|${recording}`,
  ),
  de: spaced(
    "(?:worum|um was) geht(?:'s| es)?|wovon handelt|(?:wichtigste|zentrale)[nrs]? (?:punkte?|aussagen?|erkenntnisse?|ideen?|themen|thesen?)|(?:haupt|kern)(?:punkte?|aussagen?|themen|ideen?)|zusammenfass\\p{L}*|fasse?(?:n|t)?|überblick|was wird (?:hier )?(?:gesagt|besprochen)|thema",
    `was|ist|sind|das|die|der|den|dem|des|eine?[nrsm]?|in|im|diese[nmrs]?|hier|es|von|mir|uns|bitte|kannst|können|könntest|könnten|du|sie|gib|geben|kurze?|mal|zusammen|${recording}`,
  ),
  fr: spaced(
    "de quoi (?:parle|s'agit|traite|il s'agit|ça parle)(?:-t-(?:il|elle|on))?|(?:points?|idées?|messages?|sujets?) (?:clés?|principa(?:l|ux|les?)|importants?)|princip(?:aux|ales) (?:points|idées|messages|sujets)|résum\\p{L}*|en bref|l'essentiel|sujet",
    `quel(?:le)?s?|sont|est|les?|la|l'|du|des?|d'|cette|cet?|dans|que|peux|pouvez|pourriez|pourrais|tu|vous|moi|me|en|un|une|court|bref|s'il|te|plaît|fais|faites|-|${recording}`,
  ),
  es: spaced(
    'de qué (?:se )?(?:trata|va|habla)|(?:puntos?|ideas?|temas?|mensajes?) (?:clave|principal(?:es)?|más importantes?)|principales (?:puntos|ideas|temas)|resum(?:en|e|ir|as|a)|tema',
    `cuál(?:es)?|son|es|las?|los|el|de|del|est[ea]|en|una?|hazme|dame|puedes|podrías|por|favor|breve|me|${recording}`,
  ),
  pt: spaced(
    'sobre o que (?:é|fala|trata)|do que (?:se )?trata|(?:pontos?|ideias?|temas?) (?:principa(?:l|is)|chave|mais importantes)|principais (?:pontos|ideias|temas)|resum(?:o|e|a|ir)|assunto|tema',
    `qua(?:l|is)|são|é|os?|as?|d[eoa]s?|n?est[ea]|dest[ea]|em|uma?|faça|faz|me|dê|pode|poderia|por|favor|breve|${recording}`,
  ),
  it: spaced(
    'di (?:che )?cosa (?:si )?(?:parla|tratta)|(?:punti|idee|temi|concetti) (?:principali|chiave|più importanti)|riassu(?:mi|mere|nto|ntino)|sintesi|argomento|tema',
    `qual[ei]?|sono|è|i|gli|le|l'|il|la|lo|di|del|dell[oa']|quest[oa]|in|una?|puoi|potresti|fammi|dammi|mi|per|favore|breve|${recording}`,
  ),
  nl: spaced(
    'waar gaat (?:dit|het|deze|de)(?: \\p{L}+)? over|(?:belangrijkste|voornaamste) (?:punten|ideeën|onderwerpen)|hoofdpunten|samenvatt(?:en|ing)|vat|onderwerp',
    `wat|zijn|is|de|het|een|van|in|dit|deze|kun|kan|je|u|geef|mij|me|alsjeblieft|korte?|samen|${recording}`,
  ),
  ru: spaced(
    'о ч[её]м(?: (?:это|ид[её]т речь|речь))?|(?:главн|основн|ключев)(?:ые|ая|ую) (?:мысл[иь]|идеи|идея|тезисы|моменты|темы|тема|выводы)|кратк\\p{L}+ (?:содержание|пересказ)|перескажи|резюмируй|резюме|(?:в ч[её]м )?суть|тема',
    `како[йвы]|какая|какие|каковы|это\\p{L}{0,2}|эт[аиу]|в|о|мне|дай|сделай|пожалуйста|можешь|кратко|${recording}`,
  ),
  pl: spaced(
    'o czym (?:jest|mówi|mowa|opowiada)|o co (?:tu )?chodzi|(?:główn|najważniejsz|kluczow)(?:e|a|y) (?:punkty|tezy|myśli?|wnioski|tematy?)|streść|streszczenie|podsumuj|podsumowanie|temat',
    `jakie|jaka|jaki|są|jest|to|ten|ta|tego|tym|w|o|mi|daj|zrób|proszę|możesz|krótko|krótkie|${recording}`,
  ),
  tr: spaced(
    'ne hakkında|ne anlatıyor|(?:ana|önemli|temel) (?:fikir|nokta|konu|mesaj)(?:ler|lar)?[ıi]?|özetle|özet(?:i|ini)?',
    `bu|bir|ver|misin|mısın|nedir|neler|lütfen|kısa|kısaca|${recording}`,
  ),
  vi: spaced(
    'nói về (?:điều )?gì|về cái gì|(?:ý|điểm|nội dung) chính|tóm tắt',
    `này|là|của|gì|cho|tôi|hãy|giúp|những|các|trong|ngắn|gọn|bài|${recording}`,
  ),
  id: spaced(
    'tentang apa|membahas apa|(?:poin|ide|pesan|inti) (?:utama|penting)|ringkas(?:an|kan)?|rangkum(?:an|kan)?|intinya',
    `apa|ini|itu|dari|yang|adalah|buat|buatkan|tolong|saya|singkat|dalam|${recording}`,
  ),
  ar: spaced(
    'عم(?:ّا)? (?:يتحدث|يتكلم)|ما موضوع|(?:النقاط|الأفكار) (?:الرئيسية|الأساسية|المهمة)|لخص|ملخص|تلخيص',
    'هذا|هذه|ما|هي|هو|في|من|لي|فضلك|الفيديو|البودكاست|الحلقة|المقطع|المحاضرة',
  ),
  hi: unspaced(
    /किस बारे में|मुख्य (?:बातें|बिंदु|विचार)|सारांश|संक्षेप/gu,
    /(?<![\p{L}\p{M}])(?:यह|इस|में|है|हैं|क्या|की|के|का|को|दें|दो|मुझे|बताओ|बताइए|करें|करो|वीडियो|पॉडकास्ट)(?![\p{L}\p{M}])/gu,
  ),
  ko: unspaced(
    /무슨 (?:내용|얘기|이야기)|(?:무엇|뭐)에 (?:대한|관한)|(?:주요|핵심) ?(?:내용|포인트|요점|메시지)|요약|요점|줄거리/gu,
    /이야|이에요|예요|입니까|이|영상|비디오|동영상|팟캐스트|강의|의|은|는|을|를|에서|좀|해|줘|주세요|인가요|인지|뭐야|뭐|무엇|알려|내용|간단히|부탁/gu,
  ),
  zh: unspaced(
    /(?:讲|说|谈|关于|講|說|談|關於)(?:了|的是)?些?(?:什么|什麼|啥)|主要(?:内容|內容|观点|觀點|讲|說|说|講)|(?:核心|关键|關鍵|重点|重點)(?:内容|观点|信息)?|总结|總結|概括|摘要|概述|大意/gu,
    /[这這个個的是在了请請帮幫我给給你能吗嗎呢有用几幾句话話就]|视频|視頻|影片|节目|節目|播客|演讲|演講|会议|會議|文章|一下|可以|什么|什麼|哪些|主要|内容|內容|简单|簡單|简要|整个|整個|全文|\d/gu,
  ),
  ja: unspaced(
    /何について|何の(?:話|動画|内容)|(?:どんな|どういう)(?:話|内容|動画)|(?:主な|重要な)(?:点|ポイント|内容)|要点|要約|まとめ|概要|(?:動画|番組)の内容/gu,
    /です|ます|して|この|その|動画|ビデオ|番組|話|内容|について|は|の|を|が|で|に|か|ください|くれ|何|教えて|簡単|短く|全体|と|言って|いる|い/gu,
  ),
  th: unspaced(/เกี่ยวกับอะไร|ประเด็น(?:สำคัญ|หลัก)|สรุป/gu, /วิดีโอ|คลิป|นี้|ให้|หน่อย|คือ|อะไร|ที่|ของ|ครับ|ค่ะ|คะ|เรื่อง|เนื้อหา|ช่วย/gu),
});

/**
 * Returns whether a question asks about a whole recording and nothing else: "What is this video about?", but not "Summarize what is
 * said about taxes". `language` is the recording's (BCP 47 base tag); the question may be in another one.
 */
export const isGeneralQuestion = (question: string, language: string): boolean =>
  isGeneralIn(question, language) || isGeneralIn(question, detectLanguage(question));

function isGeneralIn(question: string, language: string): boolean {
  const general = questionOf(language);
  if (!general) return false;
  const plain = plainSpelling(question);
  const rest = plain.replace(general.asking, ' ');
  return rest !== plain && !/[\p{L}\p{N}]/u.test(rest.replace(general.beside, ' '));
}
