import { Failure } from '../../contract/failure.ts';
import { Leniencies } from '../leniencies.ts';
import { shiftCues } from '../shift-cues.ts';
import type { ParsedCaptions } from '../subtitle-format.ts';
import { TtmlBody } from '../ttml-body.ts';
import { TtmlHead } from '../ttml-head.ts';
import { usualPrefixes } from '../ttml-prefixes.ts';
import type { XmlAttributes } from '../ttml-styles.ts';
import { walkMarkup } from '../walk-markup.ts';

/**
 * Parses TTML, DFXP and the text profile of IMSC. A timed paragraph is a cue and its timed spans are the words; in a paragraph
 * without times each timed span is a cue. Animations do not count: the text is read as it is at first. Throws
 * `captionsUnreadable` for profiles that contain images only.
 */
export function parseTtml(source: string): ParsedCaptions {
  const leniencies = new Leniencies();
  const head = new TtmlHead();
  const body = new TtmlBody(head, leniencies);
  let rename = usualPrefixes({});
  let hasImages = false;
  const visitor = {
    open(name: string, written: XmlAttributes) {
      if (name === 'tt') rename = usualPrefixes(written);
      const attributes = rename(written);
      hasImages ||= name === 'image' || attributes['smpte:backgroundImage'] !== undefined;
      head.openElement(name, attributes);
      if (name === 'body' || body.isOpen) body.openElement(name, attributes);
      else head.addStyle(name, attributes);
    },
    close(name: string) {
      head.closeElement(name);
      if (body.isOpen) body.closeElement(name);
    },
    text(text: string) {
      // Line breaks in the source are layout; real ones are <br>.
      if (!head.addText(text) && body.isOpen) body.addText(text.replaceAll('\n', ' '));
    },
  };
  walkMarkup(source, visitor, 'xml');
  const cues = body.finish();
  if (cues.length === 0 && hasImages) throw new Failure('captionsUnreadable', 'The TTML file has images in place of text.');
  const start = head.startOfProgram;
  // Some files name the start, and have times without it.
  const isOnTape = start > 0 && cues.every(({ startTime }) => startTime >= start);
  return { language: head.language, cues: isOnTape ? shiftCues(cues, -start) : cues, leniencies: leniencies.list };
}
