import type { Attributes } from './element-attributes.ts';

const described = /^https?:\/\/schema\.org\/(VideoObject|AudioObject|PodcastEpisode)\/?$/i;
const maxValue = 4000;

/** Collects the media items that a page describes in microdata (https://html.spec.whatwg.org/multipage/microdata.html) as JSON-LD. */
export class Microdata {
  /** The items whose elements are open, with the depths of those. */
  private readonly items: { depth: number; item: Attributes }[] = [];

  /** Reads the attributes of an element at a depth; values that are text are left out. */
  open(attributes: Attributes, depth: number): void {
    const { itemprop, itemtype, content, href, src } = attributes;
    const value = (content ?? href ?? src)?.trim();
    const inner = this.items.at(-1)?.item;
    if (inner && itemprop && value) for (const name of itemprop.split(/\s+/, 5)) inner[name] ??= value.slice(0, maxValue);
    const type = described.exec(itemtype?.trim() ?? '')?.[1];
    if (type) this.items.push({ depth, item: { '@type': type } });
  }

  /** Returns the item that ends with the element at a depth, as JSON; undefined if none does. */
  close(depth: number): string | undefined {
    if (this.items.at(-1)?.depth !== depth) return undefined;
    const { item } = this.items.pop()!;
    return Object.keys(item).length > 1 ? JSON.stringify(item) : undefined;
  }
}
