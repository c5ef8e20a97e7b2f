import { parseClock } from '../parse-clock.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { walkMarkup } from '../walk-markup.ts';
import { hasTimedLines, isTimedLine, parsePlainText, parseUntimedText } from './plain-text.ts';

const blocks = new Set('p div li section article tr blockquote dt h1 h2 h3 h4 h5 h6'.split(' '));
/** Elements that begin another line of a paragraph: a name, a time and a text may each be a cell of a table. */
const lineElements = new Set(['br', 'td', 'th', 'dd']);
const hiddenElements = new Set('script style head template noscript nav svg'.split(' '));

/**
 * Parses the HTML transcripts of podcasts: `<cite>Name:</cite><time>0:09</time><p>words</p>`, name and time in either order;
 * otherwise paragraphs with times in their text, as plain text has them, or without.
 */
export function parseHtmlTranscript(source: string): ParsedCaptions {
  const cues: RawCue[] = [];
  /** The lines of each paragraph above the first time. */
  const paragraphs: string[][] = [['']];
  let hidden = 0;
  let inside: 'cite' | 'time' | undefined;
  let buffer = '';
  let speaker: string | undefined;
  let pendingName: string | undefined;
  /** Whether the last cue has text; looking at one that grows would copy it each time. */
  let hasText = false;
  const visitor = {
    open(name: string) {
      if (hiddenElements.has(name)) hidden++;
      if (name === 'cite' || name === 'time') {
        inside = name;
        buffer = '';
      }
      if (blocks.has(name)) startParagraph();
      if (lineElements.has(name)) startLine();
    },
    close(name: string) {
      if (hiddenElements.has(name)) hidden = Math.max(0, hidden - 1);
      if (blocks.has(name)) startParagraph();
      if (name !== inside) return;
      inside = undefined;
      if (name === 'cite') pendingName = buffer.trim().replace(/\s*:$/, '');
      else {
        const startTime = parseClock(buffer.trim().replace(/^[[(]|[\])]$/g, ''));
        if (startTime === undefined) return;
        // A name applies until the next one, and may follow its time.
        speaker = pendingName || speaker;
        pendingName = undefined;
        hasText = false;
        cues.push({ startTime, endTime: Number.POSITIVE_INFINITY, text: '', speaker });
      }
    },
    text(text: string) {
      if (hidden > 0) return;
      if (inside) buffer += text;
      else addText(text);
    },
  };
  const addText = (text: string) => {
    const cue = cues.at(-1);
    if (cue) {
      if (pendingName && text.trim() !== '') {
        // A name right after the time is the speaker's; one within the text is a work that is cited.
        if (!hasText) cue.speaker = speaker = pendingName;
        else cue.text += pendingName;
        pendingName = undefined;
      }
      cue.text += text;
      hasText ||= text.trim() !== '';
    } else {
      const lines = paragraphs.at(-1)!;
      lines.push(lines.pop()! + text);
    }
  };
  const startParagraph = () => {
    if (cues.length > 0) addText('\n');
    else paragraphs.push(['']);
  };
  const startLine = () => {
    if (cues.length > 0) addText('\n');
    else paragraphs.at(-1)!.push('');
  };
  walkMarkup(source, visitor, 'html');
  return cues.length > 0 ? { cues } : parseParagraphs(paragraphs);
}

function parseParagraphs(paragraphs: string[][]): ParsedCaptions {
  const inOneLine = (line: string) => line.replace(/\s+/g, ' ').trim();
  const written = paragraphs.map((lines) => lines.map(inOneLine).filter(Boolean).join('\n'));
  const text = written.filter(Boolean).join('\n\n');
  return hasTimedLines(text) || isTimedLine(text.split('\n', 1)[0]!) ? parsePlainText(text) : parseUntimedText(text);
}
