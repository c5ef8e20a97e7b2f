import { maxPositionLength } from '../contract/cue-limits.ts';

/**
 * The box that contains a cue's lines, in percent of the picture. `left` and `right` run along the lines, `block` across them; in
 * vertical text these axes change places.
 */
export interface CueBox {
  left: number;
  right: number;
  align: 'start' | 'center' | 'end';
  /** Edge of the lines at `block`, counted from the side of the first line. */
  anchor: 'start' | 'center' | 'end';
  block: number;
  /** Direction in which vertical lines follow each other. */
  vertical?: 'rl' | 'lr';
}

/** The place of cues without a position: centered at the bottom. */
export const defaultBox: CueBox = { left: 0, right: 100, align: 'center', anchor: 'end', block: 100 };

/** Height of a line in percent, by which WebVTT counts lines. */
export const linePercent = 16 / 3;

const number = String.raw`\d{1,3}(?:\.\d{1,9})?`;
const settingPattern = new RegExp(
  String.raw`^(?:vertical:(?:rl|lr)|line:(?:-?\d{1,4}|${number}%)(?:,(?:start|center|end))?|position:${number}%(?:,(?:line-left|center|line-right))?|size:${number}%|align:(?:start|center|end|left|right)|region:[\w.-]{1,50})$`,
);

/** Returns the valid settings of a WebVTT cue, one space between them; undefined if there are none. */
export function validSettings(source: string | undefined): string | undefined {
  const settings = source
    ?.slice(0, maxPositionLength)
    .split(/\s/)
    .filter((setting) => settingPattern.test(setting));
  return settings?.length ? settings.join(' ') : undefined;
}

/** Returns the box that the settings of a WebVTT cue mean (https://www.w3.org/TR/webvtt1/#processing-cue-settings). */
export function boxOfSettings(source: string | undefined): CueBox {
  const settings = new Map((validSettings(source) ?? '').split(' ').map((setting) => setting.split(':') as [string, string]));
  const align = alignments[settings.get('align') ?? 'center']!;
  const [percent = '', side = sides[align]] = settings.get('position')?.split(',') ?? [];
  const position = Math.min(percent ? Number.parseFloat(percent) : autoPositions[align], 100);
  const widest = { 'line-left': 100 - position, 'line-right': position, center: 2 * Math.min(position, 100 - position) }[side]!;
  const size = Math.min(Number.parseFloat(settings.get('size') ?? '100'), widest);
  const left = position - { 'line-left': 0, center: size / 2, 'line-right': size }[side]!;
  const vertical = settings.get('vertical') as CueBox['vertical'];
  return { left, right: left + size, align, ...blockOfLine(settings.get('line')), ...(vertical && { vertical }) };
}

function blockOfLine(line: string | undefined): Pick<CueBox, 'anchor' | 'block'> {
  if (line === undefined) return { anchor: 'end', block: 100 };
  const [place, anchor = 'start'] = line.split(',') as [string, CueBox['anchor']?];
  const count = Number.parseFloat(place);
  if (place.endsWith('%')) return { anchor, block: Math.min(count, 100) };
  // A number counts lines, from the other side if negative.
  return place.startsWith('-')
    ? { anchor: 'end', block: Math.max(0, 100 + (count + 1) * linePercent) }
    : { anchor: 'start', block: Math.min(count * linePercent, 100) };
}

/** Returns the widest box whose lines are aligned at a point: at `along` in their direction, at `block` across them. */
export function boxAt(along: number, block: number, anchor: CueBox['anchor'], align: CueBox['align']): CueBox {
  const half = Math.min(along, 100 - along);
  const [left, right] = { start: [along, 100], center: [along - half, along + half], end: [0, along] }[align] as [number, number];
  return { left, right, align, anchor, block };
}

/** Returns the settings of a WebVTT cue in a box; undefined for the default place. */
export function settingsOfBox({ left, right, align, anchor, block, vertical }: CueBox): string | undefined {
  const size = right - left;
  const position = { start: left, center: (left + right) / 2, end: right }[align];
  const widest = { start: 100 - position, center: 2 * Math.min(position, 100 - position), end: position }[align];
  const settings = [
    vertical && `vertical:${vertical}`,
    settingOfBlock(anchor, block),
    isSame(position, autoPositions[align]) ? undefined : `position:${formatPercent(position)}%`,
    isSame(size, widest) ? undefined : `size:${formatPercent(size)}%`,
    align === 'center' ? undefined : `align:${align}`,
  ];
  return settings.filter(Boolean).join(' ') || undefined;
}

function settingOfBlock(anchor: CueBox['anchor'], block: number): string | undefined {
  if (anchor === 'end' && isSame(block, 100)) return undefined;
  if (anchor === 'start') return isSame(block, 0) ? 'line:0' : `line:${formatPercent(block)}%`;
  return `line:${formatPercent(block)}%,${anchor}`;
}

const alignments: Record<string, CueBox['align']> = { start: 'start', left: 'start', center: 'center', end: 'end', right: 'end' };
const sides = { start: 'line-left', center: 'center', end: 'line-right' };
const autoPositions = { start: 0, center: 50, end: 100 };

/** Formats a percentage of the picture; hundredths are less than a pixel. */
export const formatPercent = (percent: number): string => String(Math.round(Math.min(Math.max(percent, 0), 100) * 100) / 100);
const isSame = (a: number, b: number): boolean => Math.abs(a - b) < 0.005;
