import { numberOf } from '../json-fields.ts';
import type { ParsedCaptions, RawCue } from '../subtitle-format.ts';
import { timedtextCue } from '../timedtext-cue.ts';
import { roleOfPen, type TimedtextSegment } from '../timedtext-ruby.ts';
import { TimedtextWindows, type WindowReferences } from '../timedtext-windows.ts';
import { walkMarkup } from '../walk-markup.ts';

interface Paragraph {
  start: number;
  length: number;
  pen: string | undefined;
  references: WindowReferences;
  segments: TimedtextSegment[];
}

/** Parses YouTube's srv3: `<p t d><s t>word</s></p>` in milliseconds; a word's time is relative to its paragraph. */
export function parseSrv3(source: string): ParsedCaptions {
  const cues: RawCue[] = [];
  const windows = new TimedtextWindows();
  const roles = new Map<string, TimedtextSegment['ruby']>();
  let paragraph: Paragraph | undefined;
  const visitor = {
    open(name: string, attributes: Record<string, string>) {
      if (name === 's') {
        const timed = attributes.t ?? attributes.ac;
        const offset = timed === undefined ? undefined : Number.parseFloat(attributes.t ?? '0');
        paragraph?.segments.push({ text: '', offset, ruby: roles.get(attributes.p ?? paragraph.pen ?? '') });
      } else if (name === 'p') {
        const length = Number.parseFloat(attributes.d ?? 'Infinity');
        const references = { window: attributes.w, position: attributes.wp, style: attributes.ws };
        paragraph = { start: Number.parseFloat(attributes.t ?? ''), length, pen: attributes.p, references, segments: [] };
      } else if (name === 'br') paragraph?.segments.push({ text: '\n' });
      else readDefinition(name, attributes, windows, roles);
    },
    close(name: string) {
      if (name === 's') paragraph?.segments.push({ text: '' });
      if (name !== 'p' || !paragraph) return;
      const { start, length, references, segments } = paragraph;
      const cue = timedtextCue(segments, start, length);
      if (cue) cues.push({ ...cue, ...windows.placeOf(references) });
      paragraph = undefined;
    },
    text(text: string) {
      if (!paragraph) return;
      const last = paragraph.segments.at(-1);
      if (last) last.text += text;
      else paragraph.segments.push({ text });
    },
  };
  walkMarkup(source, visitor, 'xml');
  return { cues };
}

/** Reads the definition of a pen, a window, or the position or style of windows. */
function readDefinition(
  name: string,
  { id, ...attributes }: Record<string, string>,
  windows: TimedtextWindows,
  roles: Map<string, TimedtextSegment['ruby']>,
): void {
  if (id === undefined) return;
  const { ap, ah, av, mh, pd, sd, rb, w, wp, ws } = attributes;
  if (name === 'pen') roles.set(id, roleOfPen(numberOf(rb)));
  else if (name === 'wp') windows.addPosition(id, { point: numberOf(ap), x: numberOf(ah), y: numberOf(av) });
  else if (name === 'ws')
    windows.addStyle(id, { mode: numberOf(mh), paintDirection: numberOf(pd), scrollDirection: numberOf(sd) });
  else if (name === 'w') windows.define(id, { window: w, position: wp, style: ws });
}
