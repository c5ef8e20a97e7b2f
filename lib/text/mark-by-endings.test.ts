import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { markByEndings } from './mark-by-endings.ts';

const markedText = (text: string, language: string, size = 7) =>
  markByEndings(
    (text.match(new RegExp(`.{1,${size}}`, 'gsu')) ?? []).map((part) => ({ text: part.trim() })),
    language,
  );
const japanese = (text: string) =>
  markedText(text, 'ja')
    .map((unit) => unit.text)
    .join('');

describe('markByEndings', () => {
  it('marks sentences and clauses at the verbs of Japanese, wherever cues are cut', () => {
    expect(japanese('味噌は大豆だけで作ることができます次に大豆を煮るんですけど指でつぶれたら火を止めます')).toBe(
      '味噌は大豆だけで作ることができます。次に大豆を煮るんですけど、指でつぶれたら火を止めます。',
    );
    expect(japanese('カビの原因になるんですよね表面には塩を振りますが多すぎてはいけません')).toBe(
      'カビの原因になるんですよね。表面には塩を振りますが、多すぎてはいけません。',
    );
    expect(japanese('塩を減らすと腐りますから冷蔵庫に入れますしそうすれば安心でしょう')).toBe(
      '塩を減らすと腐りますから、冷蔵庫に入れますし、そうすれば安心でしょう。',
    );
  });

  it('leaves the start of the next sentence to it', () => {
    expect(japanese('今日はカメラの紹介でしたよかったら登録お願いします')).toBe(
      '今日はカメラの紹介でした。よかったら登録お願いします。',
    );
  });

  it('leaves verbs before nouns, conditions and quotations as they are', () => {
    for (const text of ['冷ました大豆と一緒にします', '着きましたら電話をください', '来ますと言った', 'ますます寒くなる'])
      expect(japanese(text)).toBe(`${text}。`);
  });

  it('marks sentences at the verbs of Korean', () => {
    const [first, second] = markByEndings(
      [{ text: '배추는 반으로 자릅니다 소금이 필요 없다고 하시는' }, { text: '분도 있죠 저는 넣어요 그러면 맛이 좋습니다' }],
      'ko',
    );
    expect(first!.text).toBe('배추는 반으로 자릅니다. 소금이 필요 없다고 하시는');
    expect(second!.text).toBe('분도 있죠. 저는 넣어요. 그러면 맛이 좋습니다.');
  });

  it('marks sentences at the verbs of Hindi that nothing belongs to', () => {
    const [unit] = markByEndings(
      [{ text: 'पौधों के लिए खाद बनती है क्योंकि मिट्टी अच्छी है इसे दो महीने रखना चाहिए गर्मी में यह जल्दी होगी' }],
      'hi',
    );
    expect(unit!.text).toBe('पौधों के लिए खाद बनती है क्योंकि मिट्टी अच्छी है। इसे दो महीने रखना चाहिए। गर्मी में यह जल्दी होगी।');
  });

  it('marks sentences at the verbs of Persian that nothing belongs to', () => {
    const text =
      'طول خط بیست کیلومتر است و چهار ایستگاه دارد ساخت مترو یازده سال طول کشید شهردار گفت که بلیت رایگان است چرا هزینه دو برابر شد';
    expect(markByEndings([{ text }], 'fa')[0]!.text).toBe(
      'طول خط بیست کیلومتر است و چهار ایستگاه دارد. ساخت مترو یازده سال طول کشید. شهردار گفت که بلیت رایگان است. چرا هزینه دو برابر شد؟',
    );
  });

  it('ends a Japanese sentence before "but"', () => {
    expect(japanese('注意力が下がりますしかし本人は気づきません')).toBe('注意力が下がります。しかし本人は気づきません。');
  });

  it('leaves what means "because" in Korean within its sentence', () => {
    const text = '비가 오니까 집에 있으니까 좋습니다';
    expect(markByEndings([{ text }], 'ko')[0]!.text).toBe(`${text}.`);
  });

  it('marks sentences at the imperatives of Hindi', () => {
    const text = 'लहसुन को भूनिए मसाले के लिए प्याज़ पकाइए फिर पनीर को काटिए';
    expect(markByEndings([{ text }], 'hi')[0]!.text).toBe('लहसुन को भूनिए। मसाले के लिए प्याज़ पकाइए। फिर पनीर को काटिए।');
  });

  it.each([
    ['एजेंट का कमीशन नहीं लगता रेगुलर प्लान में कमीशन कटता है', 'एजेंट का कमीशन नहीं लगता। रेगुलर प्लान में कमीशन कटता है।'],
    ['वह स्कूल नहीं जाता है पर वह पढ़ता है', 'वह स्कूल नहीं जाता है पर वह पढ़ता है।'],
    ['कमरे में अंधेरा रखें दिन में बीस मिनट से ज्यादा न सोएं', 'कमरे में अंधेरा रखें। दिन में बीस मिनट से ज्यादा न सोएं।'],
    ['फंड का मतलब है लोगों का पैसा लगाना यह आसान है', 'फंड का मतलब है लोगों का पैसा लगाना यह आसान है।'],
    ['पचास लाख रुपये होंगे इसमें अपना पैसा कम था', 'पचास लाख रुपये होंगे। इसमें अपना पैसा कम था।'],
    ['पैन कार्ड चाहिए उसके बाद किसी भी ऐप से खरीद सकते हैं', 'पैन कार्ड चाहिए। उसके बाद किसी भी ऐप से खरीद सकते हैं।'],
    ['स्वागत है आपका हमारे चैनल पर', 'स्वागत है आपका हमारे चैनल पर।'],
    ['मान लीजिए आपने पैसा लगाया है', 'मान लीजिए आपने पैसा लगाया है।'],
    ['आज हम बात करेंगे फंड के बारे में फंड में पैसा लगता है', 'आज हम बात करेंगे फंड के बारे में। फंड में पैसा लगता है।'],
  ])('marks Hindi sentences by negated verbs, futures and requests, and by what follows the verb: %s', (text, marked) => {
    expect(markByEndings([{ text }], 'hi')[0]!.text).toBe(marked);
  });

  it.each([
    ['ko', '커피를 마셔도 되나요 네 마셔도 됩니다', '커피를 마셔도 되나요? 네 마셔도 됩니다.'],
    ['ko', '상황이 어떻습니까 네 저는 공장 앞에 있습니다', '상황이 어떻습니까? 네 저는 공장 앞에 있습니다.'],
    ['ko', '구독과 좋아요 부탁드려요 다음 영상에서 만나요', '구독과 좋아요 부탁드려요. 다음 영상에서 만나요.'],
    ['ja', '男性が多い町だったんですよそうすると外食が発達します', '男性が多い町だったんですよ。そうすると外食が発達します。'],
    ['ko', '어디 가세요 저는 집에 가요', '어디 가세요? 저는 집에 가요.'],
    ['hi', 'SIP क्या है यह पैसा लगाने का तरीका है', 'SIP क्या है? यह पैसा लगाने का तरीका है।'],
    ['ja', '日本の電車はどうですか私は毎日電車に乗ります', '日本の電車はどうですか？私は毎日電車に乗ります。'],
  ])('marks questions, and nothing else for one, in %s', (language, text, marked) =>
    expect(markByEndings([{ text }], language)[0]!.text).toBe(marked),
  );

  it.each([
    'شرکت پارسال ده میلیارد تومان سود داشت.',
    'این پل در سال هزار و نهصد میلادی ساخته شد.',
    'میزبانی این مسابقه برای شهر مهم بود.',
  ])('takes no Persian noun for a verb in the present: %s', (sentence) =>
    expect(markByEndings([{ text: sentence.slice(0, -1) }], 'fa')[0]!.text).toBe(sentence),
  );

  it('ends each speaker’s turn, adds no second mark, and keeps other languages', () => {
    const turns = [
      { text: 'そうですか', speaker: 'A' },
      { text: '行こう', speaker: 'B' },
      { text: 'はい。', speaker: 'A' },
    ];
    expect(markByEndings(turns, 'ja').map(({ text }) => text)).toEqual(['そうですか。', '行こう。', 'はい。']);
    expect(markByEndings(turns, 'en')).toBe(turns);
  });

  it('takes time that grows with the length', () => {
    expectLinear(2_000, (size) =>
      markByEndings(
        Array.from({ length: size }, () => ({ text: 'できますがしかしですけどますますますから' })),
        'ja',
      ),
    );
  });
});
