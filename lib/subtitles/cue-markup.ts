import { decodeHTML } from 'entities';
import { findTagEnd, readTag, type Tag } from './cue-tags.ts';
import type { CueWord, RawCue, Ruby } from './subtitle-format.ts';

/** Content of a WebVTT or SRT cue with its markup removed. */
export type CueContent = Pick<RawCue, 'text' | 'speaker' | 'words' | 'ruby' | 'styles' | 'language'>;

/** Matches override blocks of SubStation Alpha and MicroDVD, which occur in files of every format. */
const overrides = /\{(?:\\[^{}]{0,500}|[yfscp]:[^{}]{0,50}|\/?[bius])\}/gi;

/** Matches the break and the hard space of SubStation Alpha, which converters leave in. */
const breaks = /\\([Nh])/g;
/** Matches a path of Windows, in which a backslash separates names. */
const path = /\b[a-z]:\\|\\\\/i;
const mayHaveBreaks = (text: string) => text.includes('\\') && !path.test(text);

/** Escapes braces and backslashes so that no part of the text reads as an override block or a break. */
export function escapeOverrides(text: string): string {
  const escaped = text.replace(/\{(?=\\|[yfscp]:|\/?[bius]\})/gi, '&#123;');
  return mayHaveBreaks(text) ? escaped.replace(breaks, '&#92;$1') : escaped;
}

/**
 * Reads the tags, inline times, voices and entities of one cue: the part of `text` between `from` and `to`. Entities are
 * decoded once, after the tags are removed.
 */
export function readMarkup(text: string, startTime: number, from = 0, to = text.length): CueContent {
  const raw = text.slice(from, to);
  const hasBreaks = mayHaveBreaks(raw);
  if (hasBreaks || raw.includes('{')) {
    const plain = raw.replace(overrides, '');
    const broken = hasBreaks ? plain.replace(breaks, (_, mark) => (mark === 'N' ? '\n' : ' ')) : plain;
    return broken.includes('<') ? readTags(broken, startTime, 0, broken.length) : { text: decodeEntities(broken) };
  }
  // Tags are read in place, because slicing the text first makes character access slower.
  return raw.includes('<') ? readTags(text, startTime, from, to) : { text: decodeEntities(raw) };
}

/** Maximum number of class names of a cue. */
const maxClasses = 20;

/** Parser state of one cue. */
interface CueState {
  text: string;
  /** Whether any text other than white space has been read. */
  hasText: boolean;
  /** Whether the text ends with a line break. Looking at a text that grows would copy it each time. */
  endsLine: boolean;
  /** Speaker of the cue's first text. */
  speaker: string | undefined;
  /** Speaker of the text being read. */
  voice: string | undefined;
  inRuby: boolean;
  /** Text of the ruby annotation that the parser is inside, which is not part of the text; undefined outside. */
  annotation: string | undefined;
  /** Set while the parser is inside a parenthesis for programs without ruby. */
  inParenthesis: boolean;
  /** Base of the next annotation, and its offset. */
  base: string;
  baseStart: number;
  ruby: Ruby[] | undefined;
  styles: string[] | undefined;
  language: string | undefined;
  words: CueWord[] | undefined;
  /** Text read since `wordStart`. */
  word: string;
  wordStart: number;
}

function readTags(text: string, startTime: number, from: number, to: number): CueContent {
  const cue: CueState = {
    text: '',
    hasText: false,
    endsLine: false,
    speaker: undefined,
    voice: undefined,
    inRuby: false,
    annotation: undefined,
    inParenthesis: false,
    base: '',
    baseStart: 0,
    ruby: undefined,
    styles: undefined,
    language: undefined,
    words: undefined,
    word: '',
    wordStart: startTime,
  };
  let textStart = from;
  for (let open = text.indexOf('<', from); open >= 0 && open < to; ) {
    const close = findTagEnd(text, open, to);
    const tag = close < 0 ? undefined : readTag(text, open, close, to);
    let next = open + 1;
    if (tag !== undefined) {
      if (textStart < open) addEncodedText(cue, text.slice(textStart, open));
      if (typeof tag === 'number') startWord(cue, tag);
      else if (tag !== 'style') applyTag(cue, tag, text.slice(open, close));
      // Most tags are `<c>` and have no class.
      if (close - open > 3 && text.charCodeAt(open + 2) === 0x2e) addClasses(cue, text.slice(open + 3, close));
      textStart = next = close + 1;
    }
    open = text.charCodeAt(next) === 0x3c ? next : text.indexOf('<', next);
  }
  if (textStart < to) addEncodedText(cue, text.slice(textStart, to));
  if (cue.words) endWord(cue, cue.words);
  endAnnotation(cue);
  const { speaker, words, ruby, styles, language } = cue;
  return { text: cue.text, speaker, words: words?.length ? words : undefined, ruby, styles, language };
}

