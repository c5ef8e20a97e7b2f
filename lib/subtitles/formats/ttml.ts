import { Failure } from '../../contract/failure.ts';
import type { CueWord, ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { closeTtmlScope, openTtmlScope, type TtmlScope, type XmlAttributes } from '../ttml-scope.ts';
import { readTtmlClock, type TtmlClock } from '../ttml-time.ts';
import { walkMarkup } from '../walk-markup.ts';

/**
 * Parses TTML, DFXP and the text profile of IMSC. A timed paragraph is a cue and its timed spans are the words; in a paragraph
 * without times each timed span is a cue. Throws `captionsUnreadable` for profiles that contain images only.
 */
export function parseTtml(source: string): ParsedCaptions {
  const cues: RawCue[] = [];
  const agents = new Map<string, string>();
  let clock: TtmlClock = readTtmlClock({});
  let language: string | undefined;
  let agentId: string | undefined;
  let nameOpen = false;
  let images = false;
  const scopes: TtmlScope[] = [];
  let cue: (RawCue & { words: CueWord[]; untimed: boolean; agent?: string; inherits: boolean; depth: number }) | undefined;
  let word: (CueWord & { depth: number }) | undefined;

  const openElement = (name: string, attributes: XmlAttributes) => {
    const parent = scopes.at(-1);
    const scope = openTtmlScope(name, attributes, parent, clock);
    scopes.push(scope);
    if (name === 'br') addText('\n');
    // A paragraph that only inherits its time leaves the cues to its timed spans.
    if (cue?.inherits && scope.isTimed && cue.text.trim() === '') cue = undefined;
    if (cue && scope.isTimed && name === 'span') {
      word = { startTime: scope.startTime, endTime: scope.endTime, text: '', depth: scopes.length };
      cue.agent ??= scope.agent;
    } else if (!cue && (name === 'span' ? scope.isTimed : name === 'p' && scopes.some(({ isTimed }) => isTimed))) {
      const { startTime, endTime, agent } = scope;
      cue = { startTime, endTime, text: '', words: [], untimed: false, agent, inherits: !scope.isTimed, depth: scopes.length };
    }
  };
  const closeElement = (name: string) => {
    if (word?.depth === scopes.length) {
      cue?.words.push({ startTime: word.startTime, endTime: word.endTime, text: word.text });
      word = undefined;
    }
    if (cue?.depth === scopes.length) {
      const { text, words, agent } = cue;
      const speaker = agent && (agents.get(agent) ?? agent);
      const { startTime, endTime } = cue.untimed || words.length === 0 ? cue : wordExtent(cue);
      cues.push({ startTime, endTime, text, speaker, words: words.length > 0 ? words : undefined });
      cue = undefined;
    }
    closeTtmlScope(name, scopes.pop()!, scopes.at(-1));
  };
  const addText = (text: string) => {
    if (!cue || scopes.at(-1)!.isHidden) return;
    cue.text += text;
    if (word) word.text += text;
    else cue.untimed ||= text.trim() !== '';
  };

  const visitor = {
    open(name: string, attributes: XmlAttributes) {
      if (name === 'tt') {
        clock = readTtmlClock(attributes);
        language = attributes['xml:lang'];
      }
      if (name === 'image' || attributes['smpte:backgroundImage'] !== undefined) images = true;
      if (name === 'agent') agentId = attributes['xml:id'];
      nameOpen = name === 'name' && agentId !== undefined;
      if (name === 'body' || scopes.length > 0) openElement(name, attributes);
    },
    close(name: string) {
      nameOpen = false;
      if (name === 'agent') agentId = undefined;
      if (scopes.length > 0) closeElement(name);
    },
    text(text: string) {
      if (nameOpen && agentId !== undefined && !agents.has(agentId)) agents.set(agentId, text);
      // Line breaks in the source are layout; real ones are <br>.
      else if (scopes.length > 0) addText(text.replaceAll('\n', ' '));
    },
  };
  walkMarkup(source, visitor, 'xml');
  if (cues.length === 0 && images) throw new Failure('captionsUnreadable', 'TTML with images in place of text');
  return { language, cues };
}

/** Returns the time range of a paragraph that has only timed spans: from the first word to the last. */
function wordExtent({ startTime, endTime, words }: { startTime: number; endTime: number; words: CueWord[] }) {
  let first = Number.POSITIVE_INFINITY;
  let last = startTime;
  for (const word of words) {
    if (word.text.trim() === '') continue;
    first = Math.min(first, word.startTime);
    last = Math.max(last, word.endTime);
  }
  return { startTime: Math.max(startTime, first), endTime: Math.min(endTime, last) };
}
