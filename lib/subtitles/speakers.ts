import type { Cue } from '../contract/cue.ts';
import { shareTime } from './share-time.ts';
import type { RawCue } from './subtitle-format.ts';
import { isRepeated, mostlyRepeat, nameInFront, speakerName } from './transcript-names.ts';

/** Patterns of the mark of another speaker, and of a name: few words, the first capitalized or alone; any other name is quoted. */
const mark = String.raw`(?:>>+|»|[-\u2013\u2014])\s?`;
const markedName = String.raw`(?:[\p{Lu}\p{Lt}\p{Lo}\p{N}][^\s:<>]{0,30}(?: [^\s:<>]{1,30}){0,3})|\p{Ll}[^\s:<>]{0,30}|\u201c(?:[^\u201d]|\u201d\u201d){1,200}\u201d`;
/** Matches a speaker's name such as `>> ANN:` or `- Ann:`; a colon alone is not enough. */
const speakerPattern = new RegExp(String.raw`^${mark}(${markedName}):\s+(?=\S)`, 'u');

/** Matches white space before the mark and name of another speaker; a dash is a mark at the start of a line alone. */
const nextTurn = new RegExp(String.raw`(?:\n|\s(?=>>))(?=${mark}(?:${markedName}):\s+\S)`, 'u');

/** Splits a cue at the marks of further speakers with names, `>> ANN: Hi. >> BOB: Ho.`; one with word times stays whole. */
export function splitMarkedTurns(cue: RawCue): RawCue[] {
  if (!/[\n>]/.test(cue.text) || cue.words || cue.ruby) return [cue];
  const [first = '', ...others] = cue.text.split(nextTurn);
  if (others.length === 0) return [cue];
  const turns = [{ ...cue, text: first }, ...others.map((text) => ({ ...cue, text, speaker: undefined }))].map(extractSpeaker);
  return shareTime(
    cue,
    turns.map((turn) => ({ ...turn, text: turn.text.trim() })).filter(({ text }) => text !== ''),
  );
}

/**
 * Moves the speaker that a cue's text starts with to its `speaker` field. Marks of a change of speaker without a name stay in
 * the text.
 */
export function extractSpeaker(cue: RawCue): RawCue {
  const match =
    cue.speaker === undefined && /^[>»\-\u2013\u2014]/.test(cue.text) && cue.text.includes(':')
      ? speakerPattern.exec(cue.text)
      : null;
  return match ? { ...cue, text: cue.text.slice(match[0].length), speaker: unquoteName(match[1]!) } : cue;
}

/**
 * Matches a name with a colon alone, or in brackets, also behind the mark of a turn, `- [Ann] Hi`; "Slides: https://example.org" is
 * the label of an address.
 */
const namePattern = new RegExp(
  String.raw`(?:^(?:${mark})?\[(${speakerName})\][^\S\n]+|${nameInFront}(?!https?://\S{1,2000}\s*$))(?=\S)`,
  'u',
);
const nameAtStart = (text: string): string | undefined => {
  const match = namePattern.exec(text);
  return match?.[1] ?? match?.[2];
};

/** Matches a name in capitals, as captions for the deaf write it. */
const capitals = /^(?=.*\p{Lu}.*\p{Lu})\P{Ll}+$/u;
/** Matches the name of a sound, or a remark on how one speaks, in brackets in front of a text. */
const soundLabel =
  /^(?:Music|Musik|Musique|Música|Applause|Applaus|Laugh(?:s|ter)?|Chuckles?|Sighs?|Gasps?|Coughs?|Cheers|Scoffs|Groans|Sniffles|Whispers|Inaudible|Indistinct|Silence|Foreign|Beat|Pause|In|On|Off|Over|\p{L}+ing)(?: |$)/iu;

