import { estimateTimes } from '../estimate-times.ts';
import { walkMarkup } from '../markup-walk.ts';
import type { Parsed, RawCue } from '../subtitle-format.ts';
import { parseClock } from '../timing.ts';

const blocks = new Set('p div li br section article tr blockquote h1 h2 h3 h4 h5 h6'.split(' '));
const unread = new Set('script style head template noscript nav svg'.split(' '));

/** Podcasting's `<cite>Name:</cite><time>0:09</time><p>words</p>`, in either order; else paragraphs without times. */
export function parseHtmlTranscript(source: string): Parsed {
  const cues: RawCue[] = [];
  const paragraphs: string[] = [''];
  let hidden = 0;
  let inside: 'cite' | 'time' | undefined;
  let read = '';
  let speaker: string | undefined;
  let cited: string | undefined;
  const visitor = {
    open(name: string) {
      if (unread.has(name)) hidden++;
      if (name === 'cite' || name === 'time') {
        inside = name;
        read = '';
      }
      if (blocks.has(name)) say('\n');
    },
    close(name: string) {
      if (unread.has(name)) hidden = Math.max(0, hidden - 1);
      if (blocks.has(name)) say('\n');
      if (name !== inside) return;
      inside = undefined;
      if (name === 'cite') cited = read.trim().replace(/\s*:$/, '');
      else {
        const startTime = parseClock(read.trim().replace(/^[[(]|[\])]$/g, ''));
        if (startTime === undefined) return;
        // A name counts until the next one, and may follow its time.
        speaker = cited || speaker;
        cited = undefined;
        cues.push({ startTime, endTime: Number.POSITIVE_INFINITY, text: '', speaker });
      }
    },
    text(text: string) {
      if (hidden > 0) return;
      if (inside) read += text;
      else say(text);
    },
  };
  const say = (text: string) => {
    const cue = cues.at(-1);
    if (cue) {
      if (cited && text.trim() !== '') {
        // A name right after the time is the speaker's; one amid the words is a work that they cite.
        if (cue.text.trim() === '') cue.speaker = speaker = cited;
        else cue.text += cited;
        cited = undefined;
      }
      cue.text += text;
    } else if (text === '\n') paragraphs.push('');
    else paragraphs.push(paragraphs.pop()! + text);
  };
  walkMarkup(source, visitor, 'html');
  return cues.length > 0 ? { cues } : { cues: estimateTimes(paragraphs), estimated: true };
}
