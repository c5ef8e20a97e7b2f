/** Names of columns and keys, in languages of spreadsheets too, by the field of a segment that they are, without spaces and marks. */
const fieldNames: Record<string, readonly string[]> = {
  start: [
    'start',
    'starttime',
    'starttimestamp',
    'startseconds',
    'starts',
    'begintime',
    'offset',
    'startoffset',
    'ts',
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
  startMs: ['startms', 'starttimems', 'startmilliseconds', 'startmillis', 'offsetmilliseconds'],
  end: [
    'end',
    'endtime',
    'endtimestamp',
    'endseconds',
    'ends',
    'endoffset',
    'endts',
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
  endMs: ['endms', 'endtimems', 'endmilliseconds', 'endmillis'],
  duration: ['duration', 'durationseconds', 'durations', 'captionduration', 'dur', 'length'],
  durationMilliseconds: ['durationms', 'durationmillis', 'durationmilliseconds'],
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
    'body',
    'phrase',
    'utterance',
    'finalsentence',
    ...'texte texto testo tekst transkript untertitel soustitre subtítulo текст 文本 文字 字幕 内容 內容 テキスト 텍스트 자막 النص पाठ'.split(
      ' ',
    ),
  ],
  speaker: [
    ...['speaker', 'speakername', 'speakerlabel', 'name', 'who'],
    ...'sprecher locuteur orateur hablante orador falante parlante спикер 说话人 发言人 發言人 話者 화자 المتحدث वक्ता'.split(' '),
  ],
};
const fieldsByName = new Map(Object.entries(fieldNames).flatMap(([field, names]) => names.map((name) => [name, field] as const)));

/** Returns the field of a segment that a column or key is by its name; empty for others. */
export const segmentFieldOf = (name: string): string =>
  fieldsByName.get(
    name
      .normalize('NFC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}]/gu, ''),
  ) ?? '';
