import { byLanguage } from './by-language.ts';
import { anywhere } from './whole-words.ts';

/** Phrases by language that announce a recording, or talk about it and its comments. */
const phrasesOf = byLanguage<RegExp>({
  en: () =>
    anywhere(
      "(?:in|of|to|watching|enjoyed) (?:this|today's|our|the next|the last|my) (?:video|episode|tutorial|podcast|show|stream)|in the comments?|next (?:video|episode|week's)|today,? (?:i|we)(?:'m|'re|'ll| am| are| will)?(?: going to| gonna| want to| would like to)? (?:talk|look|discuss|cover|show|explore|dive|learn|see|find out)",
    ),
  de: () => anywhere('heute (?:zeig|erklär|erzähl|verrat|sprech|red|schau|stell)\\p{L}* (?:ich|wir|euch)'),
  fr: () => anywhere("aujourd'hui,? (?:je|on|nous) (?:vais|va|allons|vous)"),
  es: () => anywhere('hoy (?:os|te|les|vamos|voy|quiero|hablamos|hablaremos|veremos)'),
  pt: () => anywhere('hoje (?:eu |nós |a gente )?(?:vou|vamos|vai|quero|trago)'),
  it: () => anywhere('oggi (?:vi|ti|vediamo|parliamo|parleremo|voglio|andiamo)'),
  nl: () =>
    anywhere('de reacties|in deze (?:video|aflevering)|vandaag (?:laat|ga|gaan|vertel|bespreek|bespreken|leg) (?:ik|we|wij)'),
  ru: () => anywhere('сегодня (?:(?:я|мы) )?(?:вам )?(?:расскаж|покаж|поговор|разбер|рассмотр|обсуд)\\p{L}*'),
  pl: () =>
    anywhere(
      'w (?:tym|dzisiejszym|następnym) (?:filmie|odcinku)|w komentarz\\p{L}+|(?:dzisiaj|dziś) (?:opowiem|pokażę|porozmawiamy|zajmiemy|będziemy)',
    ),
  tr: () => anywhere('bu (?:videoda|bölümde)|yorumlar\\p{L}*|bugün (?:sizlere|size|sizinle)'),
  vi: () => anywhere('video này|bình luận|hôm nay (?:mình|chúng ta|chúng tôi|tôi|em) (?:sẽ|muốn|xin)'),
  id: () => anywhere('video ini|kolom komentar|hari ini (?:kita|saya|aku) (?:akan|mau|ingin)'),
  ko: () => /이번 영상|오늘은 .{0,30}(?:알아보|소개하|소개해|이야기하|이야기해|말씀드)/u,
  ar: () => anywhere('هذا الفيديو|في التعليقات|اليوم (?:سوف|سنتحدث|سأتحدث|سأشرح|نتحدث)'),
  hi: () => anywhere('इस वीडियो|कमेंट|आज (?:हम|मैं) .{0,40}(?:बात करेंगे|बताऊँगा|बताऊंगा|जानेंगे)'),
  zh: () =>
    /评论区|这期(?:视频|节目)|下期|今天(?:我们|我)?(?:就|要|想|会)?(?:来|给大家|跟大家|和大家)?(?:聊|讲讲|讲一下|谈谈|分享|介绍)/u,
  ja: () => /この動画|今回の動画|今日は.{0,20}(?:お話し|紹介|解説|説明)/u,
});

/** Returns whether a sentence announces a recording or talks about it, in its language (BCP 47 base tag). */
export const isAnnouncement = (text: string, language: string): boolean => phrasesOf(language)?.test(text) ?? false;
