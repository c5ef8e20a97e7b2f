import { decodeHTML } from 'entities';
import { endOfTag, readTag, type Tag } from './cue-tags.ts';
import type { Word } from './subtitle-format.ts';

/** What stands inside a cue of WebVTT or SRT, without its markup. */
export interface CueContent {
  text: string;
  speaker?: string;
  words?: Word[];
}

/** Overrides of SubStation Alpha and MicroDVD, which stray into every format. */
const overrides = /\{(?:\\[^{}]{0,500}|[yfscp]:[^{}]{0,50})\}/gi;

/** Text in which nothing is such an override. */
export const escapeBraces = (text: string) => text.replace(/\{(?=\\|[yfscp]:)/gi, '&#123;');

/** Tags, inline times, voices and entities of one cue, a part of a text. Entities are decoded once, after the tags are gone. */
export function readMarkup(text: string, startTime: number, from = 0, to = text.length): CueContent {
  const raw = text.slice(from, to);
  if (raw.includes('{')) {
    const heard = raw.replace(overrides, '');
    return heard.includes('<') ? readTags(heard, startTime, 0, heard.length) : { text: decode(heard) };
  }
  // Tags are read in the whole text, since letters of a part take longer to get at.
  return raw.includes('<') ? readTags(text, startTime, from, to) : { text: decode(raw) };
}

/** What has been read of a cue so far. */
interface Reading {
  text: string;
  /** Whether anything but space has been said. */
  begun: boolean;
  /** Who spoke first. */
  speaker: string | undefined;
  /** Who speaks now. */
  voice: string | undefined;
  inRuby: boolean;
  /** Inside the reading above a word. */
  above: boolean;
  words: Word[] | undefined;
  /** What was said since `wordStart`. */
  word: string;
  wordStart: number;
}

function readTags(text: string, startTime: number, from: number, to: number): CueContent {
  const cue: Reading = {
    text: '',
    begun: false,
    speaker: undefined,
    voice: undefined,
    inRuby: false,
    above: false,
    words: undefined,
    word: '',
    wordStart: startTime,
  };
  let said = from;
  for (let open = text.indexOf('<', from); open >= 0 && open < to; ) {
    const close = endOfTag(text, open, to);
    const tag = close < 0 ? undefined : readTag(text, open, close, to);
    let next = open + 1;
    if (tag !== undefined) {
      if (said < open) say(cue, text.slice(said, open));
      if (typeof tag === 'number') beginWord(cue, tag);
      else if (tag !== 'silent') apply(cue, tag, text.slice(open, close));
      said = next = close + 1;
    }
    open = text.charCodeAt(next) === 0x3c ? next : text.indexOf('<', next);
  }
  if (said < to) say(cue, text.slice(said, to));
  if (cue.words) endWord(cue, cue.words);
  return { text: cue.text, speaker: cue.speaker, words: cue.words?.length ? cue.words : undefined };
}

function say(cue: Reading, raw: string): void {
  if (!cue.above) write(cue, decode(raw));
}

function write(cue: Reading, text: string): void {
  cue.text += text;
  cue.word = cue.word === '' ? text : cue.word + text;
  cue.begun ||= text.trim() !== '';
}

/** Text before the first time on its line is said from the cue's start on; lines above it belong to nobody's time. */
function beginWord(cue: Reading, time: number): void {
  if (!cue.words) {
    cue.words = [];
    cue.word = cue.word.slice(cue.word.lastIndexOf('\n') + 1);
  }
  endWord(cue, cue.words);
  cue.word = '';
  cue.wordStart = time;
}

/** A word lasts until the next. */
function endWord({ word, wordStart }: Reading, words: Word[]): void {
  const text = word.trim();
  if (text === '') return;
  const before = words[words.length - 1];
  if (before) before.endTime = wordStart;
  words.push({ startTime: wordStart, endTime: Number.POSITIVE_INFINITY, text });
}

function apply(cue: Reading, tag: Exclude<Tag, 'silent'>, source: string): void {
  if (tag === 'break') write(cue, '\n');
  else if (tag === 'voice') speak(cue, voiceOf(source));
  else if (tag === 'ruby') cue.inRuby = true;
  else {
    // A reading outside of ruby is text like any other.
    cue.above = tag === 'reading' && cue.inRuby;
    if (tag === 'rubyEnd') cue.inRuby = false;
  }
}

function speak(cue: Reading, voice: string): void {
  if (voice === '') return;
  if (!cue.begun) cue.speaker = voice;
  else if (voice !== cue.voice) write(cue, `\n>> ${voice}: `);
  cue.voice = voice;
}

/** `<v.loud Mary Ann` names Mary Ann. */
function voiceOf(tag: string): string {
  const space = tag.search(/\s/);
  return space < 0 ? '' : decode(tag.slice(space)).replace(/\s+/g, ' ').trim();
}

function decode(text: string): string {
  return text.includes('&') ? decodeHTML(text) : text;
}
