import { describe, expect, it } from 'vitest';
import { createGrounding } from './ground.ts';

const units = [
  { speaker: 'Ann Baker', text: 'Good morning, and welcome to the meeting about the new bakery in Leeds.' },
  { speaker: 'Carl Dent', text: 'Thanks. Our oven costs twelve thousand pounds, and delivery takes three weeks.' },
  { speaker: 'Ann Baker', text: 'What about the flour? Our supplier is Hartwell, isn’t it?' },
  { speaker: 'Eve Fox', text: 'Yes, Hartwell delivers forty sacks of flour every Tuesday, and they never come late.' },
  { speaker: 'Carl Dent', text: 'I would buy the mixer from Osterman, the one with the steel bowl.' },
  { speaker: 'Ann Baker', text: 'Then we need a loan from the bank, about ninety thousand pounds altogether.' },
  { speaker: 'Eve Fox', text: 'The bank will decide on the loan in September, after it has seen our sales figures.' },
  { speaker: 'Carl Dent', text: 'And the apprentices start in the autumn, when the shop in York is painted.' },
];
const { ground, groundCited } = createGrounding(units, 'en');
const kinds = (sentence: string, cites: number[]) => groundCited(sentence, cites).problems.map(({ kind }) => kind);

describe('ground', () => {
  it('finds the units that a sentence stands on', () => {
    const [oven, loan] = ground([
      'The oven costs 12,000 pounds and is delivered in three weeks.',
      'The bank decides on the loan in September.',
    ]);
    expect(oven!.cites).toContain(1);
    expect(oven!.problems).toEqual([]);
    expect(loan!.cites).toContain(6);
    expect(loan!.support).toBeGreaterThan(0.5);
  });

  it('finds nothing for a sentence about something else', () => {
    const [{ cites, support, problems }] = ground(['Whales migrate through the Arctic ocean every winter.']) as [
      ReturnType<typeof ground>[0],
    ];
    expect(cites).toEqual([]);
    expect(support).toBe(0);
    expect(problems).toContainEqual({ kind: 'unsupported', text: 'Whales migrate through the Arctic ocean every winter.' });
  });

  it.each([
    ['a number that the transcript lacks', 'The oven costs 17,000 pounds.', 'number', '17,000'],
    ['a name that the transcript lacks', 'The flour is delivered by Millbrook every Tuesday.', 'name', 'Millbrook'],
    ['a number of another unit', 'Delivery of the oven takes 3 months.', 'number', '3'],
    ['a small number with a unit', 'Delivery of the oven takes two weeks.', 'number', 'two'],
    ['a small number of others', 'Two out of three mixers come from Osterman.', 'number', 'Two'],
    ['another currency', 'The oven costs 12,000 euros.', 'number', '12,000'],
    ['a name at the start', 'Millbrook said that the oven costs 12,000 pounds.', 'name', 'Millbrook'],
    ['another month', 'The bank will decide on the loan in October.', 'number', 'October'],
  ])('notices %s', (_, sentence, kind, text) => {
    expect(ground([sentence])[0]!.problems).toContainEqual({ kind, text });
  });

  it.each([
    ['in digits what is said in words', 'Hartwell delivers 40 sacks of flour every Tuesday.'],
    ['about what is said exactly', 'The loan is nearly 95,000 pounds.'],
    ['a name in a near spelling', 'Hartwel delivers forty sacks of flour.'],
    ['a number in another unit', 'Delivery of the oven takes 21 days.'],
    ['the writer’s own count', 'Two things about the oven: it costs 12,000 pounds, and delivery takes three weeks.'],
    ['a word of the transcript at the start', 'Bank said that it decides on the loan in September.'],
    ['a number without its unit', 'The oven costs 12,000.'],
  ])('accepts %s', (_, sentence) => expect(ground([sentence])[0]!.problems).toEqual([]));

  it('knows names by the offices in speakers’ labels, by their plural, and by a part of a compound', () => {
    const council = createGrounding(
      [
        { speaker: 'Ms. Joan Hart (Minister of Transport)', text: 'We closed the line because of COVID-19.' },
        { speaker: 'Mr. Paul Reed', text: 'And when will the TV adverts about the line start?' },
      ],
      'en',
    );
    const namesIn = (sentence: string) =>
      council.ground([sentence])[0]!.problems.flatMap(({ kind, text }) => (kind === 'name' ? text : []));
    expect(namesIn('Then the Minister of Transport said that the line was closed because of COVID.')).toEqual([]);
    expect(namesIn('When the line closes, the TVs show adverts about it.')).toEqual([]);
    expect(namesIn('Then the Minister of Agriculture said that the line was closed.')).toEqual(['Agriculture']);
  });

  it('finds an office near all that its holder says, also where it is once written as one word', () => {
    const speech = units.flatMap(({ text }) => [text, 'We closed the harbour because the northern pier is unsafe.', text]);
    const { ground: groundSession } = createGrounding(
      [
        { speaker: 'Mr. Paul Reed', text: 'I thank the Prime-Minister for coming. Why is the harbour closed?' },
        { speaker: 'Ms. Joan Hart (Prime Minister)', text: Array.from({ length: 8 }, () => speech.join(' ')).join(' ') },
        { speaker: 'Ms. Joan Hart', text: 'And the bridge will be opened in spring, when the cables are replaced.' },
      ],
      'en',
    );
    const sentence = 'Then the Prime Minister explained that the bridge will be opened when the cables are replaced.';
    expect(groundSession([sentence])[0]!.problems).toEqual([]);
  });

  it('supports a sentence about something else no better among true ones than alone', () => {
    const foreign = 'The goalkeeper saved two penalties in the second half of the final match.';
    const [alone] = ground([foreign]);
    const among = ground([
      'The oven costs 12,000 pounds and is delivered in three weeks.',
      foreign,
      'The bank decides on the loan in September.',
    ]);
    expect(among[1]!.support).toBeLessThanOrEqual(Math.max(0.1, alone!.support));
    expect(Math.min(among[0]!.support, among[2]!.support)).toBeGreaterThan(among[1]!.support);
  });

  it('compares only numbers, names and dates across languages, and says so', () => {
    const grounded = ground(
      ['Hartwell liefert jeden Dienstag 40 Säcke Mehl.', 'Die Bank entscheidet im Oktober über den Kredit von 70.000 Pfund.'],
      'de',
    );
    expect(grounded.map(({ isComparable }) => isComparable)).toEqual([false, false]);
    expect(grounded[0]).toMatchObject({ problems: [], cites: [3] });
    expect(grounded[1]!.problems.flatMap(({ kind, text }) => (kind === 'number' ? text : []))).toEqual(['70.000', 'Oktober']);
  });

  it('marks a sentence in another language that has nothing to compare', () => {
    const text = 'Das Wetter war gestern sehr schön, und alle haben sich darüber gefreut.';
    expect(ground([text], 'de')).toEqual([
      { cites: [], support: 0, problems: [{ kind: 'unsupported', text }], isComparable: false },
    ]);
  });

  it('reads Chinese and Japanese', () => {
    const chinese = createGrounding(
      [
        { text: '我们今天讨论北京的面包店。' },
        { text: '烤箱的价格是一万二千元，送货需要三个星期。' },
        { text: '银行九月决定贷款。' },
      ],
      'zh',
    );
    expect(chinese.ground(['烤箱价格为12000元。'])[0]).toMatchObject({ cites: [1], problems: [] });
    expect(chinese.ground(['烤箱价格为15000元。'])[0]!.problems).toContainEqual({ kind: 'number', text: '15000' });
    const japanese = createGrounding(
      [
        { text: '今日はパン屋の話をします。' },
        { text: 'オーブンの値段は三百二十万円です。' },
        { text: '銀行は九月に融資を決めます。' },
      ],
      'ja',
    );
    expect(japanese.ground(['オーブンの値段は320万円。'])[0]).toMatchObject({ cites: [1], problems: [] });
    expect(japanese.ground(['オーブンの値段は500万円。'])[0]!.problems.map(({ kind }) => kind)).toContain('number');
  });

  it.each([
    ['en', 'We have not decided whether to close the site in Leeds.', 'They have decided to close the site in Leeds.'],
    [
      'de',
      'Wir haben nicht entschieden, das Büro in Lyon zu schließen.',
      'Wir haben entschieden, das Büro in Lyon zu schließen.',
    ],
    ['fr', 'Le directeur ne veut pas changer de fournisseur d’acier.', 'Le directeur veut changer de fournisseur d’acier.'],
    ['es', 'No hemos decidido cerrar la sede de Lyon.', 'Hemos decidido cerrar la sede de Lyon.'],
    ['nl', 'We hebben niet besloten om het kantoor in Lyon te sluiten.', 'We hebben besloten om het kantoor in Lyon te sluiten.'],
    ['tr', 'Lyon ofisini kapatmaya henüz karar vermedik.', 'Lyon ofisini kapatmaya karar verdik.'],
    ['hi', 'हमने दफ़्तर बंद करने का फ़ैसला नहीं किया है।', 'हमने दफ़्तर बंद करने का फ़ैसला किया है।'],
    ['zh', '我们还没有决定要不要关闭里昂的办公室。', '公司已经决定关闭里昂的办公室。'],
    ['ja', 'リヨンの事務所を閉めることは決めていません。', 'リヨンの事務所を閉めることを決めました。'],
    ['ko', '우리는 리옹 지점을 닫기로 결정하지 않았습니다.', '리옹 지점을 닫기로 결정했습니다.'],
  ])('notices in %s a negation that a sentence leaves out', (language, spoken, sentence) => {
    const { ground: groundIn } = createGrounding([{ text: spoken }], language);
    expect(groundIn([sentence], language)[0]!.problems.map(({ kind }) => kind)).toEqual(['negation']);
    expect(groundIn([spoken], language)[0]!.problems).toEqual([]);
  });

  it.each([
    [
      'what is denied without a word of negation',
      'They could not repair the pump.',
      'The pump was beyond repair, so another one was bought.',
    ],
    ['“not only”', 'The pump is not only old, it leaks.', 'The pump is old and leaks.'],
    ['what is left open', 'They did not say that the pump leaks.', 'It is unknown whether the pump leaks.'],
  ])('takes %s for no reversal', (_, spoken, sentence) => {
    expect(
      createGrounding([{ text: spoken }], 'en')
        .ground([sentence], 'en')[0]!
        .problems.map(({ kind }) => kind),
    ).not.toContain('negation');
  });

  it.each([
    ['de', 'Das neue Werk öffnet am dritten Juni.', 'Das neue Werk öffnet am 3. Juni.'],
    ['zh', '新工厂六月三号开业。', '新工厂6月3日开业。'],
    ['ko', '새 공장은 유월 삼일에 문을 엽니다.', '새 공장은 6월 3일에 문을 엽니다.'],
    ['ru', 'Новый завод откроется в июне, третьего числа.', 'Новый завод откроется 3 июня.'],
    ['tr', 'Yeni fabrika üç Haziranda açılıyor.', 'Yeni fabrika 3 Haziran’da açılıyor.'],
    ['en', 'The show starts at half past seven.', 'The show starts at 19:30.'],
    ['en', 'The budget went from one point two to one point eight billion.', 'The budget went from 1.2bn to 1.8bn.'],
    ['sv', 'Vi sålde tolv cyklar i mars.', 'Vi sålde 12 cyklar i mars.'],
    ['fr', 'Le maire veut aller à l’Espagne en train.', 'En train, l’Espagne est le but du maire.'],
  ])('accepts in %s other forms of what is said: %s', (language, spoken, sentence) => {
    const { ground: groundIn } = createGrounding([{ text: spoken }], language);
    expect(groundIn([sentence], language)[0]!.problems).toEqual([]);
  });

  it.each([
    ['zh', '我们的工作变了，因为AI改变了工作。', 'AI改变了我们的工作。', 'IBM改变了我们的工作。'],
    ['ja', '昨日のNASAの発表は話題です。', 'NASAの発表は話題です。', 'ESAの発表は話題です。'],
    ['ko', '요즘 AI가 우리의 일을 바꾸었습니다.', 'AI는 우리의 일을 바꾸었습니다.', 'IBM은 우리의 일을 바꾸었습니다.'],
    ['th', 'ปีนี้IBMจะลงทุนในประเทศไทย', 'IBMลงทุนในประเทศไทย', 'AISลงทุนในประเทศไทย'],
  ])('compares in %s names in Latin letters, which no space separates', (language, spoken, truth, falsehood) => {
    const { ground: groundIn } = createGrounding([{ text: spoken }], language);
    expect(groundIn([truth], language)[0]!.problems).toEqual([]);
    expect(groundIn([falsehood], language)[0]!.problems.map(({ kind }) => kind)).toContain('name');
  });

  it.each([
    ['en', 'Yesterday the council voted on the new bridge.', 'Yesterday Paris voted on the new bridge.', 'Yesterday Paris'],
    ['es', 'Ayer el consejo votó sobre el nuevo puente.', 'Ayer Madrid votó sobre el nuevo puente.', 'Ayer Madrid'],
    ['tr', 'Dün toplantı yapıldı ve yeni köprü konuşuldu.', 'Toplantı Bursa’da yapıldı.', 'Toplantı Bursa’da'],
  ])('notices in %s a name behind the first word, which is capitalized too', (language, spoken, sentence, name) => {
    expect(createGrounding([{ text: spoken }], language).ground([sentence])[0]!.problems).toContainEqual({
      kind: 'name',
      text: name,
    });
  });

  it('accepts a name at the start of a sentence of which only a part is spoken', () => {
    const { ground: groundIn } = createGrounding([{ text: 'Today we ask Frank about the new bridge in the harbour.' }], 'en');
    expect(groundIn(['Frank Atherton was asked about the new bridge in the harbour.'])[0]!.problems).toEqual([]);
  });

  it.each([
    ['ru', 'Сегодня пришла Мария и рассказала о пчёлах.', 'Мы беседовали с Марией о пчёлах.'],
    ['pl', 'Anna i Marek opowiadają o pszczołach.', 'Rozmowa z Markiem i o Annie opowiada o pszczołach.'],
    ['tr', 'Bugün Ankara çok soğuk ve yollar kapalı.', 'Yollar bugün Ankara’dakiler için kapalı.'],
  ])('accepts in %s a name in another form: %s', (language, spoken, sentence) => {
    const { problems } = createGrounding([{ text: spoken }], language).ground([sentence], language)[0]!;
    expect(problems.filter(({ kind }) => kind === 'name')).toEqual([]);
  });

  it('finds speakers whose names stand within words', () => {
    const { ground: groundIn } = createGrounding(
      [
        { speaker: '王芳', text: '我们还没有决定要不要关闭里昂的办公室。' },
        { speaker: '李明', text: '新工厂六月三号开业。' },
      ],
      'zh',
    );
    expect(groundIn(['王芳说还没有决定要不要关闭里昂的办公室。'])[0]!.problems).toEqual([]);
    expect(groundIn(['李明说还没有决定要不要关闭里昂的办公室。'])[0]!.problems).toContainEqual({ kind: 'speaker', text: '李明' });
  });

  it('is empty for no sentences, and unsupported without a transcript', () => {
    expect(ground([])).toEqual([]);
    expect(createGrounding([]).ground(['Anything at all.', ''])).toMatchObject([
      { cites: [], support: 0 },
      { cites: [], support: 0 },
    ]);
  });
});