/** Matches such names and remarks as a whole in Chinese, Japanese and Korean, and those of laughter and applause in more languages. */
const foreignSoundLabel =
  /^(?:[大轻輕微苦冷狂哄众眾齐齊全]?[场場]?笑[声聲]?|(?:热烈|熱烈)?(?:掌[声聲]|鼓掌|拍手)|(?:背景)?音[乐樂楽]|[欢歡]呼[声聲]?|歓声|[叹嘆][气氣]?|ため息|哭泣?|泣く?|咳嗽?|尖叫|沉默|沈黙|[小低轻輕大][声聲]|웃음|박수|음악|한숨|침묵|환호|속삭임|rires|risas|risos|risate|gelächter|lacht|seufzt|soupirs?|suspiros?|applaudissements|aplausos|applausi|смех|аплодисменты|музыка)$/iu;
const isSoundLabel = (label: string): boolean => soundLabel.test(label) || foreignSoundLabel.test(label);

/** Matches words that stand in front of a colon more often than a name does. */
const commonLabel =
  /^(?:Note|Notes|Warning|Caution|Question|Answer|Remember|Reminder|Important|Spoiler|Update|Edit|Tip|Hint|Example|Title|Topic|Source|Summary|Conclusion|Result|Fact|Problem|Solution|First|Second|Third|Finally)$/;

/**
 * Moves names such as `Ann: ` in front of cues to their `speaker` field, as transcripts of podcasts and meetings write them.
 * Any text may hold a colon, so the first cue that is no sound must begin with a name, unless all are in capitals, and names must
 * repeat or be expected. Of those that are expected there are at least two, and a common word is one only if it repeats.
 */
export function extractNames(cues: RawCue[], isExpected = false): RawCue[] {
  const labels = cues.flatMap(namesOfLines);
  const repeats = isRepeated(labels);
  const isName = (label: string | undefined) =>
    label !== undefined && !isSoundLabel(label) && (repeats(label) || !commonLabel.test(label));
  const written = labels.filter(isName);
  const first = cues.find(({ text }) => !sound.test(text.trim()));
  const isNamed = isName(first && nameOf(first)) || (written.every((name) => capitals.test(name)) && mostlyRepeat(written));
  if (!isNamed || !(mostlyRepeat(written) || (isExpected && written.length > 1))) return cues;
  return cues.flatMap((cue) => (isName(nameOf(cue)) ? splitNamedLines(cue, isName) : [cue]));
}

/**
 * Matches any label in parentheses, or with a colon, in front of a text: the name of an account, a device or a telephone is written in
 * any way. A number in parentheses is that of an entry in a list.
 */
const labelPattern =
  /^(?:[(（【](?!\s{0,9}\p{N}{1,9}\s{0,9}[)）】])([^\n()（）【】]{1,40})[)）】](?::\s+|：|\s*)|([^\s:：<>][^\n:：<>]{0,59})(?::\s+|：))(?=\S)/u;
/** Minimum share of the cues that have a label where labels are names, however they are written. */
const minLabeled = 0.9;

/**
 * Moves the labels in front of cues to their `speaker` field, where nearly every cue has one and they repeat, as Zoom writes them.
 * Undefined for other captions, and where all labels have the form of names.
 */
export function extractLabels(cues: RawCue[]): RawCue[] | undefined {
  const isSound = ({ text }: RawCue) => sound.test(text.trim()) || isSoundLabel(labelPattern.exec(text.trimStart())?.[1] ?? '');
  const labelOf = (cue: RawCue) => {
    const match = cue.speaker === undefined && !isSound(cue) ? labelPattern.exec(cue.text.trimStart()) : null;
    const label = match?.[1] ?? match?.[2];
    return match && label ? { label, length: match[0].length } : undefined;
  };
  const spoken = cues.filter((cue) => !isSound(cue));
  if (!spoken[0] || !labelOf(spoken[0])) return undefined;
  const found = cues.map(labelOf);
  const labels = found.flatMap((one) => one?.label ?? []);
  const areNames = cues.every((cue, i) => !found[i] || startsWithName(cue));
  if (areNames || labels.length < minLabeled * spoken.length || !mostlyRepeat(labels)) return undefined;
  return cues.map((cue, i) => {
    const one = found[i];
    return one ? { ...cue, speaker: one.label, text: cue.text.trimStart().slice(one.length) } : cue;
  });
}

