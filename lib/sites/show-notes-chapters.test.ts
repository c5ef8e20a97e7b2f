import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { showNotesChapters } from './show-notes-chapters.ts';

const short = (text: string, duration?: number) =>
  showNotesChapters(text, duration).map(({ startTime, title }) => `${startTime} ${title}`);

describe('showNotesChapters', () => {
  it.each([
    ['two entries', '0:00 Intro\n1:30 Middle', ['0 Intro', '90 Middle']],
    ['a late start', '2:00 Intro\n3:30 Middle', ['120 Intro', '210 Middle']],
    ['a colon after the time', '00:00: Intro\n01:30：Middle', ['0 Intro', '90 Middle']],
    ['letters', '0m00s Intro\n1h01m30s Middle', ['0 Intro', '3690 Middle']],
    ['wide colons', '00：00 Intro\n01：30 Middle', ['0 Intro', '90 Middle']],
    ['Japanese units', '0分00秒 Intro\n1時間01分30秒 Middle', ['0 Intro', '3690 Middle']],
    ['Chinese units', '0分0秒 Intro\n1分30秒：Middle', ['0 Intro', '90 Middle']],
    ['Korean units', '0분 0초 Intro\n1분 30초 Middle', ['0 Intro', '90 Middle']],
    ['French units', '00 min 00 : Intro\n01 min 30 : Middle', ['0 Intro', '90 Middle']],
    ['primes', `0'00" Intro\n1’30 Middle`, ['0 Intro', '90 Middle']],
    ['digits of other scripts', '٠٠:٠٠ Intro\n०१:३० २ Middle', ['0 Intro', '90 २ Middle']],
    ['arrows', '0:00 → Intro\n1:30 ➜ Middle', ['0 Intro', '90 Middle']],
    ['bars between entries', '0:00 Intro | 1:30 Middle • 2:00 End', ['0 Intro', '90 Middle', '120 End']],
    ['links after titles', '0:00 Intro https://a.example/x\n1:30 Middle (https://a.example/y)', ['0 Intro', '90 Middle']],
    ['times below titles', 'Intro\n00:00\n\nMiddle\n01:30', ['0 Intro', '90 Middle']],
    ['times below titles without blank lines', 'Intro\n00:00\nMiddle\n01:30', ['0 Intro', '90 Middle']],
    ['a heading above times', 'Chapters:\n00:00\nIntro\n01:30\nMiddle', ['0 Intro', '90 Middle']],
    ['times above titles', '00:00\nIntro\n\n01:30\nMiddle', ['0 Intro', '90 Middle']],
    ['a list of definitions', '<dl><dt>00:00</dt><dd>Intro</dd><dt>01:30</dt><dd>Middle</dd></dl>', ['0 Intro', '90 Middle']],
    [
      'links of Markdown',
      '[00:00](https://a.example/?t=0) Intro\n[01:30](https://a.example/?t=90) Middle',
      ['0 Intro', '90 Middle'],
    ],
    ['dots and signs before the time', 'Intro ........ 00:00\nMiddle @ 01:30', ['0 Intro', '90 Middle']],
    ['one time twice', '0:00 Intro\n0:00 Hello\n1:30 Middle', ['0 Intro', '0 Hello', '90 Middle']],
    ['close times', '0:05 Intro\n0:08 Middle', ['5 Intro', '8 Middle']],
    ['brackets', '(00:00:00) Intro\n[1:02:03] – Middle\n【1:03:00】End', ['0 Intro', '3723 Middle', '3780 End']],
    ['wide brackets', '（00:00）开场\n〔01:30〕结束', ['0 开场', '90 结束']],
    ['quotes', '"0:00" Intro\n“1:30”Middle', ['0 Intro', '90 Middle']],
    ['marks on both sides', '★0:00★ Intro\n🎵1:30🎵Middle', ['0 Intro', '90 Middle']],
    ['a range to the end', '0:00–1:30 Intro\n1:30–end Middle\n2:00 - end credits', ['0 Intro', '90 Middle', '120 end credits']],
    ['titles that are links', '0:00 [Intro](https://x.example/a)\n[1:30 Middle](https://x.example/b)', ['0 Intro', '90 Middle']],
    ['times at the end', '- Intro (0:00)\n- Middle … 1:30', ['0 Intro', '90 Middle']],
    ['numbers in front', '1. Intro 0:00\n2) Middle – 1:30', ['0 Intro', '90 Middle']],
    ['numbers before the times', '#1 0:00 Intro\n(2) 1:30 Middle', ['0 Intro', '90 Middle']],
    ['Markdown', '* **0:00** Intro\n* **1:30** – *Middle*', ['0 Intro', '90 Middle*']],
    ['Podlove', '00:00:00.000 Intro\n00:01:30.500 Middle <http://a.example/>', ['0 Intro', '90.5 Middle']],
    ['list items', '<ul><li>0:00 Intro</li><li>1:30 A &amp; B</li></ul>', ['0 Intro', '90 A & B']],
    ['references to characters', '0:00 Q&amp;A\n1:30 It&#8217;s &#147;late&#148;', ['0 Q&A', '90 It’s “late”']],
    ['links', '<p><a href="?t=0">0:00</a>&nbsp;Intro<br/><a href="?t=90">1:30</a> – Middle</p>', ['0 Intro', '90 Middle']],
    ['names of characters', '0:00 &Uuml;ber uns &ndash; Caf&eacute;\n1:30 It&rsquo;s&hellip;', ['0 Über uns – Café', '90 It’s…']],
    ['wave dashes', '00:00〜 パン\n【01:30～】 水\n02:00～02:30 塩', ['0 パン', '90 水', '120 塩']],
    ['one line', 'Chapters: 0:00 Intro 1:30 - Middle (2:00) End', ['0 Intro', '90 Middle', '120 End']],
    ['the first of two lists', '0:10 Intro\n1:30 Middle\nMusic:\n0:10 Song\n0:50 Other', ['10 Intro', '90 Middle']],
    [
      'times of day in titles',
      '0:00 Waking at 6:00 AM daily\n1:30 Am Montag 9:00 Uhr',
      ['0 Waking at 6:00 AM daily', '90 Am Montag 9:00 Uhr'],
    ],
    ['a title that a month begins', '0:00 May 5 Things\n1:30 Sunday', ['0 May 5 Things', '90 Sunday']],
    ['hours', '0:00 Intro\n59:59 Middle\n1:00:05 End', ['0 Intro', '3599 Middle', '3605 End']],
  ])('reads %s', (_, text, chapters) => expect(short(text)).toEqual(chapters));

  it.each([
    ['one time', 'Every Friday at 18:30\n0:30 Middle'],
    ['times of day', 'We meet at 10:30 each day.\nAt 12:15 we have lunch.\nThe show begins at 20:00.'],
    ['times of day before noon and after', '9:00 AM Breakfast\n10:30 a.m. Talk\n12:15 PM Lunch\n1:30pm Walk\n2:00 - 3:00 PM Tea'],
    ['times of day in German', 'Montag 9:00 Uhr\nDienstag 10:00 Uhr\nMittwoch, 11:00 Uhr'],
    ['times of days of the week', 'Monday 9:00 Yoga\nTuesday 10:00 Pilates\nSunday, 11:00 Run'],
    ['opening hours', 'Mon-Fri: 9:00 - 17:00\nSat: 10:00 - 16:00\nSun: 11:00 - 15:00'],
    ['dated times', '12.05.2024 19:30 Concert\nMay 13, 20:00 Talk\n14. Mai 21:00 Lesung\n2024-05-15 22:00 Film'],
    ['times in Chinese', '上午9:00 开幕\n上午10:30 演讲\n周三 11:00 闭幕'],
    ['verses', 'John 3:16\nRomans 8:28'],
    ['scores of sets', 'Chen – Okuhara 21:15\nAxelsen – Ginting 21:18'],
    ['times that fall', '1:30 A\n0:30 B'],
    ['times without titles', '0:30\n1:30'],
    ['times with numbers alone', '1. 0:30\n2. 1:30'],
    ['times with addresses alone', '0:30 <https://a.example>\n1:30 <https://b.example>'],
  ])('refuses %s', (_, text) => expect(short(text)).toEqual([]));

  it('leaves out chapters past the end', () => {
    expect(short('0:30 A\n1:30 B', 90)).toEqual([]);
    expect(short('0:00 A\n0:30 B\n1:30 C', 90)).toEqual(['0 A', '30 B']);
  });

  it('accepts any text', () => {
    const part = fc.constantFrom('0:00', '1:30 ', 'A', '\n', '<li>', '<', '>', '(', ' - ', '&amp;', '1. ');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        expect(showNotesChapters(parts.join('')).filter(({ title }) => title === '')).toEqual([]);
      }),
    );
  });

  it.each(['<li>', '<', '</a', '0:00 A ', '0:00 ', '1:30 - ', '&nbsp;', ' ('])('is linear on %j', (unit) => {
    expectLinear(4_000, (size) => showNotesChapters(`</p>${unit.repeat(size)}`));
  });
});
