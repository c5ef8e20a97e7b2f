import { type CueBox, defaultBox, settingsOfBox } from './cue-position.ts';

/** The attributes of an XML element, by name with prefix. */
export type XmlAttributes = Record<string, string>;

/** Attributes of styles that count: the place of a text, and ruby. */
const placeAttributes = ['tts:origin', 'tts:extent', 'tts:displayAlign', 'tts:textAlign', 'tts:writingMode', 'tts:position'];
const styleAttributes = [...placeAttributes, 'tts:ruby'];

/** The style attributes of an element or a region, of its own or of the styles that it refers to. */
export type TtmlStyle = XmlAttributes;

/** The styles and regions of a TTML document, by id. */
export class TtmlStyles {
  private readonly known = new Map<string, TtmlStyle>();
  private root: XmlAttributes = {};

  setRoot(attributes: XmlAttributes): void {
    this.root = attributes;
  }

  /** Adds a style or a region; the first of a name counts. */
  add(id: string, attributes: XmlAttributes): void {
    if (!this.known.has(id)) this.known.set(id, this.resolve(attributes));
  }

  /** Adds the attributes of a style element within a region. */
  extend(id: string, attributes: XmlAttributes): void {
    this.known.set(id, { ...this.resolve(attributes), ...this.known.get(id) });
  }

  /** Returns the style attributes of an element, with those of the styles to which it refers, which must precede it. */
  resolve(attributes: XmlAttributes): TtmlStyle {
    const styles = attributes.style?.split(/\s+/, maxStyles).map((id) => this.known.get(id)) ?? [];
    const resolved: TtmlStyle = {};
    for (const name of styleAttributes) {
      const value = attributes[name] ?? styles.findLast((style) => style?.[name] !== undefined)?.[name];
      if (value !== undefined) resolved[name] = value.trim();
    }
    return resolved;
  }

  /** Returns the place of an element as settings of a WebVTT cue; undefined if nothing in the document gives it one. */
  placeOf(regionId: string | undefined, style: TtmlStyle): string | undefined {
    const region = regionId === undefined ? undefined : this.known.get(regionId);
    return settingsOfBox(this.boxOf({ ...region, ...style }));
  }

  private boxOf(place: TtmlStyle): CueBox {
    const writingMode = place['tts:writingMode'] ?? '';
    const vertical = writingMode.startsWith('tb') ? (writingMode === 'tblr' ? 'lr' : 'rl') : undefined;
    const hasRegion = ['tts:origin', 'tts:extent', 'tts:position', 'tts:displayAlign'].some((name) => place[name] !== undefined);
    const align = alignments.get(place['tts:textAlign'] ?? '') ?? (hasRegion ? 'start' : 'center');
    if (!hasRegion) return { ...defaultBox, align, ...(vertical && { vertical }) };
    const [x = 0, y = 0] = this.lengths(place['tts:origin'] ?? place['tts:position']);
    const [width = 100 - x, height = 100 - y] = this.lengths(place['tts:extent']);
    const [from, to] = vertical ? [y, y + height] : [x, x + width];
    const [first, last] = !vertical ? [y, y + height] : vertical === 'rl' ? [100 - x - width, 100 - x] : [x, x + width];
    const anchor = anchors.get(place['tts:displayAlign'] ?? '') ?? 'start';
    const block = { start: first, center: (first + last) / 2, end: last }[anchor];
    return { left: from, right: to, align, anchor, block, ...(vertical && { vertical }) };
  }

  /** Returns two lengths in percent of the picture; none if they are `auto` or in unknown units. */
  private lengths(source: string | undefined): number[] {
    const match = lengthPair.exec(source ?? '');
    if (!match) return [];
    const [columns, rows] = (this.root['ttp:cellResolution'] ?? '32 15').trim().split(/\s+/, 2).map(Number);
    const [, pixelsX, , pixelsY] = lengthPair.exec(this.root['tts:extent']?.trim() ?? '') ?? [];
    const toPercent = (value: string, unit: string, cells: number | undefined, pixels: string | undefined) =>
      ({ '%': 1, rw: 1, rh: 1, c: 100 / cells!, px: 100 / Number(pixels) })[unit]! * Number(value);
    const lengths = [toPercent(match[1]!, match[2]!, columns, pixelsX), toPercent(match[3]!, match[4]!, rows, pixelsY)];
    return lengths.every((length) => Number.isFinite(length)) ? lengths.map((length) => Math.min(Math.max(length, 0), 100)) : [];
  }
}

const maxStyles = 20;
const lengthPair = /^(-?\d{1,6}(?:\.\d{1,12})?)(%|rw|rh|c|px)\s{1,9}(-?\d{1,6}(?:\.\d{1,12})?)(%|rw|rh|c|px)$/;
const alignments = new Map<string, CueBox['align']>([
  ['start', 'start'],
  ['left', 'start'],
  ['center', 'center'],
  ['end', 'end'],
  ['right', 'end'],
]);
const anchors = new Map<string, CueBox['anchor']>([
  ['before', 'start'],
  ['center', 'center'],
  ['after', 'end'],
]);
