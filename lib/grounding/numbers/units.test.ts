import { describe, expect, it } from 'vitest';
import type { NumberMention } from './number-mention.ts';
import { readMentions } from './read-mentions.ts';
import { isSameQuantity } from './units.ts';

const isEqual = (a: number, b: number) => a === b;
const read = (text: string, language: string) => readMentions(text, language)[0]!;
const isSame = ([a, b]: [NumberMention, NumberMention]) =>
  isSameQuantity({ value: a.values[0]!, units: a.units }, { value: b.values[0]!, units: b.units }, isEqual);

describe('isSameQuantity', () => {
  it.each([
    ['en', '13 minutes', '780 seconds'],
    ['en', '24 hours', '1 day'],
    ['en', '14 days', 'two weeks'],
    ['en', '2 GB', '2,048 megabytes'],
    ['en', '16 kilometers', '10 miles'],
    ['en', '€25', '25 euros'],
    ['en', '50 cents', '$0.50'],
    ['en', '40 pounds', '£40'],
    ['en', '40 pounds', '40 lbs'],
    ['en', 'a 20-minute break', 'twenty minutes'],
    ['en', 'forty percent', '40%'],
    ['en', '13 minutes', '13 of them'],
    ['de', 'fünf Pfund', '2,5 Kilo'],
    ['de', '3 Grad', '3 °C'],
    ['fr', '20 °F', '20 degrés'],
    ['ru', '5 лет', 'пять лет'],
    ['zh', '三个半月', '3.5个月'],
    ['zh', '两个小时', '120分钟'],
    ['ko', '3 만 달러', '30000달러'],
    ['tr', '%20', 'yüzde 20'],
  ] as [string, string, string][])('knows in %s that %s may be %s', (language, a, b) =>
    expect(isSame([read(a, language), read(b, language)])).toBe(true),
  );

  it.each([
    ['en', '13 minutes', '13 hours'],
    ['en', '174 kilobytes', '174 MB'],
    ['en', '40 percent', '40 dollars'],
    ['en', '25 dollars', '€25'],
    ['en', '12 grams', '12 kilograms'],
    ['en', '20 °C', '20 °F'],
    ['de', '200€', '200 Dollar'],
    ['de', 'zehn Stunden', 'zehn Tage'],
    ['fr', 'deux ans', 'deux mois'],
    ['es', 'cinco años', 'cinco semanas'],
    ['pt', 'três horas', 'três dias'],
    ['it', 'due settimane', 'due mesi'],
    ['nl', 'vijf uur', 'vijf minuten'],
    ['ru', 'пять недель', 'пять месяцев'],
    ['pl', 'pięć godzin', 'pięć minut'],
    ['tr', 'beş hafta', 'beş yıl'],
    ['vi', 'ba phút', 'ba giờ'],
    ['id', 'lima hari', 'lima bulan'],
    ['ar', '5 ساعات', '5 أيام'],
    ['hi', '5 घंटे', '5 दिन'],
    ['ko', '5시간', '5분'],
    ['zh', '三个星期', '三个月'],
    ['zh', '1 万美元', '1万元'],
    ['ja', '3億円', '3億ドル'],
    ['th', '5 นาที', '5 วัน'],
  ])('knows in %s that %s is not %s', (language, a, b) => expect(isSame([read(a, language), read(b, language)])).toBe(false));
});
