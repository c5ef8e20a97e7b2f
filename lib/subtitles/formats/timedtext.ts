import { readMarkup } from '../cue-markup.ts';
import { numberOf } from '../json-fields.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { TimedtextWindows } from '../timedtext-windows.ts';
import { walkMarkup } from '../walk-markup.ts';

/** Parses YouTube's srv1: `<text start dur>` in seconds. Text is escaped twice, its tags once. */
export const parseSrv1 = (text: string): ParsedCaptions => parseTextElements(text, 'start', 'dur', 1);

/** Parses YouTube's srv2: `<text t d w>` in milliseconds, with windows as places, otherwise like srv1. */
export const parseSrv2 = (text: string): ParsedCaptions => parseTextElements(text, 't', 'd', 1000);

function parseTextElements(source: string, start: string, duration: string, perSecond: number): ParsedCaptions {
  const cues: RawCue[] = [];
  const windows = new TimedtextWindows();
  let window: string | undefined;
  let cue: RawCue | undefined;
  const visitor = {
    open(name: string, attributes: Record<string, string>) {
      if (name === 'window') window = attributes.id;
      if (name !== 'text') return readWindow(window, name, attributes, windows);
      const startTime = Number.parseFloat(attributes[start] ?? '') / perSecond;
      const endTime = startTime + Number.parseFloat(attributes[duration] ?? 'Infinity') / perSecond;
      cue = { startTime, endTime, text: '', ...windows.placeOf({ window: attributes.w }) };
    },
    close(name: string) {
      if (name === 'window') window = undefined;
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

/** Reads a window of srv2, whose position and style are its own attributes or elements. */
function readWindow(
  id: string | undefined,
  name: string,
  { ap, ah, av, mh, pd, sd }: Record<string, string>,
  windows: TimedtextWindows,
): void {
  if (id === undefined || !['window', 'wp', 'ws'].includes(name)) return;
  if (name === 'window') windows.define(id, { window: id, position: id, style: id });
  if (ap !== undefined) windows.addPosition(id, { point: numberOf(ap), x: numberOf(ah), y: numberOf(av) });
  if (mh !== undefined || pd !== undefined || sd !== undefined)
    windows.addStyle(id, { mode: numberOf(mh), paintDirection: numberOf(pd), scrollDirection: numberOf(sd) });
}
