import { byLanguage } from './by-language.ts';
import { anywhere } from './whole-words.ts';

/** Phrases by language that announce a recording, or talk about it and its comments. */
const phrasesOf = byLanguage<RegExp>({
  en: () =>
    anywhere(
      "(?:in|of|to|watching|enjoyed) (?:this|today's) (?:video|episode|tutorial|podcast|stream)|(?:in|see you in|until) (?:the|my|our) next (?:video|episode)(?! of)|(?:leave|write|comment|drop|let me know|tell me) [^.]{0,30}comments?|in the comments? (?:below|section)|(?:lots?|many|some) of you (?:guys )?(?:have )?(?:asked|been asking|requested)|today,? (?:(?:i|we)(?:'m| am|'re| are)? (?:going to|gonna)|(?:i|we)(?:'ll| will|'d like to| would like to| want to)) (?:talk|look|discuss|cover|show|explore|dive|learn|find out)",
    ),
  de: () =>
    anywhere(
      'heute (?:zeig|erklär|erzähl|verrat)\\p{L}* (?:ich|wir) (?:euch|ihnen|dir)|heute (?:sprech|red)\\p{L}* wir (?:über|mit)|heute schauen wir uns',
    ),
  fr: () => anywhere("aujourd'hui,? (?:je (?:vais|vous)|on va (?:parler|voir|découvrir)|nous allons (?:parler|voir|découvrir))"),
  es: () =>
    anywhere(
      'hoy (?:os|te|les) (?:traigo|voy a|cuento|explico|enseño)|hoy (?:vamos a|voy a|quiero) (?:hablar|ver|explicar|contar|enseñar|mostrar)\\p{L}*|hoy (?:hablamos|hablaremos|veremos)',
    ),
  pt: () =>
    anywhere(
      'hoje (?:eu |nós |a gente )?(?:vou|vamos|vai|quero) (?:te )?(?:falar|ver|mostrar|explicar|contar|ensinar|conversar)|hoje (?:eu )?trago',
    ),
  it: () => anywhere('oggi (?:parliamo|parleremo|vedremo|voglio parlar\\p{L}*|(?:vi|ti) (?:parlo|spiego|mostro|racconto|porto))'),
  nl: () =>
    anywhere(
      'in de reacties|in deze (?:video|aflevering)|vandaag (?:laat ik|ga ik|gaan we (?:het hebben|kijken|praten|leren)|vertel ik|bespreek ik|bespreken we|leg ik)',
    ),
  ru: () =>
    anywhere('сегодня (?:(?:я|мы) )?(?:вам )?(?:расскажу|расскажем|покажу|покажем|поговорим|разбер[её]м|рассмотрим|обсудим)'),
  pl: () =>
    anywhere(
      'w (?:tym|dzisiejszym|następnym) odcinku|w komentarz\\p{L}+|(?:dzisiaj|dziś) (?:opowiem|pokażę|porozmawiamy|zajmiemy)',
    ),
  tr: () => anywhere('bu videoda|yorumlar(?:da|a) (?:yaz|belirt)\\p{L}*|bugün (?:sizlere|sizinle)'),
  vi: () =>
    anywhere(
      '(?:trong|ở) video này|(?:phần|để lại) bình luận|hôm nay (?:mình|chúng ta|chúng tôi|tôi|em) (?:sẽ|muốn|xin) (?:nói|chia sẻ|giới thiệu|hướng dẫn|kể|bàn)',
    ),
  id: () =>
    anywhere(
      '(?:di|dalam) video ini|kolom komentar|hari ini (?:kita|saya|aku) (?:akan|mau|ingin) (?:membahas|bahas|bicara|berbicara|cerita|menjelaskan|belajar)',
    ),
  ko: () => /이번 영상|오늘은 .{0,30}(?:알아보|소개하|소개해|이야기하|이야기해|말씀드)/u,
  ar: () => anywhere('هذا الفيديو|في التعليقات|اليوم (?:سوف|سنتحدث|سأتحدث|سأشرح)'),
  hi: () => anywhere('इस वीडियो|कमेंट|आज (?:हम|मैं) .{0,40}(?:बात करेंगे|बताऊँगा|बताऊंगा|जानेंगे)'),
  zh: () =>
    /评论区|[这下]期(?:视频|节目)|下期再见|今天(?:我们|我)(?:就|要|想|会)?(?:来|给大家|跟大家|和大家)?(?:聊聊|聊一下|讲讲|讲一下|谈谈|分享|介绍)/u,
  ja: () => /この動画で(?:は|、)|今回の動画|今日は.{0,20}(?:お話し|紹介|解説|説明)(?:し(?:ます|ていき)|いたし)/u,
});

/** Returns whether a sentence announces a recording or talks about it, in its language (BCP 47 base tag). */
export const isAnnouncement = (text: string, language: string): boolean => phrasesOf(language)?.test(text) ?? false;
