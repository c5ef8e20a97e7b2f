import { describe, expect, it } from 'vitest';
import { detectLanguage, detectUnitLanguage } from './language.ts';

const german =
  'Die Bienen sammeln sich im Winter um ihre Königin und wärmen sich gegenseitig, damit das Volk bis zum Frühling überlebt. Ein starkes Volk braucht dafür etwa dreißig Kilogramm Honig.';

describe('detectLanguage', () => {
  it.each([
    ['ja', '今日はいい天気ですね'],
    ['zh', '今天天气很好'],
    ['ko', '오늘 날씨가 좋네요'],
    ['th', 'สวัสดีครับ'],
    ['my', 'မင်္ဂလာပါ'],
    ['he', 'שלום לכולם'],
    ['en', 'Hello, this is a test of the thing'],
    ['de', german],
    [
      'ru',
      'Сегодня мы поговорим о том, как пчёлы зимуют: они не спят, а собираются в клуб вокруг матки и греют друг друга всю зиму.',
    ],
    ['hi', 'मधुमक्खियाँ सर्दियों में सोती नहीं हैं, वे रानी के चारों ओर इकट्ठा होती हैं और एक दूसरे को गर्म रखती हैं, इसलिए उन्हें बहुत शहद चाहिए।'],
    [
      'hi',
      'सूरज पूरब में निकलता है। चाँद रात में दिखता है। तारे बहुत दूर हैं। धरती घूमती है। दिन और रात होते हैं। बैंक ने ब्याज दर बढ़ाई। बाज़ार गिर गया। निवेशक डर गए। सोना महंगा हुआ। रुपया कमज़ोर है।',
    ],
    [
      'ar',
      'لا ينام النحل في الشتاء بل يتجمع حول الملكة ويدفئ بعضه بعضا طوال الوقت ولذلك يحتاج إلى كثير من العسل حتى يأتي الربيع',
    ],
    ['', 'xyz qrs'],
    ['', ''],
    ['', '♪ 123 …'],
  ])('finds %j', (language, text) => {
    expect(detectLanguage(text)).toBe(language);
  });

  it('uses the declared language as its base tag, unless the text contradicts it', () => {
    expect(detectLanguage('hello', 'en-US')).toBe('en');
    expect(detectLanguage('今天天气很好', 'zh-Hant-TW')).toBe('zh');
    expect(detectLanguage('今天天气很好', 'en')).toBe('zh');
    expect(detectLanguage('東京大学', 'ja')).toBe('ja');
    expect(detectLanguage(german, 'en')).toBe('de');
    expect(detectLanguage('', 'fr-CA')).toBe('fr');
    expect(detectLanguage('xyz', 'not a tag!')).toBe('');
  });

  it('ignores a greeting in another language', () => {
    const units = [{ text: 'こんにちは' }, ...Array.from({ length: 50 }, () => ({ text: german }))];
    expect(detectUnitLanguage(units)).toBe('de');
  });
});
