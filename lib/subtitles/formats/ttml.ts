import { Failure } from '../../contract/failure.ts';
import { Leniencies } from '../leniencies.ts';
import type { CueWord, ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { usualPrefixes } from '../ttml-prefixes.ts';
import { TtmlRuby } from '../ttml-ruby.ts';
import { closeTtmlScope, openTtmlScope, type TtmlScope } from '../ttml-scope.ts';
import { TtmlStyles, type XmlAttributes } from '../ttml-styles.ts';
import { checkTtmlTimes, readTtmlClock, type TtmlClock } from '../ttml-time.ts';
import { walkMarkup } from '../walk-markup.ts';

/** A cue whose elements are still open. */
interface OpenCue extends RawCue {
  words: CueWord[];
  /** Set where it has text outside of timed spans. */
  isUntimed: boolean;
  agent?: string;
  /** Set where it has no times of its own. */
  inherits: boolean;
  /** Number of open elements including its own. */
  depth: number;
  ruby: TtmlRuby['ruby'];
}

/**
 * Parses TTML, DFXP and the text profile of IMSC. A timed paragraph is a cue and its timed spans are the words; in a paragraph
 * without times each timed span is a cue. Animations do not count: the text is read as it is at first. Throws
 * `captionsUnreadable` for profiles that contain images only.
 */
export function parseTtml(source: string): ParsedCaptions {
  const cues: RawCue[] = [];
  const agents = new Map<string, string>();
  const styles = new TtmlStyles();
  /** Times at which a region shows its text, where it has some. */
  const regionTimes = new Map<string, TtmlScope>();
  let clock: TtmlClock = readTtmlClock({});
  let language: string | undefined;
  let agentId: string | undefined;
  let regionId: string | undefined;
  let nameOpen = false;
  let images = false;
  const leniencies = new Leniencies();
  const scopes: (TtmlScope & { ruby?: string })[] = [];
  let cue: OpenCue | undefined;
  let ruby = new TtmlRuby();
  let word: (CueWord & { depth: number }) | undefined;

  const openElement = (name: string, attributes: XmlAttributes) => {
    const style = styles.resolve(attributes);
    const scope = openTtmlScope(name, attributes, style, scopes.at(-1), clock);
    const rubyKind = style['tts:ruby'];
    scopes.push({ ...scope, ...(rubyKind && { ruby: rubyKind }) });
    checkTtmlTimes(leniencies, attributes);
    if (scope.isGuessed) leniencies.add('times within a timed element are taken for absolute', attributes.begin);
    if (name === 'br') addBreak();
    const limits = regionTimes.get(scope.region ?? '');
    // A paragraph that only inherits its time leaves the cues to its timed spans.
    if (cue?.inherits && scope.isTimed && name === 'span' && cue.text.trim() === '') cue = undefined;
    if (cue && scope.isTimed && name === 'span') {
      word = { startTime: scope.startTime, endTime: scope.endTime, text: '', depth: scopes.length };
      cue.agent ??= scope.agent;
    } else if (!cue && (name === 'span' ? scope.isTimed : name === 'p' && (limits || scopes.some(({ isTimed }) => isTimed)))) {
      const { agent, textAlign } = scope;
      const place = { ...style, ...(textAlign && { 'tts:textAlign': textAlign }) };
      ruby = new TtmlRuby();
      cue = {
        startTime: Math.max(scope.startTime, limits?.startTime ?? 0),
        endTime: Math.min(scope.endTime, limits?.endTime ?? Infinity),
        text: '',
        words: [],
        isUntimed: false,
        agent,
        inherits: !scope.isTimed,
        depth: scopes.length,
        position: styles.placeOf(scope.region, place),
        ruby: ruby.ruby,
        styles: attributes.style?.split(/\s+/, 20).filter(Boolean),
        language: scope.language,
      };
    }
    if (cue && rubyKind) ruby.open(rubyKind, cue.text.length);
  };
  const closeElement = (name: string) => {
    const scope = scopes.at(-1)!;
    if (cue && scope.ruby) ruby.close(scope.ruby, cue.text);
    if (word?.depth === scopes.length) {
      cue?.words.push({ startTime: word.startTime, endTime: word.endTime, text: word.text });
      word = undefined;
    }
    if (cue?.depth === scopes.length) {
      cues.push(closeCue(cue, agents));
      cue = undefined;
    }
    scopes.pop();
    closeTtmlScope(name, scope, scopes.at(-1));
  };
  const addText = (text: string) => {
    const scope = scopes.at(-1)!;
    if (!cue) return;
    if (scope.isHidden) return ruby.addHidden(text);
    const added = scope.preservesSpace ? text : collapseSpace(text, cue.text);
    cue.text += added;
    if (word) word.text += added;
    else cue.isUntimed ||= text.trim() !== '';
  };
  const addBreak = () => {
    if (cue && !scopes.at(-1)!.isHidden) cue.text = `${cue.text.endsWith(' ') ? cue.text.slice(0, -1) : cue.text}\n`;
  };

  let rename = usualPrefixes({});
  const visitor = {
    open(name: string, written: XmlAttributes) {
      if (name === 'tt') rename = usualPrefixes(written);
      const attributes = rename(written);
      if (name === 'tt') {
        clock = readTtmlClock(attributes);
        language = attributes['xml:lang'];
        styles.setRoot(attributes);
      }
      const id = attributes['xml:id'];
      if (name === 'image' || attributes['smpte:backgroundImage'] !== undefined) images = true;
      if (name === 'agent') agentId = id;
      nameOpen = name === 'name' && agentId !== undefined;
      if (name === 'body' || scopes.length > 0) openElement(name, attributes);
      else if (name === 'style' && regionId !== undefined) styles.extend(regionId, attributes);
      else if ((name === 'style' || name === 'region') && id !== undefined) styles.add(id, attributes);
      if (name === 'region') regionId = id;
      const region = name === 'region' ? openTtmlScope(name, attributes, {}, undefined, clock) : undefined;
      if (id !== undefined && region?.isTimed) regionTimes.set(id, region);
    },
    close(name: string) {
      nameOpen = false;
      if (name === 'agent') agentId = undefined;
      if (name === 'region') regionId = undefined;
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
  for (const read of cues) if (read.language === language) read.language = undefined;
  return { language, cues, leniencies: leniencies.list };
}

/** Returns a text with single spaces, and none where the text before it ends with one. */
function collapseSpace(text: string, before: string): string {
  const collapsed = text.replace(/[ \t]+/g, ' ');
  return collapsed.startsWith(' ') && (before === '' || /[ \n]$/.test(before.slice(-1))) ? collapsed.slice(1) : collapsed;
}

function closeCue({ words, isUntimed, agent, inherits, depth, ruby, ...cue }: OpenCue, agents: Map<string, string>): RawCue {
  const times = isUntimed || words.length === 0 ? undefined : wordExtent({ ...cue, words });
  return {
    ...cue,
    ...times,
    speaker: agent && (agents.get(agent) ?? agent),
    words: words.length > 0 ? words : undefined,
    ruby: ruby.length > 0 ? ruby : undefined,
  };
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
