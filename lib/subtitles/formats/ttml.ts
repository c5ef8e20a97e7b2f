import { Failure } from '../../contract/failure.ts';
import { walkMarkup } from '../markup-walk.ts';
import type { Parsed, RawCue, Word } from '../subtitle-format.ts';
import { clockOf, type TtmlClock, ttmlTime } from '../ttml-time.ts';

type Attributes = Record<string, string>;

/** An open element inside the body: when it shows, counted from the start, and who speaks. */
interface Scope {
  startTime: number;
  endTime: number;
  agent?: string;
  timed: boolean;
  /** What it says is not for the text: annotations and descriptions. */
  silent: boolean;
}

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
  let cue: (RawCue & { words: Word[]; agent?: string; inherits: boolean; depth: number }) | undefined;
  let word: (Word & { depth: number }) | undefined;

  const begin = (name: string, attributes: Attributes) => {
    const parent = scopes.at(-1);
    const scope = scopeOf(name, attributes, parent, clock);
    scopes.push(scope);
    if (name === 'br') say('\n');
    // A paragraph that only lies in something timed leaves the times to its spans.
    if (cue?.inherits && scope.timed && cue.text.trim() === '') cue = undefined;
    if (cue && scope.timed && name === 'span') {
      word = { startTime: scope.startTime, endTime: scope.endTime, text: '', depth: scopes.length };
      cue.agent ??= scope.agent;
    } else if (!cue && (name === 'span' ? scope.timed : name === 'p' && scopes.some(({ timed }) => timed))) {
      const { startTime, endTime, agent } = scope;
      cue = { startTime, endTime, text: '', words: [], agent, inherits: !scope.timed, depth: scopes.length };
    }
  };
  const end = () => {
    if (word?.depth === scopes.length) {
      cue?.words.push({ startTime: word.startTime, endTime: word.endTime, text: word.text });
      word = undefined;
    }
    if (cue?.depth === scopes.length) {
      const { startTime, endTime, text, words, agent } = cue;
      const speaker = agent && (agents.get(agent) ?? agent);
      cues.push({ startTime, endTime, text, speaker, words: words.length > 0 ? words : undefined });
      cue = undefined;
    }
    scopes.pop();
  };
  const say = (text: string) => {
    if (!cue || scopes.at(-1)!.silent) return;
    cue.text += text;
    if (word) word.text += text;
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
      if (scopes.length > 0) end();
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

const asides = new Set(['metadata', 'title', 'desc', 'copyright']);

function scopeOf(name: string, attributes: Attributes, parent: Scope | undefined, clock: TtmlClock): Scope {
  const from = parent?.startTime ?? 0;
  const begin = ttmlTime(attributes.begin, clock);
  const end = ttmlTime(attributes.end, clock);
  const length = ttmlTime(attributes.dur, clock);
  const startTime = from + (begin ?? 0);
  const own = Math.min(end === undefined ? Infinity : from + end, length === undefined ? Infinity : startTime + length);
  return {
    startTime,
    endTime: Math.min(own, parent?.endTime ?? Infinity),
    agent: attributes['ttm:agent']?.split(/\s/, 1)[0] || parent?.agent,
    timed: (begin ?? end ?? length) !== undefined,
    silent:
      (parent?.silent ?? false) || asides.has(name) || /^(?:text|textContainer|delimiter)$/.test(attributes['tts:ruby'] ?? ''),
  };
}
