import { describe, expect, it } from 'vitest';
import { readNames } from './read-names.ts';

const names = (text: string, language: string) => readNames(text, language).map(({ text: name }) => name);

describe('readNames', () => {
  it.each([
    ['fr', 'L’ONU veut encadrer les loyers.', ['ONU']],
    ['fr', 'En ville, l’Espagne encadre les loyers.', ['Espagne']],
    ['fr', 'D’Annecy, on voit le lac.', ['Annecy']],
    ['fr', 'L’équipe a gagné.', []],
    ['it', 'Il sindaco dell’Aquila ha parlato.', ['Aquila']],
    ['en', 'They met O’Brien in York.', ['O’Brien', 'York']],
    ['zh', 'AI改变了我们的工作，用iPhone可以订阅app和Google Cloud。', ['AI', 'iPhone', 'Google Cloud']],
    ['ja', 'NASAの発表はCOVID-19を5G回線で伝えた。', ['NASA', 'COVID-19']],
    ['ko', 'AI는 삼성과 IBM의 일을 바꾸었다.', ['AI', 'IBM']],
    ['th', 'IBMจะลงทุนในประเทศไทย', ['IBM']],
    ['he', 'החברה רכשה את הAI של IBM.', ['AI', 'IBM']],
    ['en', 'The file has 174 GB, the battery of 5 kWh and the chip of 3 GHz are from AMD.', ['AMD']],
    ['de', 'Der Akku hat 5 kWh und 20 GB.', []],
    ['de', 'Er kostet 30 Cent pro kWh.', []],
    ['id', 'Harga beras naik Rp3.000 di Bali.', ['Bali']],
    ['zh', '文件有 174 GB，硬盘是GB的。', ['GB']],
    ['es', 'La Dra. Peñalver dirige el hospital.', ['Peñalver']],
    ['nl', 'De bank heet ING.', ['ING']],
    ['fr', 'Le XXIe siècle commence à Dakar.', ['Dakar']],
    ['es', 'EE. UU. y la EEUU quieren prohibir los hornos.', []],
  ])('finds in %s the names of: %s', (language, text, expected) => {
    expect(names(text, language)).toEqual(expected);
  });
});