function addEncodedText(cue: CueState, raw: string): void {
  if (cue.inParenthesis) return;
  if (cue.annotation === undefined) addText(cue, decodeEntities(raw));
  else cue.annotation += decodeEntities(raw);
}

function addText(cue: CueState, text: string): void {
  cue.text += text;
  if (cue.inRuby) cue.base += text;
  cue.word = cue.word === '' ? text : cue.word + text;
  cue.hasText ||= text.trim() !== '';
  if (text !== '') cue.endsLine = text.endsWith('\n');
}

/**
 * Starts a word at an inline time, in seconds. Text before the first time on its line starts with the cue; earlier lines have
 * no word times.
 */
function startWord(cue: CueState, time: number): void {
  if (!cue.words) {
    cue.words = [];
    cue.word = cue.word.slice(cue.word.lastIndexOf('\n') + 1);
  }
  endWord(cue, cue.words);
  cue.word = '';
  cue.wordStart = time;
}

/** Ends the current word. Its end time is the start of the next word. */
function endWord({ word, wordStart }: CueState, words: CueWord[]): void {
  const text = word.trim();
  if (text === '') return;
  const before = words[words.length - 1];
  if (before) before.endTime = wordStart;
  words.push({ startTime: wordStart, endTime: Number.POSITIVE_INFINITY, text });
}

function applyTag(cue: CueState, tag: Exclude<Tag, 'style'>, source: string): void {
  if (tag === 'break') addText(cue, '\n');
  else if (tag === 'voice') setVoice(cue, readAnnotation(source));
  else if (tag === 'language') cue.language ??= readAnnotation(source) || undefined;
  else if (tag === 'ruby') {
    cue.inRuby = true;
    startBase(cue);
    // An annotation outside of ruby is ordinary text.
  } else if (cue.inRuby) applyRubyTag(cue, tag);
}

function applyRubyTag(cue: CueState, tag: Tag): void {
  endAnnotation(cue);
  cue.inParenthesis = tag === 'parenthesis';
  if (tag === 'annotation') cue.annotation = '';
  if (tag === 'rubyEnd') cue.inRuby = false;
}

function endAnnotation(cue: CueState): void {
  if (cue.annotation === undefined) return;
  const { base, baseStart, annotation } = cue;
  const reading = annotation.trim();
  if (base.trim() !== '' && reading !== '') {
    cue.ruby ??= [];
    cue.ruby.push({ at: baseStart, base, reading });
  }
  cue.annotation = undefined;
  startBase(cue);
}

function startBase(cue: CueState): void {
  cue.base = '';
  cue.baseStart = cue.text.length;
}

/** Adds the class names of a tag, `yellow.bg_blue`, up to its first space. */
function addClasses(cue: CueState, source: string): void {
  cue.styles ??= [];
  for (const name of source.split(/\s/, 1)[0]!.split('.', maxClasses)) {
    if (name !== '' && cue.styles.length < maxClasses && !cue.styles.includes(name)) cue.styles.push(name);
  }
}

function setVoice(cue: CueState, voice: string): void {
  if (voice === '') return;
  if (!cue.hasText) cue.speaker = voice;
  else if (voice !== cue.voice) addText(cue, `${cue.endsLine ? '' : '\n'}>> ${voice}: `);
  cue.voice = voice;
}

/** Returns the text of a tag after its name and classes: `Mary Ann` for `<v.loud Mary Ann`. */
function readAnnotation(tag: string): string {
  const space = tag.search(/\s/);
  return space < 0 ? '' : decodeEntities(tag.slice(space)).replace(/\s+/g, ' ').trim();
}

function decodeEntities(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text;
}
