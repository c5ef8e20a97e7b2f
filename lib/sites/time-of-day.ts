/** Pattern of a time: `1:02:03`, `2:03` or `2:03.5`. */
export const clock = String.raw`(?:\d{1,2}:)?\d{1,3}:\d{2}(?:[.,]\d{1,3})?`;

const weekday =
  'Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Montags?|Dienstags?|Mittwochs?|Donnerstags?|Freitags?|Samstags?|Sonntags?|[Ll]undi|[Mm]ardi|[Mm]ercredi|[Jj]eudi|[Vv]endredi|[Ss]amedi|[Dd]imanche|[Ll]unes|[Mm]artes|[Mm]iércoles|[Jj]ueves|[Vv]iernes|[Ss]ábado|[Dd]omingo|[Пп]онедельник|[Вв]торник|[Сс]реда|[Чч]етверг|[Пп]ятница|[Сс]уббота|[Вв]оскресенье|(?:星期|周|週|礼拜|禮拜)[一二三四五六日天]|[月火水木金土日]曜日?|[월화수목금토일]요일';
const shortWeekday = '(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun|Mo|Di|Mi|Do|Fr|Sa|So)';
const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec|Okt|Dez)';
const date = String.raw`\d{4}-\d\d-\d\d|\d{1,2}\.\d\d\.(?:\d{2,4})?|\d{1,2}/\d{1,2}/\d{2,4}|(?<!\p{L})${month}\.?\s\d{1,2}(?:st|nd|rd|th)?(?:,?\s\d{4})?|\d{1,2}\.?\s${month}\.?(?:\s\d{4})?|\d{1,2}[月월]\s?\d{1,2}[日일号號]`;
const partOfDay = '上午|下午|早上|晚上|中午|凌晨|午前|午後|오전|오후';

/** Pattern of what stands before a time of day: a weekday, in front of the line if it is short, a date or a part of the day. */
const beforeClock = String.raw`(?:(?<!\p{L})(?:${weekday})|^[^\p{L}\p{N}]{0,9}${shortWeekday}(?:\s?[-–&/,]\s?${shortWeekday}){0,6}|${date}|${partOfDay})[.,:]?(?:\s(?:at|um|à))?[\sT]{0,3}`;

/** Pattern of what stands behind a time of day, or behind the end of its range. */
const afterClock = String.raw`(?:\s?(?:[-–—~]|to|bis)\s?${clock})?\s?(?:AM|PM|am|pm|[AaPp]\.\s?[Mm]\.|[Uu]hr|UHR|[Oo]['’]clock|UTC|GMT|BST|CES?T|[CEMP][SD]T|JST|h|hrs?)(?![\p{L}\p{N}])`;

/** Pattern of a position at which no time of a day starts: `9:00 AM`, `Friday, 18:30`. Needs the flag `u`. */
export const notTimeOfDay = `(?<!${beforeClock})(?!${clock}${afterClock})`;
