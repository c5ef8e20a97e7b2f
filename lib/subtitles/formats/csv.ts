import { withoutFrames } from '../frame-clock.ts';
import { type JsonObject, withDecimalPoint } from '../json-fields.ts';
import { Leniencies, lostCue } from '../leniencies.ts';
import type { ParsedCaptions } from '../subtitle-format.ts';
import { rowsOf } from '../table-rows.ts';
import { hasStart, readSegments } from './service-json.ts';

/** Names of columns, in languages of spreadsheets too, by the field of a segment that they are, without spaces and marks. */
const columnNames: Record<string, readonly string[]> = {
  start: [
    'start',
    'starttime',
    'starttimestamp',
    'startseconds',
    'starts',
    'in',
    'begin',
    'from',
    'time',
    'timestamp',
    'timecode',
    'timein',
    'timecodein',
    'tcin',
    'intime',
    ...'beginn anfang von startzeit zeit début inicio início inizio начало 开始 开始时间 開始 開始時間 開始時刻 시작 시작시간 البداية प्रारंभ'.split(
      ' ',
    ),
  ],
  startMs: ['startms', 'starttimems', 'startmilliseconds'],
  end: [
    'end',
    'endtime',
    'endtimestamp',
    'endseconds',
    'ends',
    'out',
    'to',
    'stop',
    'timeout',
    'timecodeout',
    'tcout',
    'outtime',
    ...'ende bis endzeit fin fim fine конец 结束 结束时间 結束 結束時間 終了 終了時間 終了時刻 끝 종료 종료시간 النهاية समाप्ति'.split(
      ' ',
    ),
  ],
  endMs: ['endms', 'endtimems', 'endmilliseconds'],
  duration: ['duration', 'durationseconds', 'durations', 'dur', 'length'],
  text: [
    'text',
    'transcript',
    'transcription',
    'caption',
    'captions',
    'subtitle',
    'subtitles',
    'dialogue',
    'sentence',
    'content',
    'line',
    ...'texte texto testo tekst transkript untertitel soustitre subtítulo текст 文本 文字 字幕 内容 內容 テキスト 텍스트 자막 النص पाठ'.split(
      ' ',
    ),
  ],
  speaker: [
    ...['speaker', 'speakername', 'speakerlabel', 'name', 'who'],
    ...'sprecher locuteur orateur hablante orador falante parlante спикер 说话人 发言人 發言人 話者 화자 المتحدث वक्ता'.split(' '),
  ],
};
const fieldsByName = new Map(
  Object.entries(columnNames).flatMap(([field, names]) => names.map((name) => [name, field] as const)),
);

/** Characters of a line of names that are read. */
const maxHeaderLength = 2000;

/** Returns the separator of a table of comma-separated values with times and texts by its line of names; undefined for any other text. */
export function findSeparator(head: string): ',' | ';' | '\t' | undefined {
  const line = head.slice(0, maxHeaderLength).split('\n', 1)[0]!;
  return ([',', ';', '\t'] as const).find((separator) => {
    const fields = [...rowsOf(line, separator)].flat().map(fieldOf);
    return fields.includes('text') && (fields.includes('start') || fields.includes('startMs'));
  });
}

/** Returns the field that a column is by its name; empty for others. */
const fieldOf = (name: string): string =>
  fieldsByName.get(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}]/gu, ''),
  ) ?? '';

/**
 * Parses comma-separated values (RFC 4180, also with semicolons or tabs) with a line of names, as transcription services, editors and
 * spreadsheets export them. Whole numbers may be milliseconds.
 */
export function parseCsv(source: string): ParsedCaptions {
  const separator = findSeparator(source) ?? ',';
  const rows = rowsOf(source, separator);
  const fields = (rows.next().value ?? []).map(fieldOf);
  const leniencies = new Leniencies();
  // A comma between the columns leaves none within a number.
  const readTime = (value: string) => withoutFrames(separator !== ',' ? withDecimalPoint(value) : value);
  const segments: JsonObject[] = [];
  for (const values of rows) {
    if (values.every((value) => value.trim() === '')) continue;
    const segment: JsonObject = {};
    for (const [index, field] of fields.entries()) {
      const value = values[index] ?? '';
      // The first of two columns of a field counts.
      if (field !== '' && segment[field] === undefined) segment[field] = field === 'text' ? value : readTime(value.trim());
    }
    if (hasStart(segment)) segments.push(segment);
    else leniencies.add(lostCue, values.join(separator));
  }
  const read = readSegments(segments);
  const deviations = [...(read.leniencies ?? []), ...(leniencies.list ?? [])];
  return { cues: read.cues, ...(deviations.length > 0 && { leniencies: deviations }) };
}