describe('groundCited', () => {
  it('accepts what the cited units say', () => {
    expect(kinds('Eve Fox said that Hartwell delivers forty sacks of flour.', [3])).toEqual([]);
    expect(kinds('Carl Dent would buy the mixer from Osterman.', [4])).toEqual([]);
  });

  it.each([
    [
      'a number from elsewhere in the transcript',
      'Hartwell delivers ninety thousand sacks of flour every Tuesday.',
      [3],
      'number',
    ],
    ['a number that is not in the transcript', 'Hartwell delivers eighty sacks of flour every Tuesday.', [3], 'number'],
    ['a name that is not in the transcript', 'Carl Dent would buy the mixer from Siemens.', [4], 'name'],
    [
      'another speaker',
      'Ann Baker said that the apprentices start in the autumn, when the shop in York is painted.',
      [7],
      'speaker',
    ],
    ['a negation', 'The oven does not cost twelve thousand pounds, and delivery does not take three weeks.', [1], 'negation'],
  ] as const)('notices %s', (_, sentence, cites, kind) => expect(kinds(sentence, [...cites])).toContain(kind));

  it.each([
    ['zh', '这款手机的电池容量特别大。', '这款手机的电池容量大。'],
    ['zh', '专家认为今年房子的价格不上涨。', '专家认为今年房子的价格不会上涨。'],
    ['zh', '专家认为今年房子的价格不上涨。', '专家认为今年房子的价格没有上涨。'],
    ['zh', '专家认为未来房子的价格上涨。', '专家认为房子的价格上涨。'],
    ['ja', '今日のオーブンの値段は三百二十万円です。', '今日のオーブンの値段は三百二十万円。'],
    ['vi', 'Anh ấy nói đúng về giá nhà năm nay.', 'Anh ấy nói về giá nhà năm nay.'],
    ['en', 'The pump is not only old, it leaks.', 'The pump is old and it leaks.'],
  ])('takes no part of a word, and no near spelling, for a negation: %s', (language, spoken, sentence) => {
    const { groundCited: groundIn } = createGrounding([{ text: spoken }], language);
    expect(groundIn(sentence, [0], language).problems).toEqual([]);
    expect(createGrounding([{ text: sentence }], language).groundCited(spoken, [0], language).problems).toEqual([]);
  });

  it.each([
    ['zh', '专家认为今年房子的价格不会上涨。', '专家认为今年房子的价格会上涨。'],
    ['zh', '我们讨论了面包店，也不是没有收获。', '我们讨论了面包店，没有收获。'],
    ['ja', 'リヨンの事務所を閉めることは決めていません。', 'リヨンの事務所を閉めることを決めました。'],
    ['ja', '田中さんはきのうの会議に来なかった。', '田中さんはきのうの会議に来た。'],
    ['ko', '올해 오븐의 가격은 오르지 않습니다.', '올해 오븐의 가격은 오릅니다.'],
  ])('notices in %s a negation that a sentence with cites leaves out', (language, spoken, sentence) => {
    const { groundCited: groundIn } = createGrounding([{ text: spoken }], language);
    expect(groundIn(sentence, [0], language).problems.map(({ kind }) => kind)).toEqual(['negation']);
  });
});