/** Returns the names at the starts of a cue's lines, if the first has one. */
function namesOfLines(cue: RawCue): string[] {
  const first = nameOf(cue);
  if (first === undefined) return [];
  const [, ...others] = cue.text.trimStart().split('\n');
  return [first, ...others.flatMap((line) => nameAtStart(line) ?? [])];
}

/** Splits a cue that starts with a name at the lines that start with one. */
function splitNamedLines(cue: RawCue, isName: (label: string | undefined) => boolean): RawCue[] {
  const turns: string[] = [];
  for (const line of cue.text.trimStart().split('\n')) {
    if (turns.length === 0 || (!cue.words && !cue.ruby && isName(nameAtStart(line)))) turns.push(line);
    else turns[turns.length - 1] += `\n${line}`;
  }
  const named = turns.map((text) => ({
    ...cue,
    speaker: nameAtStart(text),
    text: text.replace(namePattern, ''),
  }));
  return named.length > 1 ? shareTime(cue, named) : named;
}

/** Matches the mark of another speaker, who has no name, and a cue that is only a sound. */
const unnamedTurn = /^(?:>>|»|[-\u2013\u2014])/;
const sound = /^(?:\[[^[\]]*\]|\([^()]*\)|♪.*)$/su;

/** Returns cues of which those without a name have the speaker above, as in transcripts that name only another speaker. */
export function continueTurns(cues: RawCue[]): RawCue[] {
  let speaker: string | undefined;
  return cues.map((cue) => {
    const text = cue.text.trim();
    speaker = cue.speaker ?? (unnamedTurn.test(text) ? undefined : speaker);
    return speaker === undefined || sound.test(text) ? cue : { ...cue, speaker };
  });
}

/** Maximum number of paragraphs above the first turn of a transcript: its title, its date, who took part. */
const maxHeadingParagraphs = 5;

/**
 * Moves the names in front of the paragraphs of a transcript without times to their `speaker` field. What stands above the first
 * name that repeats has no speaker, and a paragraph without a name belongs to the turn above it.
 */
export function extractTurns(paragraphs: RawCue[], isExpected = false): RawCue[] {
  const repeats = isRepeated(paragraphs.map(nameOf));
  const first = paragraphs.findIndex((cue) => repeats(nameOf(cue)));
  const start = first <= maxHeadingParagraphs ? Math.max(0, first) : 0;
  const below = paragraphs.slice(start);
  const named = extractNames(below, isExpected || (start === 0 && below.length > 1 && below.every(startsWithName)));
  if (named === below) return paragraphs;
  const turns = paragraphs.slice(0, start);
  for (const cue of named) turns.push({ ...cue, speaker: cue.speaker ?? turns.at(-1)?.speaker });
  return turns;
}

/** Whether a cue's text starts with a name and a colon. */
export const startsWithName = (cue: RawCue): boolean => nameOf(cue) !== undefined;

/** Returns the name that a cue's text starts with. */
const nameOf = ({ text, speaker }: RawCue): string | undefined =>
  speaker === undefined ? nameAtStart(text.trimStart()) : undefined;

/** Returns a cue's text for formats without a field for speakers. */
export function prefixSpeaker({ speaker, text }: Cue): string {
  if (!speaker) return text;
  const prefix = `>> ${speaker}: `;
  return (speakerPattern.exec(`${prefix}.`)?.[1] === speaker ? prefix : `>> ${quoteName(speaker)}: `) + text;
}

const quoteName = (name: string) => `\u201c${name.replaceAll('\u201d', '\u201d\u201d')}\u201d`;
const unquoteName = (name: string) => (name.startsWith('\u201c') ? name.slice(1, -1).replaceAll('\u201d\u201d', '\u201d') : name);
