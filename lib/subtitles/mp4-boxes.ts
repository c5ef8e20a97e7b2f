/** A box of the ISO base media file format: its type, and where its content lies. */
export interface Box {
  type: string;
  from: number;
  to: number;
}

/** Returns the boxes of a part of a file up to the first that is damaged; one that was cut off ends with the part. */
export function* readBoxes(view: DataView, from = 0, to = view.byteLength): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const size = view.getUint32(at);
    const isLarge = size === 1 && at + 16 <= to;
    const header = isLarge ? 16 : 8;
    // A size of 0 means up to the end.
    const length = isLarge ? Number(view.getBigUint64(at + 8)) : size || to - at;
    if (length < header) return;
    const end = Math.min(to, at + length);
    yield { type: readType(view, at + 4), from: at + header, to: end };
    at = end;
  }
}

/** Returns the first box at a path of types; undefined if one is missing. */
export function findBox(view: DataView, within: Box, ...path: string[]): Box | undefined {
  let box: Box | undefined = within;
  for (const type of path) box = box && [...readBoxes(view, box.from, box.to)].find((one) => one.type === type);
  return box;
}

/** Returns the four characters at an offset. */
export const readType = (view: DataView, at: number): string =>
  String.fromCharCode(view.getUint8(at), view.getUint8(at + 1), view.getUint8(at + 2), view.getUint8(at + 3));

/** Reads the numbers of a box one after another; 0 after its end. */
export class Fields {
  readonly version: number;
  readonly flags: number;
  private at: number;
  private readonly view: DataView;
  private readonly end: number;

  constructor(view: DataView, box: Box) {
    this.view = view;
    this.at = box.from;
    this.end = box.to;
    const head = this.next();
    this.version = head >>> 24;
    this.flags = head & 0xffffff;
  }

  get hasMore(): boolean {
    return this.at < this.end;
  }

  skip(bytes: number): void {
    this.at += bytes;
  }

  /** Returns the next number of 32 bits, or of 64. */
  next(isLong = false): number {
    const { at } = this;
    this.at += isLong ? 8 : 4;
    if (this.at > this.end) return 0;
    return isLong ? Number(this.view.getBigUint64(at)) : this.view.getUint32(at);
  }
}
