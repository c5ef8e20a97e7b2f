import type { Cue } from '../contract/cue.ts';
import type { RawCue } from './subtitle-format.ts';

/** `>> ANN:` and `- Ann:` name who speaks; a colon alone says too little. A name has few words, the first a capital or alone. */
const named =
  /^(?:>>+|»|[-\u2013\u2014])\s?((?:[\p{Lu}\p{Lt}\p{Lo}\p{N}][^\s:<>]{0,30}(?: [^\s:<>]{1,30}){0,3})|\p{Ll}[^\s:<>]{0,30}):\s+(?=\S)/u;

/** A cue with the speaker that its text begins with. Bare marks of a change of speaker stay in the text. */
export function withNamedSpeaker(cue: RawCue): RawCue {
  const match =
    cue.speaker === undefined && /^[>»\-\u2013\u2014]/.test(cue.text) && cue.text.includes(':') ? named.exec(cue.text) : null;
  return match ? { ...cue, text: cue.text.slice(match[0].length), speaker: match[1]! } : cue;
}

/** A cue's text as formats without a place for speakers write it. */
export const withSpeaker = ({ speaker, text }: Cue): string => (speaker ? `>> ${speaker}: ${text}` : text);
