import { byLanguage } from './by-language.ts';
import { anywhere } from './whole-words.ts';

/** Phrases by language that announce a recording or its next subject, or talk about it and its comments. */
const phrasesOf = byLanguage<RegExp>({
  en: () =>
    anywhere(
      "(?:in|of|to|watching|enjoyed) (?:this|today's) (?:video|episode|tutorial|podcast|stream|lesson|lecture)|(?:in|see you in|until) (?:the|my|our) next (?:video|episode|lesson|lecture)(?! of)|by the end of (?:the|this) (?:video|episode|tutorial|lesson|lecture|talk)|(?:(?:i|we)(?:'m| am|'re| are) (?:going to|gonna)|(?:i|we)(?:'ll| will)) (?:show|tell|teach) you (?:how|why|what)(?![^.?!]*(?::|because))|(?:leave|write|comment|drop|let me know|tell me) [^.]{0,30}comments?|in the comments? (?:below|section)|(?:lots?|many|some) of you (?:guys )?(?:have )?(?:asked|been asking|requested)|today,? (?:(?:i|we)(?:'m| am|'re| are)? (?:going to|gonna)|(?:i|we)(?:'ll| will|'d like to| would like to| want to)) (?:talk|look|discuss|cover|show|explore|dive|learn|find out)",
    ),
  de: () =>
    anywhere(
      'heute (?:zeig|erklär|erzähl|verrat)\\p{L}* (?:ich|wir) (?:euch|ihnen|dir)|heute (?:sprech|red)\\p{L}* wir (?:über|mit)|heute schauen wir uns|^(?:jetzt |nun )?(?:schauen|sehen) wir uns (?:jetzt|nun|mal|einmal)',
    ),
  fr: () =>
    anywhere(
      "aujourd'hui,? (?:je (?:vais|vous)|on va (?:parler|voir|découvrir)|nous allons (?:parler|voir|découvrir))|^(?:maintenant,? )?(?:passons (?:à|au|aux|maintenant)|voyons (?:maintenant|comment|ce|un peu|ensemble)|parlons (?:de|du|d'|maintenant))",
    ),
  es: () =>
    anywhere(
      'hoy (?:os|te|les) (?:traigo|voy a|cuento|explico|enseño)|hoy (?:vamos a|voy a|quiero) (?:hablar|ver|explicar|contar|enseñar|mostrar)\\p{L}*|hoy (?:hablamos|hablaremos|veremos)|^(?:ahora )?(?:pas[ae]mos (?:a|al|ahora)|veamos (?:ahora|cómo|qué|un)|vamos a (?:ver|hablar|pasar)|hablemos (?:de|del|ahora))',
    ),
  pt: () =>
    anywhere(
      'hoje (?:eu |nós |a gente )?(?:vou|vamos|vai|quero) (?:te )?(?:falar|ver|mostrar|explicar|contar|ensinar|conversar)|hoje (?:eu )?trago|^(?:agora )?vamos (?:agora )?(?:ver|falar|passar|entender)|^(?:me )?cont[ae] (?:pra|para)(?: a)? (?:gente|nós|mim)',
    ),
  it: () =>
    anywhere(
      'oggi (?:parliamo|parleremo|vedremo|voglio parlar\\p{L}*|(?:vi|ti) (?:parlo|spiego|mostro|racconto|porto))|^(?:infine |adesso |ora )?(?:passiamo (?:a|ad|all[aeo]?|ai|agli|ora|adesso)|vediamo (?:adesso|ora|come|cosa|insieme|un po)|parl(?:iamo|eremo) (?:di|del|dell[aeo]|dei|degli))|nella prossima (?:lezione|puntata)|per oggi è tutto',
    ),
  nl: () =>
    anywhere(
      'in de reacties|in deze (?:video|aflevering)|vandaag (?:laat ik|ga ik|gaan we (?:het hebben|kijken|praten|leren)|vertel ik|bespreek ik|bespreken we|leg ik)',
    ),
  ru: () =>
    anywhere(
      'сегодня (?:(?:я|мы) )?(?:вам )?(?:расскажу|расскажем|покажу|покажем|поговорим|разбер[её]м|рассмотрим|обсудим)|^(?:а )?(?:теперь )?давайте (?:посмотрим|посчитаем|разбер[её]м(?:ся)?|поговорим|перейд[её]м|обсудим|рассмотрим)|^(?:а )?теперь (?:про|об?|перейд[её]м|поговорим)|^(?:переходим|перейд[её]м) к',
    ),
  uk: () =>
    anywhere(
      'сьогодні (?:на лекції )?(?:(?:я|ми) )?(?:вам )?(?:розповім|розповімо|покажу|покажемо|поговоримо|розглянемо|обговоримо|дізнаємося)|^(?:а )?(?:тепер )?(?:давайте )?(?:подивимося|перейд[іе]мо|поговоримо|розгляньмо|розглянемо)|наступного (?:тижня|разу) поговоримо',
    ),
  pl: () =>
    anywhere(
      'w (?:tym|dzisiejszym|następnym) odcinku|w komentarz\\p{L}+|(?:dzisiaj|dziś) (?:opowiem|pokażę|porozmawiamy|zajmiemy)',
    ),
  tr: () =>
    anywhere(
      'bu videoda|yorumlar(?:da|a) (?:yaz|belirt)\\p{L}*|bugün (?:sizlere|sizinle)|^(?:şimdi |peki |o zaman )?(?:gelelim|(?:\\p{L}+ ){1,3}(?:geçelim|gelelim|bakalım|başlayalım))',
    ),
  vi: () =>
    anywhere(
      '(?:trong|ở) video này|(?:phần|để lại) bình luận|hôm nay (?:mình|chúng ta|chúng tôi|tôi|em) (?:sẽ|muốn|xin) (?:nói|chia sẻ|giới thiệu|hướng dẫn|kể|bàn)',
    ),
  id: () =>
    anywhere(
      '(?:di|dalam) video ini|kolom komentar|hari ini (?:kita|saya|aku) (?:akan|mau|ingin) (?:membahas|bahas|bicara|berbicara|cerita|menjelaskan|belajar)',
    ),
  ko: () =>
    /이번 영상|오늘은 .{0,60}(?:알아보|소개하|소개해|이야기하|이야기해|말씀드)|(?:알아|살펴|(?:이야기|얘기|설명)해 ?)(?:보겠습니다|볼게요|볼까요|봅시다|보도록|보죠|봤습니다|보았습니다)|(?:자세히|한번|먼저) (?:볼까요|보겠습니다|보죠)|말씀(?:드릴게요|드리겠습니다|드리도록)/u,
  ar: () =>
    anywhere(
      'هذا الفيديو|في التعليقات|اليوم (?:سوف|سنتحدث|سأتحدث|سأشرح)|[لسو]?ننتقل (?:الآن )?(?:إلى|الى|للحديث)|(?:أخيرا|أخيرًا|والآن|الآن|دعونا) (?:دعونا )?(?:[لس]?نتحدث|[لس]?نتكلم|نأتي|سنأتي|نتعرف)|[لو]نتحدث (?:الآن )?عن|وصلنا إلى نهاية',
    ),
  fa: () =>
    anywhere(
      'این ویدیو|این ویدئو|در کامنت\\p{L}*|امروز (?:می‌?خواهیم|می‌?خواهم|می‌?خوام|قراره|قرار است)|(?:عناوین|سرخط) (?:مهم‌ترین )?(?:خبرها|اخبار)|^(?:حالا )?(?:می‌?رویم|می‌?پردازیم|برویم|بریم) (?:به|سراغ)',
    ),
  he: () =>
    anywhere(
      'בסרטון הזה|בפרק הזה|בתגובות(?! ה?(?:כימיות|גרעיניות))|היום (?:נדבר|אדבר|נלמד|נראה (?:איך|כיצד|למה|את)|אני (?:אספר|אסביר|אראה))|^(?:עכשיו |ועכשיו )?(?:נעבור|בואו נעבור|בואו נדבר|בוא נעבור|נדבר עכשיו)',
    ),
  th: () => /วันนี้(?:ผม|ฉัน|ดิฉัน|เรา)(?:จะ|มา)|(?:คลิป|วิดีโอ)นี้|ในคอมเมนต์/u,
  hi: () =>
    anywhere(
      'इस वीडियो|कमेंट|आज (?:हम|मैं) .{0,40}(?:बात करेंगे|बताऊँगा|बताऊंगा|जानेंगे)|आज के वीडियो|^(?:अब|चलिए|आइए|तो|आखिर में|सबसे पहले)[ ,].{0,40}(?:(?:बात करते|बात कर लेते|जानते|जान लेते|समझते|देखते) हैं|बतात[ाी] (?:हूँ|हूं))|^(?:अब|चलिए|आइए),? बात करते',
    ),
  zh: () =>
    /评论区|[这下]期(?:视频|节目)|下期再见|今天(?:我们|我)(?:就|要|想|会)?(?:来|给大家|跟大家|和大家)?(?:聊聊|聊一下|讲讲|讲一下|谈谈|分享|介绍)/u,
  ja: () =>
    /この動画で(?:は|、)|今回の動画|今日は.{0,20}(?:お話し|紹介|解説|説明)(?:し(?:ます|ていき)|いたし)|(?:お話し|ご(?:紹介|説明))(?:し|いたし)ました|(?:見|考え|触れ|(?:お話し|話|説明|紹介|解説)し)て(?:(?:いき|行き|おき|み)(?:ましょう|たいと思い)|きました)/u,
});

/** Returns whether a sentence announces a recording or talks about it, in its language (BCP 47 base tag). */
export const isAnnouncement = (text: string, language: string): boolean => phrasesOf(language)?.test(text) ?? false;
