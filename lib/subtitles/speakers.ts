import type { Cue } from '../contract/cue.ts';
import type { RawCue } from './subtitle-format.ts';

/**
 * `>> ANN:` and `- Ann:` name who speaks; a colon alone says too little. A name has few words, the first a capital or alone;
 * any other stands in quotes.
 */
const named =
  /^(?:>>+|»|[-\u2013\u2014])\s?((?:[\p{Lu}\p{Lt}\p{Lo}\p{N}][^\s:<>]{0,30}(?: [^\s:<>]{1,30}){0,3})|\p{Ll}[^\s:<>]{0,30}|\u201c(?:[^\u201d]|\u201d\u201d){1,200}\u201d):\s+(?=\S)/u;

/** A cue with the speaker that its text begins with. Bare marks of a change of speaker stay in the text. */
export function withNamedSpeaker(cue: RawCue): RawCue {
  const match =
    cue.speaker === undefined && /^[>»\-\u2013\u2014]/.test(cue.text) && cue.text.includes(':') ? named.exec(cue.text) : null;
  return match ? { ...cue, text: cue.text.slice(match[0].length), speaker: unquoted(match[1]!) } : cue;
}

/** A cue's text as formats without a place for speakers write it. */
export function withSpeaker({ speaker, text }: Cue): string {
  if (!speaker) return text;
  const plain = `>> ${speaker}: `;
  return (named.exec(`${plain}.`)?.[1] === speaker ? plain : `>> ${quoted(speaker)}: `) + text;
}

const quoted = (name: string) => `\u201c${name.replaceAll('\u201d', '\u201d\u201d')}\u201d`;
const unquoted = (name: string) => (name.startsWith('\u201c') ? name.slice(1, -1).replaceAll('\u201d\u201d', '\u201d') : name);
