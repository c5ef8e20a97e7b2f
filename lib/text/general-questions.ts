import { byLanguage } from './by-language.ts';
import { detectLanguage } from './language.ts';
import { getQuestionWords } from './question-words.ts';
import { searchTerms } from './search-terms.ts';
import { everywhere } from './whole-words.ts';

/** Phrases by language that ask what a whole recording is about. */
const phrasesOf = byLanguage<RegExp>({
  en: () =>
    everywhere(
      "what(?:'s| is| was| are| were)? (?:this|it|that|the (?:video|talk|podcast|episode|lecture|meeting|interview|article|show|lesson))(?: [a-z]+)? about|(?:main|key|most important|central|important) (?:points?|ideas?|takeaways?|messages?|topics?|arguments?|findings|lessons?|conclusions?)|take-?aways?|tl;?dr|gist|summar[a-z]+|in a nutshell|overview|what (?:is|was|do|did|does) (?:discussed|covered|(?:they|he|she|the speakers?) (?:talk|speak|say|discuss)(?: about)?)",
    ),
  de: () =>
    everywhere(
      'worum geht(?: es)?|(?:wichtigste|zentrale|größte)[nrs]? (?:punkte?|aussagen?|erkenntnisse?|ideen?|themen|thesen?)|(?:haupt|kern)(?:punkte?|aussagen?|themen|ideen?)|zusammenfass\\p{L}*|fass\\p{L}*|zusammen|überblick|was wird (?:hier )?(?:gesagt|besprochen)',
    ),
  fr: () =>
    everywhere(
      "de quoi (?:parle|s['’]agit|traite|il s['’]agit)(?:-t-(?:il|elle|on))?|(?:points?|idées?|messages?|sujets?) (?:clés?|principa(?:l|ux|les?)|importants?)|quel(?:le)?s? (?:sont|est)|princip(?:aux|ales) (?:points|idées|messages|sujets)|résum\\p{L}*|en bref|l['’]essentiel",
    ),
  es: () =>
    everywhere(
      'de qué (?:se )?(?:trata|va|habla)|(?:puntos?|ideas?|temas?|mensajes?) (?:clave|principal(?:es)?|más importantes?)|principales (?:puntos|ideas|temas)|resum\\p{L}*',
    ),
  pt: () =>
    everywhere(
      'sobre o que (?:é|fala|trata)|do que (?:se )?(?:trata|fala)|(?:pontos?|ideias?|temas?) (?:principa(?:l|is)|chave|mais importantes)|principais (?:pontos|ideias|temas)|resum\\p{L}*',
    ),
  it: () =>
    everywhere(
      'di (?:che )?cosa (?:si )?(?:parla|tratta)|(?:punti|idee|temi|concetti) (?:principali|chiave|più importanti)|riassu\\p{L}*|sintesi',
    ),
  nl: () =>
    everywhere(
      'waar gaat (?:dit|het|deze|de)(?: \\p{L}+)? over|(?:belangrijkste|voornaamste) (?:punten|ideeën|onderwerpen)|hoofdpunten|samenvat\\p{L}*|samen',
    ),
  ru: () =>
    everywhere(
      'о ч[её]м(?: (?:это|речь|говор\\p{L}+))?|(?:главны|основны|ключевы)[ейх] (?:мысл[иь]|идеи|тезисы|моменты|темы|выводы)|кратк\\p{L}+ (?:содержание|пересказ)|перескажи|резюм\\p{L}+|суть',
    ),
  pl: () =>
    everywhere(
      'o czym (?:jest|mówi|mowa|opowiada)|(?:główne|najważniejsze|kluczowe) (?:punkty|tezy|myśli|wnioski|tematy)|streszcz\\p{L}*|podsumuj\\p{L}*|podsumowanie',
    ),
  tr: () => everywhere('ne hakkında|(?:ana|önemli|temel) (?:fikir|nokta|konu|mesaj)\\p{L}*|özet\\p{L}*'),
  vi: () => everywhere('nói về (?:điều )?gì|về cái gì|(?:ý|điểm|nội dung) chính|tóm tắt'),
  id: () =>
    everywhere('tentang apa|membahas apa|(?:poin|ide|pesan|inti) (?:utama|penting)|ringkas\\p{L}*|rangkum\\p{L}*|intinya'),
  ar: () => /عم(?:ّا)? (?:يتحدث|يتكلم)|ما موضوع|(?:النقاط|الأفكار) (?:الرئيسية|الأساسية|المهمة)|لخص|ملخص|تلخيص/gu,
  hi: () => /किस बारे में|मुख्य (?:बातें|बिंदु|विचार)|सारांश|संक्षेप/gu,
  ko: () =>
    /무슨 (?:내용|얘기|이야기)\p{L}*|(?:무엇|뭐)에 (?:대한|관한)|(?:주요|핵심) ?(?:내용|포인트|요점|메시지)|요약|요점|줄거리/gu,
  zh: () =>
    /(?:讲|说|谈|关于|講|說|談|關於)(?:了|的是)?些?(?:什么|什麼|啥)|主要(?:内容|內容|观点|觀點|讲|說|说|講)|(?:核心|关键|關鍵|重点|重點)(?:内容|观点|信息)?|总结|總結|概括|摘要|概述|大意/gu,
  ja: () =>
    /何について|何の(?:話|動画|内容)|どんな(?:話|内容|動画)|(?:主な|重要な)(?:点|ポイント|内容)|要点|要約|まとめ|ポイント|概要/gu,
  th: () => /เกี่ยวกับอะไร|ประเด็น(?:สำคัญ|หลัก)|สรุป/gu,
});

/** Matches words for what is recorded, in any language. */
const recording =
  /^(?:v[ií]d[eé]|film|movie|clip|podcast|podkast|episode|talk|lecture|видео|ролик|фильм|подкаст|лекци|فيديو|वीडियो|영상|비디오|视频|影片|视讯|節目|节目|動画|番組|วิดีโอ)/u;

/**
 * Returns whether a question asks about a whole recording and nothing else: "What is this video about?", but not "Summarize what is
 * said about taxes". `language` is the recording's (BCP 47 base tag); the question may be in another one.
 */
export const isGeneralQuestion = (question: string, language: string): boolean =>
  isGeneralIn(question, language) || isGeneralIn(question, detectLanguage(question));

function isGeneralIn(question: string, language: string): boolean {
  const phrases = phrasesOf(language);
  const rest = phrases && question.replace(phrases, ' ');
  if (rest === undefined || rest === question) return false;
  const questionTerms = new Set(searchTerms(getQuestionWords(language), language));
  return searchTerms(rest, language).every((term) => questionTerms.has(term) || recording.test(term));
}
