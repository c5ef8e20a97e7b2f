import { decodeHTML } from 'entities';
import { findTagEnd, readTag, type Tag } from './cue-tags.ts';
import type { CueWord } from './subtitle-format.ts';

/** Content of a WebVTT or SRT cue with its markup removed. */
export interface CueContent {
  text: string;
  speaker?: string;
  words?: CueWord[];
}

/** Matches override blocks of SubStation Alpha and MicroDVD, which occur in files of every format. */
const overrides = /\{(?:\\[^{}]{0,500}|[yfscp]:[^{}]{0,50}|\/?[bius])\}/gi;

/** Escapes braces so that no part of the text reads as an override block. */
export const escapeBraces = (text: string) => text.replace(/\{(?=\\|[yfscp]:|\/?[bius]\})/gi, '&#123;');

/**
 * Reads the tags, inline times, voices and entities of one cue: the part of `text` between `from` and `to`. Entities are
 * decoded once, after the tags are removed.
 */
export function readMarkup(text: string, startTime: number, from = 0, to = text.length): CueContent {
  const raw = text.slice(from, to);
  if (raw.includes('{')) {
    const withoutOverrides = raw.replace(overrides, '');
    return withoutOverrides.includes('<')
      ? readTags(withoutOverrides, startTime, 0, withoutOverrides.length)
      : { text: decodeEntities(withoutOverrides) };
  }
  // Tags are read in place, because slicing the text first makes character access slower.
  return raw.includes('<') ? readTags(text, startTime, from, to) : { text: decodeEntities(raw) };
}

/** Parser state of one cue. */
interface CueState {
  text: string;
  /** Whether any text other than white space has been read. */
  hasText: boolean;
  /** Speaker of the cue's first text. */
  speaker: string | undefined;
  /** Speaker of the text being read. */
  voice: string | undefined;
  inRuby: boolean;
  /** Whether the parser is inside a ruby annotation, which is not part of the text. */
  inAnnotation: boolean;
  words: CueWord[] | undefined;
  /** Text read since `wordStart`. */
  word: string;
  wordStart: number;
}

function readTags(text: string, startTime: number, from: number, to: number): CueContent {
  const cue: CueState = {
    text: '',
    hasText: false,
    speaker: undefined,
    voice: undefined,
    inRuby: false,
    inAnnotation: false,
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
      textStart = next = close + 1;
    }
    open = text.charCodeAt(next) === 0x3c ? next : text.indexOf('<', next);
  }
  if (textStart < to) addEncodedText(cue, text.slice(textStart, to));
  if (cue.words) endWord(cue, cue.words);
  return { text: cue.text, speaker: cue.speaker, words: cue.words?.length ? cue.words : undefined };
}

function addEncodedText(cue: CueState, raw: string): void {
  if (!cue.inAnnotation) addText(cue, decodeEntities(raw));
}

function addText(cue: CueState, text: string): void {
  cue.text += text;
  cue.word = cue.word === '' ? text : cue.word + text;
  cue.hasText ||= text.trim() !== '';
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
  else if (tag === 'voice') setVoice(cue, readVoice(source));
  else if (tag === 'ruby') cue.inRuby = true;
  else {
    // An annotation outside of ruby is ordinary text.
    cue.inAnnotation = tag === 'annotation' && cue.inRuby;
    if (tag === 'rubyEnd') cue.inRuby = false;
  }
}

function setVoice(cue: CueState, voice: string): void {
  if (voice === '') return;
  if (!cue.hasText) cue.speaker = voice;
  else if (voice !== cue.voice) addText(cue, `\n>> ${voice}: `);
  cue.voice = voice;
}

/** Returns the name in a voice tag: `Mary Ann` for `<v.loud Mary Ann`. */
function readVoice(tag: string): string {
  const space = tag.search(/\s/);
  return space < 0 ? '' : decodeEntities(tag.slice(space)).replace(/\s+/g, ' ').trim();
}

function decodeEntities(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text;
}
