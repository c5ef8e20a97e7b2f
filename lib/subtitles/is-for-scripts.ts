import type { Cue } from '../contract/cue.ts';

/** Matches the address of a preview image, also of a part of one, and data of a metadata track, which is JSON. */
const image = /^\S{1,2000}(?:\.(?:jpe?g|png|webp|avif|gif)(?:[?#]\S{0,2000})?|#xywh=\S{1,100})$/i;
const data = /^(?:\{\s{0,9}["}].*\}|\[\s{0,9}[[{"].*\])$/s;

/** Whether all cues hold images or data for scripts of a page, as the files of a player's previews do, which are WebVTT too. */
export const isForScripts = (cues: readonly Cue[]): boolean => cues.every(({ text }) => image.test(text) || data.test(text));
