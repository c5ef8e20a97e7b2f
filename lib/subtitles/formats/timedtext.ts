import { readMarkup } from '../cue-markup.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { walkMarkup } from '../walk-markup.ts';

/** Parses YouTube's srv1: `<text start dur>` in seconds. Text is escaped twice, its tags once. */
export const parseSrv1 = (text: string): ParsedCaptions => parseTextElements(text, 'start', 'dur', 1);

/** Parses YouTube's srv2: `<text t d>` in milliseconds, otherwise like srv1. */
export const parseSrv2 = (text: string): ParsedCaptions => parseTextElements(text, 't', 'd', 1000);

function parseTextElements(source: string, start: string, duration: string, perSecond: number): ParsedCaptions {
  const cues: RawCue[] = [];
  let cue: RawCue | undefined;
  const visitor = {
    open(name: string, attributes: Record<string, string>) {
      if (name !== 'text') return;
      const startTime = Number.parseFloat(attributes[start] ?? '') / perSecond;
      cue = { startTime, endTime: startTime + Number.parseFloat(attributes[duration] ?? 'Infinity') / perSecond, text: '' };
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
