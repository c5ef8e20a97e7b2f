import { untimedCues } from '../estimate-times.ts';
import { parseClock } from '../parse-clock.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { walkMarkup } from '../walk-markup.ts';
import { hasTimedLines, isTimedLine, parsePlainText } from './plain-text.ts';

const blocks = new Set('p div li br section article tr blockquote h1 h2 h3 h4 h5 h6'.split(' '));
const hiddenElements = new Set('script style head template noscript nav svg'.split(' '));

/**
 * Parses the HTML transcripts of podcasts: `<cite>Name:</cite><time>0:09</time><p>words</p>`, name and time in either order;
 * otherwise paragraphs with times in their text, as plain text has them, or without.
 */
export function parseHtmlTranscript(source: string): ParsedCaptions {
  const cues: RawCue[] = [];
  const paragraphs: string[] = [''];
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
      if (blocks.has(name)) addText('\n');
    },
    close(name: string) {
      if (hiddenElements.has(name)) hidden = Math.max(0, hidden - 1);
      if (blocks.has(name)) addText('\n');
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
    } else if (text === '\n') paragraphs.push('');
    else paragraphs.push(paragraphs.pop()! + text);
  };
  walkMarkup(source, visitor, 'html');
  return cues.length > 0 ? { cues } : parseParagraphs(paragraphs);
}

function parseParagraphs(paragraphs: string[]): ParsedCaptions {
  const lines = paragraphs.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean);
  const text = lines.join('\n\n');
  if (hasTimedLines(text) || isTimedLine(lines[0] ?? '')) return parsePlainText(text);
  return { cues: untimedCues(paragraphs), estimated: true };
}
