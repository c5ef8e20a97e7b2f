import { shareTime } from './share-time.ts';
import type { RawCue } from './subtitle-format.ts';

const particle = 'von|van|der|den|de|da|di|la|le|el|bin|al|und|and';
const firstWord = String.raw`[\p{Lu}\p{Lt}\p{Lo}][^\s:：<>.!?;*|[\]]{0,30}\.?`;
const furtherWord = String.raw`(?:${particle}|\([^()\n:]{1,40}\)|\(?[\p{Lu}\p{Lt}\p{Lo}\p{N}][^\s:：<>.!?;*|[\]]{0,30}\.?)`;
/** Pattern of a speaker's name: few words, each capitalized, a number or a particle. */
export const speakerName = `${firstWord}(?: ${furtherWord}){0,4}`;

const onlyName = new RegExp(String.raw`^(?:${speakerName}:?|\[${speakerName}\]:?)$`, 'u');
/** Pattern of the colon after a name, before which French writes a space, and after which Chinese and Japanese write none. */
const nameColon = String.raw`(?:[ \u00a0\u202f]?:\s+|：\s{0,9}|:(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]))`;
/** Pattern of a name with its colon in front of a text; some services write it in brackets. */
export const nameInFront = String.raw`^\[?(${speakerName})\]?${nameColon}`;
const nameAndText = new RegExp(String.raw`${nameInFront}(?=\S)`, 'u');
const firstLine = (text: string) => text.trimStart().split('\n', 1)[0]!.trim();
const isName = (line: string) => line.length <= 80 && onlyName.test(line) && !/[,，、。]$/.test(line);
const bareName = (name: string) => name.replace(/^\[|\]?:?$/g, '');

/** Description of the leniency by which lines without a colon are read as names. */
export const namesOnLines = 'lines beside the times are taken for the names of speakers';

/** A cue of a transcript in plain text, with the line above its time. */
export interface TranscriptCue extends RawCue {
  above: string;
}

/**
 * Finds the speakers of a transcript whose times stand on lines of their own: in the line above each time, in the first line below
 * each, or in front of each line below (Google Meet), where the times of further speakers are estimated from the length of the
 * text. Returns undefined if the lines are no names throughout.
 */
export function readSpeakers(cues: readonly TranscriptCue[]): RawCue[] | undefined {
  const plain = cues.map(({ above: _, ...cue }) => cue);
  if (cues.length < 2 || cues.some(({ speaker }) => speaker !== undefined)) return undefined;
  // A line that is all of the text below a time is no name of the next one.
  const hasText = ({ text }: RawCue, i: number) => text.trim() !== (cues[i + 1]?.above ?? '');
  if (cues.every(({ above }) => isName(above)) && cues.every(hasText))
    return plain.map((cue, i) => {
      const next = cues[i + 1];
      const text = next ? cue.text.trimEnd().slice(0, -next.above.length) : cue.text;
      return { ...cue, text, speaker: bareName(cues[i]!.above) };
    });
  const named = namesInFirstLines(plain) ?? namesAboveTurns(cues);
  if (named) return named;
  const turns = cues.map(({ text }) => text.split('\n').filter((line) => nameAndText.test(line.trim())).length);
  const isByLine = cues.every(({ text }) => nameAndText.test(firstLine(text))) && turns.some((count) => count > 1);
  return isByLine ? plain.flatMap((cue, i) => splitTurns(cue, plain[i + 1]?.startTime)) : undefined;
}

/**
 * Reads the names above the times at which another speaker begins, as in Zoom's panel; undefined if they do not repeat. A line that
 * is all of a cue's text is no name.
 */
function namesAboveTurns(cues: readonly TranscriptCue[]): RawCue[] | undefined {
  const above = cues.map(({ above }, i) => {
    const hasOtherText = i === 0 || cues[i - 1]!.text.trim().length > above.length;
    return hasOtherText && isName(above) ? bareName(above) : undefined;
  });
  const repeats = isRepeated(above);
  const names = above.filter(repeats);
  if (above[0] === undefined || !mostlyRepeat(names)) return undefined;
  let speaker = above[0];
  return cues.map(({ above: _, ...cue }, i) => {
    if (repeats(above[i])) speaker = above[i]!;
    const text = repeats(above[i + 1]) ? cue.text.trimEnd().slice(0, -cues[i + 1]!.above.length) : cue.text;
    return { ...cue, text, speaker };
  });
}

/** Matches a name in bold with a colon, as Markdown writes it: `**Ann:** text`. */
const boldName = new RegExp(String.raw`^\s{0,9}(\*\*|__)(${speakerName})(?::\1|\1:)(?=\s)`, 'u');

/** Returns a line whose name in bold is plain. */
export const withPlainName = (line: string): string => line.replace(boldName, '$2:');

/** Matches the mark of a change of speaker, or of an item in a list, at the start of a line. */
const turnMark = /^(?:>>|»|[-–—•*] )/;

const nameAlone = new RegExp(`^${speakerName}:$`, 'u');

/**
 * Returns the paragraphs of a transcript without times, which blank lines separate, except below a name alone. Each line that begins with the mark of another
 * speaker begins one too, and with a name if the name begins another line. Names in bold become plain.
 */
export function splitParagraphs(text: string): string[] {
  const lines = text.split('\n').map((line) => withPlainName(line.trim()));
  const repeats = isRepeated(lines.map((line) => nameAndText.exec(line)?.[1]));
  const paragraphs: string[][] = [[]];
  for (const line of lines) {
    const isBelowName = paragraphs.at(-1)!.length === 1 && nameAlone.test(paragraphs.at(-1)![0]!);
    if (line === '' && isBelowName) continue;
    if (line === '' || turnMark.test(line) || repeats(nameAndText.exec(line)?.[1])) paragraphs.push([]);
    if (line !== '') paragraphs.at(-1)!.push(line);
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0).map((paragraph) => paragraph.join('\n'));
}

/** Whether names repeat as those of speakers do: there are more than three, each twice on average. */
export const mostlyRepeat = (names: readonly (string | undefined)[]): boolean =>
  names.length > 3 && new Set(names).size * 2 <= names.length;

/** Returns a function that says whether a name occurs at least twice. */
export function isRepeated(names: readonly (string | undefined)[]): (name: string | undefined) => boolean {
  const once = new Set<string>();
  const repeated = new Set<string>();
  for (const name of names) if (name !== undefined) (once.has(name) ? repeated : once).add(name);
  return (name) => name !== undefined && repeated.has(name);
}

/** Returns cues with the first line of each as its speaker; undefined if a first line is not a name or is the only line. */
export function namesInFirstLines(cues: RawCue[]): RawCue[] | undefined {
  if (!cues.every(({ text }) => isName(firstLine(text)) && text.trim().includes('\n'))) return undefined;
  return cues.map((cue) => {
    const text = cue.text.trimStart();
    return { ...cue, text: text.slice(text.indexOf('\n') + 1), speaker: bareName(firstLine(text)) };
  });
}

/** Splits the lines below one time by speaker; each turn gets its share of the time by how long it takes to speak. */
function splitTurns(cue: RawCue, nextStart: number | undefined): RawCue[] {
  const turns: RawCue[] = [];
  for (const line of cue.text.split('\n')) {
    const match = nameAndText.exec(line.trim());
    if (match) turns.push({ ...cue, speaker: match[1]!, text: line.trim().slice(match[0].length) });
    else if (turns.length > 0 && line.trim() !== '') turns.at(-1)!.text += `\n${line}`;
  }
  return shareTime(cue, turns, nextStart);
}
