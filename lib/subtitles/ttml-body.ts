import type { Leniencies } from './leniencies.ts';
import type { CueWord, RawCue } from './subtitle-format.ts';
import type { TtmlHead } from './ttml-head.ts';
import { TtmlRuby } from './ttml-ruby.ts';
import { closeTtmlScope, createTtmlScope, type TtmlScope } from './ttml-scope.ts';
import type { TtmlStyle, XmlAttributes } from './ttml-styles.ts';
import { TtmlText } from './ttml-text.ts';
import { checkTtmlTimes } from './ttml-time.ts';

/** A cue whose elements are still open. */
interface OpenCue extends Omit<RawCue, 'text' | 'ruby'> {
  text: TtmlText;
  words: CueWord[];
  /** Set where it has text outside of timed spans. */
  isUntimed: boolean;
  agent?: string;
  /** Set where it has no times of its own. */
  inherits: boolean;
  /** Number of open elements including its own. */
  depth: number;
  ruby: TtmlRuby;
}

/** Reads the body of a TTML document and collects its cues. */
export class TtmlBody {
  private readonly head: TtmlHead;
  private readonly leniencies: Leniencies;
  private readonly cues: RawCue[] = [];
  private readonly scopes: (TtmlScope & { ruby?: string })[] = [];
  private cue: OpenCue | undefined;
  private word: (CueWord & { depth: number }) | undefined;
  /** Whether the next text is a word of its own though no space is in front of it, as in transcripts of Apple Podcasts. */
  private separatesWord = false;

  constructor(head: TtmlHead, leniencies: Leniencies) {
    this.head = head;
    this.leniencies = leniencies;
  }

  /** Whether an element of the body is open. */
  get isOpen(): boolean {
    return this.scopes.length > 0;
  }

  openElement(name: string, attributes: XmlAttributes): void {
    const style = this.head.styles.resolve(attributes);
    const scope = createTtmlScope(name, attributes, style, this.scopes.at(-1), this.head.clock);
    const ruby = style['tts:ruby'];
    this.scopes.push({ ...scope, ...(ruby && { ruby }) });
    checkTtmlTimes(this.leniencies, attributes);
    if (scope.isGuessed) this.leniencies.add('times within a timed element are taken for absolute', attributes.begin);
    if (name === 'br') this.addBreak();
    const isTimedSpan = name === 'span' && scope.isTimed;
    const unit = attributes['podcasts:unit'];
    // A paragraph that only inherits its time leaves the cues to its timed spans, and a turn of a podcast to its sentences.
    const holdsCues = this.cue?.inherits || unit === 'sentence';
    if (isTimedSpan && holdsCues && !this.cue?.text.hasText) this.cue = undefined;
    if (!this.cue && (isTimedSpan || (name === 'p' && this.hasTimes(scope)))) this.cue = this.createCue(scope, style, attributes);
    else if (this.cue && isTimedSpan) {
      this.word = { startTime: scope.startTime, endTime: scope.endTime, text: '', depth: this.scopes.length };
      this.cue.agent ??= scope.agent;
      this.separatesWord = unit === 'word' && this.cue.text.hasText;
    }
    if (ruby) this.cue?.ruby.open(ruby, this.cue.text.length);
  }

  closeElement(name: string): void {
    const { cue, word, scopes } = this;
    const scope = scopes.at(-1)!;
    if (cue && scope.ruby) cue.ruby.close(scope.ruby);
    if (word?.depth === scopes.length) {
      cue?.words.push({ startTime: word.startTime, endTime: word.endTime, text: word.text });
      this.word = undefined;
    }
    if (cue?.depth === scopes.length) {
      this.cues.push(this.closeCue(cue));
      this.cue = undefined;
    }
    scopes.pop();
    closeTtmlScope(name, scope, scopes.at(-1));
  }

  addText(text: string): void {
    const { cue, word } = this;
    const { isHidden, preservesSpace } = this.scopes.at(-1)!;
    if (!cue) return;
    if (isHidden) {
      cue.ruby.addHidden(text);
      return;
    }
    if (this.separatesWord && text.trim() !== '') {
      this.separatesWord = false;
      cue.ruby.addText(cue.text.addWordSpace(text));
    }
    const added = cue.text.add(text, preservesSpace);
    cue.ruby.addText(added);
    if (word) word.text += added;
    else cue.isUntimed ||= text.trim() !== '';
  }

  /** Returns the cues; those in the language of the document name none. */
  finish(): RawCue[] {
    for (const cue of this.cues) if (cue.language === this.head.language) cue.language = undefined;
    return this.cues;
  }

  private addBreak(): void {
    const { cue } = this;
    if (!cue || this.scopes.at(-1)!.isHidden) return;
    cue.text.addBreak();
    cue.ruby.addText('\n');
  }

  /** Whether the text of the innermost element has times: of one that is open, or of its region. */
  private hasTimes({ region }: TtmlScope): boolean {
    return this.head.timesOf(region) !== undefined || this.scopes.some(({ isTimed }) => isTimed);
  }

  private createCue(scope: TtmlScope, style: TtmlStyle, attributes: XmlAttributes): OpenCue {
    const { agent, textAlign } = scope;
    const limits = this.head.timesOf(scope.region);
    return {
      startTime: Math.max(scope.startTime, limits?.startTime ?? 0),
      endTime: Math.min(scope.endTime, limits?.endTime ?? Infinity),
      text: new TtmlText(),
      words: [],
      isUntimed: false,
      agent,
      inherits: !scope.isTimed,
      depth: this.scopes.length,
      position: this.head.styles.placeOf(scope.region, { ...style, ...(textAlign && { 'tts:textAlign': textAlign }) }),
      ruby: new TtmlRuby(),
      styles: attributes.style?.split(/\s+/, 20).filter(Boolean),
      language: scope.language,
    };
  }

  private closeCue({ text, words, isUntimed, agent, inherits, depth, ruby: { ruby }, ...cue }: OpenCue): RawCue {
    const times = isUntimed || words.length === 0 ? undefined : wordExtent({ ...cue, words });
    return {
      ...cue,
      text: text.toString(),
      ...times,
      speaker: agent && this.head.nameOf(agent),
      words: words.length > 0 ? words : undefined,
      ruby: ruby.length > 0 ? ruby : undefined,
    };
  }
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
