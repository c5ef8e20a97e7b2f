import { Failure } from '../../contract/failure.ts';
import { walkMarkup } from '../markup-walk.ts';
import type { Parsed, RawCue, Word } from '../subtitle-format.ts';
import { type Attributes, closeScope, openScope, type Scope } from '../ttml-scope.ts';
import { clockOf, type TtmlClock } from '../ttml-time.ts';

/**
 * TTML, DFXP and the text profile of IMSC. A timed paragraph is a cue and the timed spans inside it are its words;
 * in a paragraph without a time each timed span is a cue.
 */
export function parseTtml(source: string): Parsed {
  const cues: RawCue[] = [];
  const agents = new Map<string, string>();
  let clock: TtmlClock = clockOf({});
  let language: string | undefined;
  let agentId: string | undefined;
  let nameOpen = false;
  let images = false;
  const scopes: Scope[] = [];
  let cue: (RawCue & { words: Word[]; untimed: boolean; agent?: string; inherits: boolean; depth: number }) | undefined;
  let word: (Word & { depth: number }) | undefined;

  const begin = (name: string, attributes: Attributes) => {
    const parent = scopes.at(-1);
    const scope = openScope(name, attributes, parent, clock);
    scopes.push(scope);
    if (name === 'br') say('\n');
    // A paragraph that only lies in something timed leaves the times to its spans.
    if (cue?.inherits && scope.timed && cue.text.trim() === '') cue = undefined;
    if (cue && scope.timed && name === 'span') {
      word = { startTime: scope.startTime, endTime: scope.endTime, text: '', depth: scopes.length };
      cue.agent ??= scope.agent;
    } else if (!cue && (name === 'span' ? scope.timed : name === 'p' && scopes.some(({ timed }) => timed))) {
      const { startTime, endTime, agent } = scope;
      cue = { startTime, endTime, text: '', words: [], untimed: false, agent, inherits: !scope.timed, depth: scopes.length };
    }
  };
  const end = (name: string) => {
    if (word?.depth === scopes.length) {
      cue?.words.push({ startTime: word.startTime, endTime: word.endTime, text: word.text });
      word = undefined;
    }
    if (cue?.depth === scopes.length) {
      const { text, words, agent } = cue;
      const speaker = agent && (agents.get(agent) ?? agent);
      const { startTime, endTime } = cue.untimed || words.length === 0 ? cue : extent(cue);
      cues.push({ startTime, endTime, text, speaker, words: words.length > 0 ? words : undefined });
      cue = undefined;
    }
    closeScope(name, scopes.pop()!, scopes.at(-1));
  };
  const say = (text: string) => {
    if (!cue || scopes.at(-1)!.silent) return;
    cue.text += text;
    if (word) word.text += text;
    else cue.untimed ||= text.trim() !== '';
  };

  const visitor = {
    open(name: string, attributes: Attributes) {
      if (name === 'tt') {
        clock = clockOf(attributes);
        language = attributes['xml:lang'];
      }
      if (name === 'image' || attributes['smpte:backgroundImage'] !== undefined) images = true;
      if (name === 'agent') agentId = attributes['xml:id'];
      nameOpen = name === 'name' && agentId !== undefined;
      if (name === 'body' || scopes.length > 0) begin(name, attributes);
    },
    close(name: string) {
      nameOpen = false;
      if (name === 'agent') agentId = undefined;
      if (scopes.length > 0) end(name);
    },
    text(text: string) {
      if (nameOpen && agentId !== undefined && !agents.has(agentId)) agents.set(agentId, text);
      // Line breaks in the source are layout; those that count are <br>.
      else if (scopes.length > 0) say(text.replaceAll('\n', ' '));
    },
  };
  walkMarkup(source, visitor, 'xml');
  if (cues.length === 0 && images) throw new Failure('captionsUnreadable', 'TTML with images in place of text');
  return { language, cues };
}

/** A paragraph of nothing but timed spans shows something only while they do. */
function extent({ startTime, endTime, words }: { startTime: number; endTime: number; words: Word[] }) {
  let first = Number.POSITIVE_INFINITY;
  let last = startTime;
  for (const word of words) {
    if (word.text.trim() === '') continue;
    first = Math.min(first, word.startTime);
    last = Math.max(last, word.endTime);
  }
  return { startTime: Math.max(startTime, first), endTime: Math.min(endTime, last) };
}
