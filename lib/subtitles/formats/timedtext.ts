import { readMarkup } from '../cue-markup.ts';
import { walkMarkup } from '../markup-walk.ts';
import type { Parsed, RawCue } from '../subtitle-format.ts';

/** `<text start dur>` in seconds; text is escaped twice, and its tags once. */
export const parseSrv1 = (text: string): Parsed => parseTexts(text, 'start', 'dur', 1);

/** `<text t d>` in milliseconds, else as srv1. */
export const parseSrv2 = (text: string): Parsed => parseTexts(text, 't', 'd', 1000);

function parseTexts(source: string, start: string, length: string, perSecond: number): Parsed {
  const cues: RawCue[] = [];
  let cue: RawCue | undefined;
  const visitor = {
    open(name: string, attributes: Record<string, string>) {
      if (name !== 'text') return;
      const startTime = Number.parseFloat(attributes[start] ?? '') / perSecond;
      cue = { startTime, endTime: startTime + Number.parseFloat(attributes[length] ?? 'Infinity') / perSecond, text: '' };
    },
    close(name: string) {
      if (name !== 'text' || !cue) return;
      cues.push({ ...cue, ...readMarkup(cue.text, cue.startTime) });
      cue = undefined;
    },
    text(text: string) {
      if (cue) cue.text += text;
    },
  };
  walkMarkup(source, visitor, 'xml');
  return { cues };
}
