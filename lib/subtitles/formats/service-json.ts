import { isObject, type JsonObject, numberOf, objectsOf, textOf } from '../json-fields.ts';
import { parseClock } from '../parse-clock.ts';
import type { CueWord, ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { findSegments } from './find-segments.ts';

/**
 * Fields by which services write the start, the end and the duration of a segment. Those of the second list are always
 * milliseconds, those of the third ticks of 100 ns.
 */
const startFields = ['start', 'startTime', 'start_time', 'from', 'begin', 'ts', 'offset', 'timestamp', 'startOffset'];
const endFields = ['end', 'endTime', 'end_time', 'to', 'end_ts', 'endOffset'];
const durationFields = ['duration', 'dur'];
const milliseconds = {
  start: ['startMs', 'start_ms', 'startTimeMs', 'tStartMs', 'offsetMs', 'offsetMilliseconds'],
  end: ['endMs', 'end_ms', 'endTimeMs'],
  duration: ['durationMilliseconds'],
};
const textFields = ['text', 'transcript', 'body', 'content', 'sentence', 'punctuated_word', 'word', 'value', 'line', 'utf8'];
const speakerFields = [
  'voice',
  'speaker_name',
  'speakerName',
  'speaker',
  'speaker_label',
  'speaker_id',
  'speakerTag',
  'speakerDisplayName',
  'name',
];
const ticksPerSecond = 10_000_000;
/** Characters a millisecond that no speech reaches: a hundred a second. */
const maxCharactersPerMillisecond = 0.1;
/** Number and mean length in seconds of segments with fractions of a second, of which no transcript is. */
const fractional = { minSegments: 3, minMeanSeconds: 100 };

/** Returns the object with the fields of a segment: its `data`, as subtitle libraries wrap them, or the segment itself. */
const fieldsOf = (segment: JsonObject): JsonObject => (isObject(segment.data) ? segment.data : segment);

/** Whether a segment has a start time by any of its names. */
export function hasStart(segment: JsonObject): boolean {
  const fields = fieldsOf(segment);
  return [...startFields, ...milliseconds.start].some((name) => !Number.isNaN(timeOf(fields[name])));
}

/** Reads segments of the shapes that transcription services and subtitle libraries write. Whole numbers may be milliseconds. */
export function readSegments(segments: JsonObject[]): Pick<ParsedCaptions, 'cues' | 'leniencies'> {
  const cues = segments.map((segment) => readSegment(fieldsOf(segment)));
  return isInMilliseconds(cues)
    ? { cues: cues.map(toSeconds), leniencies: ['times, far apart for the text, are taken for milliseconds'] }
    : { cues };
}

/**
 * Returns the segments in the answer of a transcription service: AssemblyAI, Deepgram, Gladia, Amazon Transcribe, Google,
 * Speechmatics, Rev, Azure, or the list of them in any other JSON; undefined if there is none. An answer may be wrapped in a
 * `response`.
 */
export const segmentsOfService = (json: JsonObject): JsonObject[] | undefined =>
  segmentsOfAnswer(json) ?? (isObject(json.response) ? segmentsOfAnswer(json.response) : undefined) ?? findSegments(json);

function segmentsOfAnswer(json: JsonObject): JsonObject[] | undefined {
  const results = isObject(json.results) ? json.results : isObject(json.result) ? json.result : undefined;
  const transcription = isObject(results?.transcription) ? results.transcription : undefined;
  const lists = [
    json.chunks && objectsOf(json.chunks).map(readChunk),
    columnsOf(json),
    json.utterances,
    transcription?.utterances,
    results?.utterances,
    results?.audio_segments,
    segmentsOfChannels(objectsOf(results?.channels)),
    results && namedItems(results),
    json.monologues && objectsOf(json.monologues).flatMap(wordsOfMonologue),
    json.recognizedPhrases && objectsOf(json.recognizedPhrases).map(readPhrase),
    Array.isArray(json.results) ? wordsOfResults(objectsOf(json.results)) : undefined,
  ];
  return lists.map(objectsOf).find((list) => list.some(hasStart));
}

/** Reads a chunk of Transformers, whose times are a pair; the last may have no end. */
const readChunk = ({ timestamp, text }: JsonObject): JsonObject => {
  const [start, end] = Array.isArray(timestamp) ? timestamp : [];
  return { start, end, text };
};

/** Returns the segments of edX, which writes lists of starts and ends in milliseconds and of texts. */
function columnsOf({ start, end, text }: JsonObject): JsonObject[] | undefined {
  if (!Array.isArray(start) || !Array.isArray(text)) return undefined;
  return start.map((startMs, i) => ({ startMs, endMs: Array.isArray(end) ? end[i] : undefined, text: text[i] }));
}

/** Returns the sentences or words of Deepgram's channels, each of which is a speaker if there are several. */
function segmentsOfChannels(channels: JsonObject[]): JsonObject[] {
  return channels.flatMap(({ alternatives }, channel) => {
    const [alternative] = objectsOf(alternatives);
    const sentences = isObject(alternative?.paragraphs) ? sentencesOf(alternative.paragraphs) : [];
    const segments = sentences.length > 0 ? sentences : objectsOf(alternative?.words);
    return channels.length > 1 ? segments.map((segment) => ({ ...segment, speaker: String(channel) })) : segments;
  });
}

/** Returns the words of Amazon Transcribe; older answers name the speakers in a list of their own. */
function namedItems({ items, speaker_labels: labels }: JsonObject): JsonObject[] {
  const segments = isObject(labels) ? objectsOf(labels.segments) : [];
  const speakers = new Map(
    segments.flatMap((segment) => objectsOf(segment.items)).map((item) => [item.start_time, item.speaker_label]),
  );
  let speaker: unknown;
  return objectsOf(items).map((item) => {
    // A mark has no time, and belongs to the word before it.
    if (item.start_time !== undefined) speaker = speakers.get(item.start_time);
    return { ...item, speaker_label: item.speaker_label ?? speaker };
  });
}

const sentencesOf = (paragraphs: JsonObject): JsonObject[] =>
  objectsOf(paragraphs.paragraphs).flatMap(({ speaker, sentences }) =>
    objectsOf(sentences).map((sentence) => ({ ...sentence, speaker: sentence.speaker ?? speaker })),
  );

const wordsOfMonologue = ({ speaker, elements }: JsonObject): JsonObject[] =>
  objectsOf(elements).map((one) => ({ ...one, speaker }));

const readPhrase = ({ offsetInTicks, durationInTicks, nBest, speaker }: JsonObject): JsonObject => {
  const start = numberOf(offsetInTicks) / ticksPerSecond;
  return { start, end: start + numberOf(durationInTicks) / ticksPerSecond, text: objectsOf(nBest)[0]?.display, speaker };
};

/** Google and Watson write words under each result's alternative, Speechmatics a word for each result. */
function wordsOfResults(results: JsonObject[]): JsonObject[] {
  const words = results.map((result) => (hasStart(result) ? [result] : wordsOfAlternative(objectsOf(result.alternatives)[0])));
  const last = words.at(-1) ?? [];
  // With speakers, Google repeats all words in the last result.
  const isWhole = last.some(({ speakerTag }) => speakerTag) && words.slice(0, -1).flat().length === last.length;
  return isWhole ? last : words.flat();
}

const wordsOfAlternative = ({ words, timestamps }: JsonObject = {}): JsonObject[] =>
  Array.isArray(timestamps)
    ? timestamps.flatMap((entry) => (Array.isArray(entry) ? [{ word: entry[0], start: entry[1], end: entry[2] }] : []))
    : objectsOf(words);

function readSegment(segment: JsonObject): RawCue {
  const inMillis = timeIn(segment, milliseconds.start);
  const startTime = Number.isNaN(inMillis) ? timeIn(segment, startFields) : inMillis / 1000;
  const endInMillis = timeIn(segment, milliseconds.end) / 1000;
  const end = Number.isNaN(endInMillis) ? timeIn(segment, endFields) : endInMillis;
  const inDuration = timeIn(segment, milliseconds.duration) / 1000;
  const words = objectsOf(segment.words).map(readWord);
  const [alternative] = objectsOf(segment.alternatives);
  return {
    startTime,
    endTime: Number.isNaN(end) ? startTime + (Number.isNaN(inDuration) ? timeIn(segment, durationFields) : inDuration) : end,
    text: firstText(segment, textFields) || (alternative ? firstText(alternative, textFields) : ''),
    speaker: speakerOf(segment) ?? (alternative && speakerOf(alternative)),
    // Aligners omit the times of words that they can't place, which makes the list unusable.
    words: words.length > 0 && words.every((word) => Number.isFinite(word.startTime)) ? words : undefined,
  };
}

function readWord({ words: _, ...word }: JsonObject): CueWord {
  const { startTime, endTime } = readSegment(word);
  return { startTime, endTime, text: textOf(word.punctuated_word) || textOf(word.word) || textOf(word.text) };
}

/** Returns the speaker's name or number; undefined if there is none. */
function speakerOf(entry: JsonObject): string | undefined {
  const value = speakerFields.map((name) => entry[name]).find((one) => one !== undefined && one !== null && one !== '');
  const name = isObject(value) ? (value.name ?? value.label ?? value.id) : value;
  return typeof name === 'number' ? String(name) : textOf(name).trim() || undefined;
}

const firstText = (entry: JsonObject, names: string[]): string => names.map((name) => textOf(entry[name])).find(Boolean) ?? '';

const timeIn = (entry: JsonObject, names: string[]): number =>
  names.map((name) => timeOf(entry[name])).find((time) => !Number.isNaN(time)) ?? Number.NaN;

/** Reads a number, `1.3`, `1.3s` or a clock time. */
function timeOf(value: unknown): number {
  if (typeof value !== 'string') return numberOf(value);
  return parseClock(value.trim()) ?? numberOf(value.trim().replace(/^(\d{1,9}(?:\.\d{1,9})?)s$/, '$1'));
}

/**
 * Whether times are milliseconds: as seconds they would be far too long for the text, and as milliseconds not too short. Fractions
 * are seconds more often than whole numbers, so several long segments are needed.
 */
function isInMilliseconds(cues: RawCue[]): boolean {
  const timed = cues.filter(({ startTime }) => Number.isFinite(startTime));
  if (timed.length === 0) return false;
  const lengths = timed.map(({ startTime, endTime }) => endTime - startTime).filter(Number.isFinite);
  const span = timed.at(-1)!.startTime - timed[0]!.startTime;
  const total = lengths.length === timed.length ? lengths.reduce((sum, length) => sum + length, 0) : span;
  const characters = timed.reduce((sum, { text }) => sum + text.length, 0);
  if (characters / total >= maxCharactersPerMillisecond) return false;
  if (timed.every(({ startTime, endTime }) => isWhole(startTime) && isWhole(endTime))) return true;
  const { minSegments, minMeanSeconds } = fractional;
  return timed.length >= minSegments && total / timed.length > minMeanSeconds;
}

const isWhole = (time: number) => !Number.isFinite(time) || Number.isInteger(time);

const toSeconds = ({ startTime, endTime, words, ...cue }: RawCue): RawCue => ({
  ...cue,
  startTime: startTime / 1000,
  endTime: endTime / 1000,
  words: words?.map((word) => ({ ...word, startTime: word.startTime / 1000, endTime: word.endTime / 1000 })),
});
