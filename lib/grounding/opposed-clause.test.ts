import { describe, expect, it } from 'vitest';
import { isClauseOpposed } from './opposed-clause.ts';

describe('isClauseOpposed', () => {
  it.each([
    ['en', 'If nobody mines a block, the difficulty goes back down.', 'If nobody mines a block, the difficulty goes up.'],
    ['en', 'Signet is completely centralized.', 'Signet is decentralized.'],
    ['en', 'The new version is faster than the old one.', 'The new version is slower than the old one.'],
    ['de', 'Die Preise sind im letzten Jahr gestiegen.', 'Die Preise sind im letzten Jahr gefallen.'],
    ['fr', 'Le comité a accepté la proposition.', 'Le comité a refusé la proposition.'],
    ['es', 'La gestión está separada de la vigilancia.', 'La gestión está unida a la vigilancia.'],
    ['pt', 'Os preços do pão aumentaram.', 'Os preços do pão diminuíram.'],
    ['it', 'Il comitato ha accettato la proposta.', 'Il comitato ha rifiutato la proposta.'],
    ['nl', 'De prijzen van brood zijn gestegen.', 'De prijzen van brood zijn gedaald.'],
    ['ru', 'Цены на хлеб выросли.', 'Цены на хлеб упали.'],
    ['pl', 'Ceny chleba wzrosły.', 'Ceny chleba spadły.'],
    ['tr', 'Ekmek fiyatları arttı.', 'Ekmek fiyatları düştü.'],
    ['vi', 'Giá bánh mì tăng.', 'Giá bánh mì giảm.'],
    ['id', 'Harga roti naik.', 'Harga roti turun.'],
    ['ar', 'ارتفع سعر الخبز.', 'انخفض سعر الخبز.'],
    ['hi', 'रोटी की कीमत बढ़ी।', 'रोटी की कीमत घटी।'],
    ['zh', '房产投资的收益其实是远远比股票投资收益还低的。', '房产投资的收益远高于股票。'],
    ['zh', '去年销售额上升了。', '去年销售额下降了。'],
    ['ja', 'パンの値段は上がりました。', 'パンの値段は下がりました。'],
    ['ko', '빵 가격이 올랐습니다.', '빵 가격이 내렸습니다.'],
    ['en', 'We will not cut the quotas before the election.', 'They will not cut the quotas after the election.'],
    ['de', 'Zwei Drittel der Mitglieder waren dafür.', 'Zwei Drittel der Mitglieder waren dagegen.'],
    ['en', 'Revenue grew from one point two to one point eight million.', 'Revenue fell from 1.8 to 1.2 million.'],
    ['en', 'We had ten complaints in all, down from twenty.', 'They had ten complaints in all, up from twenty.'],
    ['fr', 'Nous avons vendu mille billets, soit trois fois plus.', 'Ils ont vendu trois fois moins de billets.'],
    ['de', 'Sie lehnt den Plan ab, weil er zu teuer ist.', 'Sie lehnt den Plan ab, weil er zu billig ist.'],
    ['es', 'Protestaron en Bilbao contra la presa.', 'Protestaron en Bilbao a favor de la presa.'],
    ['en', 'The price of bread rose in Leeds.', 'In Leeds the price of bread fell.'],
    ['tr', 'Maaş çok düşüktü.', 'Maaş çok yüksekti.'],
    ['ja', 'バスより安いです。', 'バスより高い。'],
    ['ar', 'ارتفعت أسعار القمح بنسبة خمسة في المئة.', 'انخفضت أسعار القمح 5%.'],
    ['vi', 'Năm nay có ba nghìn khách đến Huế, tăng gấp đôi.', 'Số khách đến Huế năm nay giảm.'],
  ])('notices in %s the opposite of: %s', (language, spoken, sentence) => {
    expect(isClauseOpposed(sentence, [spoken], language)).toBe(true);
    expect(isClauseOpposed(spoken, [spoken], language)).toBe(false);
  });

  it.each([
    ['the reverse of a comparison', 'Rust is faster than Python.', 'Python is slower than Rust.'],
    ['what rises against what falls', 'The euro rose against the US dollar.', 'The US dollar fell against the euro.'],
    ['a negation of the opposite', 'The price of bread did not rise.', 'The price of bread fell.'],
    ['two opposites, which cancel each other out', 'The best bread is cheap.', 'The worst bread is expensive.'],
    ['what is left open', 'We asked whether the price of bread rises.', 'They asked whether the price of bread falls.'],
    ['what the units have both of', 'The price of bread fell. Then the price of rye bread rose.', 'The price of bread rose.'],
    ['a clause about something else', 'The price of milk rose.', 'Sales of bread fell.'],
  ])('takes %s for no opposite', (_, spoken, sentence) => {
    expect(isClauseOpposed(sentence, [spoken], 'en')).toBe(false);
  });
});
