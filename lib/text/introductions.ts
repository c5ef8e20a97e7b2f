import { byLanguage } from './by-language.ts';
import { anywhere } from './whole-words.ts';

/** Phrases by language with which speakers introduce themselves and their guests. */
const phrasesOf = byLanguage<RegExp>({
  en: () =>
    anywhere(
      "my name is|i'm your host|(?:my|our) guests? (?:today|tonight|is|are|this)|today's guests?|(?:i'm|we're|i am|we are) joined by|(?:here )?with me (?:today|is)",
    ),
  de: () =>
    anywhere(
      'mein name ist|ich heiße|(?:mein|unser)(?:e|en)? g(?:a|ä)st(?:e|in)?|heute zu gast|bei (?:uns|mir) zu gast|mir gegenüber sitzt|bei mir (?:ist|sitzt)',
    ),
  fr: () =>
    anywhere(
      "je m'appelle|(?:mon|notre) invitée?|(?:mes|nos) invitée?s|(?:je reçois|nous recevons) aujourd'hui|aujourd'hui,? (?:je reçois|nous recevons)|est avec nous aujourd'hui",
    ),
  es: () => anywhere('me llamo|mi nombre es|(?:mi|nuestr[oa]) invitad[oa]|hoy hablamos con|nos acompaña|está con nosotros'),
  pt: () =>
    anywhere(
      'meu nome é|me chamo|eu sou [oa]|(?:meu|minha|noss[oa]) convidad[oa]|hoje (?:eu )?(?:recebo|recebemos|converso com)',
    ),
  it: () => anywhere("mi chiamo|(?:(?:il|la) )?(?:mi[oa]|nostr[oa]) ospite|è con noi|l'ospite di oggi"),
  nl: () => anywhere('mijn naam is|ik heet|(?:mijn|onze) gast(?:en)?|te gast'),
  ru: () => anywhere('меня зовут|(?:мой|наш) (?:сегодняшний )?гость|(?:моя|наша) (?:сегодняшняя )?гостья|у нас в гостях'),
  pl: () => anywhere('nazywam się|mam na imię|(?:moim|moją|naszym|naszą) (?:dzisiejszym |dzisiejszą )?(?:gościem|gościnią)'),
  tr: () => anywhere('benim adım|konuğu(?:m|muz)'),
  vi: () => anywhere('(?:tôi|mình) tên là|(?<=^|, )(?:tôi|mình) là|tên (?:tôi|mình) là|khách mời'),
  id: () =>
    anywhere(
      'nama saya|(?:tamu|narasumber) (?:kita|saya|kami)|ditemani oleh|(?:sudah|telah|hari ini) bersama (?:saya|kami|kita)|bersama saya(?=,)',
    ),
  ar: () => anywhere('اسمي|ضيف(?:نا|ي|تنا|تي)|مع(?:نا|ي) اليوم'),
  hi: () => anywhere('मेरा नाम|(?:मेरे|हमारे) मेहमान|हमारे साथ (?:आज )?(?:हैं|मौजूद|जुड़\\S*)'),
  ko: () => /모셨습니다|제 이름은|나와 주셨|초대했습니다/u,
  zh: () =>
    /(?:^|[，,])我(?:是(?![觉覺不想说說在从從很真就这這那要会會用怕没沒])|叫(?![了他她它你人外车車]))|嘉[宾賓]|[来來][宾賓]/u,
  ja: () => /(?:今日|本日|今回)の?ゲスト|ゲスト(?:は|に)[^。]{1,30}(?:さん|様|氏|先生)|をお迎え|と申します/u,
});

/** Returns whether a sentence introduces its speaker or a guest, in its language (BCP 47 base tag). */
export const isIntroduction = (text: string, language: string): boolean =>
  phrasesOf(language)?.test(text.replaceAll('’', "'")) ?? false;
