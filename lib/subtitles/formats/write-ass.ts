import type { Cue } from '../../contract/cue.ts';
import { alignmentOfBox } from '../ass-position.ts';
import { boxOfSettings, type CueBox } from '../cue-position.ts';
import { formatFullTime } from '../format-time.ts';
import { type RubySegment, splitRuby } from '../ruby.ts';
import { prefixSpeaker } from '../speakers.ts';

/** Size of the picture in pixels of the script: a percent is a whole number of them. */
const width = 3200;
const height = 1800;

const head = `[Script Info]
ScriptType: v4.00+
PlayResX: ${width}
PlayResY: ${height}
WrapStyle: 0
ScaledBorderAndShadow: yes

[V4+ Styles]
Format: Name, Fontname, Fontsize, PrimaryColour, SecondaryColour, OutlineColour, BackColour, Bold, Italic, Underline, StrikeOut, ScaleX, ScaleY, Spacing, Angle, BorderStyle, Outline, Shadow, Alignment, MarginL, MarginR, MarginV, Encoding
Style: Default,Arial,110,&H00FFFFFF,&H000000FF,&H00000000,&H80000000,0,0,0,0,100,100,0,0,1,6,3,2,60,60,60,1

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
`;

/**
 * Writes cues as Advanced SubStation Alpha, in hundredths of a second, with the speaker as name. Readings follow their base in
 * parentheses, between comments by which `parseAss` finds them.
 */
export function writeAss(cues: Cue[]): string {
  const lines = cues.map((cue) => {
    const { speaker, position, ruby } = cue;
    // A comma would end the field of the name.
    const isField = speaker !== undefined && !speaker.includes(',');
    const { overrides, margins } = writePlace(boxOfSettings(position));
    const text = splitRuby(isField ? cue.text : prefixSpeaker(cue), ruby)
      .map(writeSegment)
      .join('');
    return `Dialogue: 0,${writeTimes(cue)},Default,${isField ? speaker : ''},${margins},,${overrides}${text}\n`;
  });
  return head + lines.join('');
}

/** A cue lasts a hundredth at least, because players leave out an empty one. */
function writeTimes({ startTime, endTime }: Cue): string {
  const start = Math.round(startTime * 100);
  const end = Math.max(Math.round(endTime * 100), endTime > startTime ? start + 1 : 0);
  return `${formatCentiseconds(start)},${formatCentiseconds(end)}`;
}

const formatCentiseconds = (time: number) =>
  formatFullTime(time / 100, '.')
    .replace(/^0/, '')
    .slice(0, -1);

/** Only margins keep the width of a box; in the middle of the picture they have no height, so that a point is needed. */
function writePlace(box: CueBox): { overrides: string; margins: string } {
  const { left, right, align, anchor, block } = box;
  const alignment = alignmentOfBox(box);
  const overrides = alignment === 2 ? '' : `{\\an${alignment}}`;
  if (anchor === 'center' && block !== 50) {
    const x = { start: left, center: (left + right) / 2, end: right }[align];
    return { overrides: `{\\an${alignment}\\pos(${pixels(x, width)},${pixels(block, height)})}`, margins: '0,0,0' };
  }
  const vertical = { start: block, center: 0, end: 100 - block }[anchor];
  return { overrides, margins: `${pixels(left, width)},${pixels(100 - right, width)},${pixels(vertical, height)}` };
}

const pixels = (percent: number, whole: number): number => Math.round((percent / 100) * whole);

const writeSegment = ({ text, reading }: RubySegment): string =>
  reading === undefined ? escapeText(text) : `{ruby}${escapeText(text)}{rt}（${escapeText(reading)}）{/ruby}`;

/** Escapes as FFmpeg does: no format defines a backslash, so a word joiner keeps it from its letter. */
const escapeText = (text: string): string =>
  text
    .replace(/\\(?=[^ ]|$)/g, '\\\u2060')
    .replace(/[{}]/g, '\\$&')
    .replaceAll('\n', '\\N');
