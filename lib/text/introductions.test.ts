import { expect, it } from 'vitest';
import { isIntroduction } from './introductions.ts';

it.each([
  ['en', 'Our guest is the beekeeper Anna Bell.'],
  ['de', 'Heute zu Gast ist die Historikerin Katrin Vogel.'],
  ['fr', 'L’historienne Claire Martin est avec nous aujourd’hui.'],
  ['ru', 'У нас в гостях пчеловод Анна Белова.'],
  ['tr', 'Benim adım Ayşe.'],
  ['vi', 'Xin chào, tôi là Nam.'],
  ['id', 'Hari ini bersama kita ada Ibu Sari.'],
  ['hi', 'आज हमारे साथ जुड़े हैं डॉक्टर शर्मा।'],
  ['zh', '大家好，我是小明。'],
  ['ja', '本日のゲストは田中さんです。'],
])('finds in %s the introduction: %s', (language, text) => expect(isIntroduction(text, language)).toBe(true));

it.each([
  ['en', 'The hotel lost our guests in the storm.'],
  ['de', 'Die Mannschaft ist am Samstag in Köln zu Gast.'],
  ['fr', 'Je reçois vingt lettres par jour.'],
  ['es', 'Yo soy de los que madrugan.'],
  ['ru', 'Мы были в гостях у бабушки.'],
  ['tr', 'Bu ilk adım çok önemli.'],
  ['vi', 'Vợ tôi là giáo viên.'],
  ['id', 'Ayo belajar bersama kita.'],
  ['hi', 'हमारे साथ धोखा हुआ।'],
  ['zh', '我是觉得这个不太好，主持人大赛也结束了。'],
  ['ja', 'ゲストに料理を出します。'],
])('finds in %s none in: %s', (language, text) => expect(isIntroduction(text, language)).toBe(false));
