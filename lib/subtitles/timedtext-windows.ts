import { boxAt, type CueBox, settingsOfBox } from './cue-position.ts';
import type { RawCue } from './subtitle-format.ts';

/** Names of the window, position and style that a caption or a window refers to. */
export interface WindowReferences {
  window?: string | undefined;
  position?: string | undefined;
  style?: string | undefined;
}

/**
 * An anchor point of the window, counted row by row from the top left, with its position `x` and `y` in percent of the picture.
 */
interface WindowPosition {
  point: number;
  x: number;
  y: number;
}

/** Codes of a window's style; NaN where the file has none. */
interface WindowStyle {
  mode: number;
  paintDirection: number;
  scrollDirection: number;
}

type CuePlace = Pick<RawCue, 'position' | 'isRollUp'>;

/**
 * The windows of YouTube's json3 and srv3, in which captions are placed (described in
 * https://github.com/arcusmaximus/YTSubConverter/blob/master/ytt.ytt).
 */
export class TimedtextWindows {
  private readonly positions = new Map<string, WindowPosition>();
  private readonly styles = new Map<string, WindowStyle>();
  private readonly windows = new Map<string, WindowReferences>();
  private readonly places = new Map<string, CuePlace>();

  addPosition(id: string, { point, x, y }: WindowPosition): void {
    const isPoint = Number.isInteger(point) && point >= 0 && point <= 8;
    this.positions.set(id, {
      point: isPoint ? point : bottomCenter.point,
      x: percentOr(x, bottomCenter.x),
      y: percentOr(y, bottomCenter.y),
    });
  }

  addStyle(id: string, style: WindowStyle): void {
    this.styles.set(id, style);
  }

  /** Defines a window, or defines it again for the captions below. */
  define(id: string, references: WindowReferences): void {
    this.windows.set(id, references);
  }

  /** Returns the place of a caption by its own references, or else by those of its window. */
  placeOf(caption: WindowReferences): CuePlace {
    const window = caption.window === undefined ? undefined : this.windows.get(caption.window);
    const position = caption.position ?? window?.position;
    const style = caption.style ?? window?.style;
    if (position === undefined && style === undefined) return {};
    const key = `${position} ${style}`;
    let place = this.places.get(key);
    if (!place) {
      place = placeIn(this.positions.get(position ?? ''), this.styles.get(style ?? ''));
      this.places.set(key, place);
    }
    return place;
  }
}

/** The place of windows without a position, which is that of cues without settings. */
const bottomCenter: WindowPosition = { point: 7, x: 50, y: 100 };

const percentOr = (percent: number, otherwise: number): number =>
  Number.isFinite(percent) ? Math.min(Math.max(percent, 0), 100) : otherwise;

function placeIn({ point, x, y }: WindowPosition = bottomCenter, style: WindowStyle | undefined): CuePlace {
  const column = sides[point % 3]!;
  const row = sides[Math.floor(point / 3)]!;
  const vertical = style && verticalOf(style);
  const box = vertical ? { ...boxAt(y, ...across(x, column, vertical), row), vertical } : boxAt(x, y, row, column);
  const position = settingsOfBox(box);
  return { ...(position && { position }), ...(style?.mode === rollUpMode && { isRollUp: true }) };
}

/** Returns the position of vertical lines across the picture, counted from the side of the first line. */
const across = (x: number, column: CueBox['anchor'], vertical: 'rl' | 'lr'): [block: number, anchor: CueBox['anchor']] =>
  vertical === 'lr' ? [x, column] : [100 - x, opposites[column]];

/**
 * Lines of upright characters start at the right by default, lines of rotated ones at the left; the scroll direction reverses
 * that.
 */
function verticalOf({ paintDirection, scrollDirection }: WindowStyle): 'rl' | 'lr' | undefined {
  if (paintDirection !== uprightVertical && paintDirection !== rotatedVertical) return undefined;
  return (paintDirection === uprightVertical) === (scrollDirection === 1) ? 'lr' : 'rl';
}

const sides = ['start', 'center', 'end'] as const;
const opposites = { start: 'end', center: 'center', end: 'start' } as const;
const rollUpMode = 2;
const uprightVertical = 2;
const rotatedVertical = 3;
