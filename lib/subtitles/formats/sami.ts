import { readMarkup } from '../cue-markup.ts';
import { Leniencies, lostCue } from '../leniencies.ts';
import { attributePattern, removeComments, splitAt } from '../split-markup.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';

/** Number of characters at the start of a file in which its classes are declared. */
const headLength = 100_000;

const startPattern = attributePattern('start');
const endPattern = attributePattern('end');
const classPattern = attributePattern('class');
const sourcePattern = /\sid\s{0,9}=\s{0,9}["']?source\b/i;
const languageClass = /\.(\w{1,60})\s{0,99}\{[^{}]{0,999}?\blang\s{0,9}:\s{0,9}([\w-]{1,35})/gi;

/**
 * Parses SAMI: `<SYNC Start=1000><P Class=ENUSCC>text`, in milliseconds
 * (https://learn.microsoft.com/en-us/previous-versions/windows/desktop/dnacc/understanding-sami-1.0). Each class is a language. A
 * paragraph lasts until the next one of its class, an empty one only ends it, and one with the id `Source` names the speaker.
 */
export function parseSami(source: string): ParsedCaptions {
  const languages = [...source.slice(0, headLength).matchAll(languageClass)];
  const languageOf = new Map(languages.map(([, name, tag]) => [name!.toLowerCase(), tag!]));
  const language = languages[0]?.[2];
  const cues: RawCue[] = [];
  const shown = new Map<string, RawCue[]>();
  const speakers = new Map<string, string>();
  const leniencies = new Leniencies();
  for (const { tag, body } of splitAt(removeComments(source), /<sync(?=[\s>])/i)) {
    const startTime = millisecondsIn(tag, startPattern) / 1000;
    const endTime = millisecondsIn(tag, endPattern) / 1000;
    if (Number.isNaN(startTime)) {
      leniencies.add(lostCue, tag);
      continue;
    }
    for (const { name, isSource, text, ...content } of readParagraphs(body, startTime)) {
      const before = shown.get(name) ?? [];
      if (before[0]?.startTime !== startTime) {
        for (const cue of before) if (cue.endTime === Number.POSITIVE_INFINITY) cue.endTime = startTime;
        shown.delete(name);
      }
      if (isSource) speakers.set(name, text.replace(/:$/, ''));
      if (isSource || text === '') continue;
      const other = languageOf.get(name);
      const cue: RawCue = {
        startTime,
        endTime: Number.isNaN(endTime) ? Number.POSITIVE_INFINITY : endTime,
        ...content,
        text,
        speaker: speakers.get(name) || content.speaker,
        ...(other !== language && { language: other }),
      };
      cues.push(cue);
      shown.set(name, [...(shown.get(name) ?? []).slice(-9), cue]);
    }
  }
  return { language, cues, leniencies: leniencies.list };
}

/** Returns the paragraphs of one time. Text above the first has no class, and white space there is layout. */
function readParagraphs(body: string, startTime: number) {
  const first = body.search(paragraphStart);
  const bare = first < 0 ? body : body.slice(0, first);
  const paragraphs = [...(bare.trim() === '' ? [] : [{ tag: '', body: bare }]), ...splitAt(body, paragraphStart)];
  return paragraphs.map(({ tag, body: source }) => {
    const content = readMarkup(source.replace(/\s+/g, ' '), startTime);
    const text = content.text.replaceAll('\u00a0', ' ').trim();
    return { ...content, text, name: classPattern.exec(tag)?.[1]?.toLowerCase() ?? '', isSource: sourcePattern.test(tag) };
  });
}

const paragraphStart = /<p(?=[\s>])/i;

function millisecondsIn(tag: string, pattern: RegExp): number {
  return Number.parseFloat(pattern.exec(tag)?.[1] ?? '');
}
