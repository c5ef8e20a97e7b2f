import { decodeXml } from './decode-xml.ts';

export interface Tag {
  /** Lower-case names; their values are decoded. */
  attributes: Record<string, string>;
  /** Where the tag has ended. */
  end: number;
}

const attribute = /(?<![\w:.-])([\w:.-]{1,60})\s{0,9}=\s{0,9}(?:"([^"]{0,8192})"|'([^']{0,8192})'|([^\s"'>]{1,8192}))/g;
const maxTag = 20_000;

/** The opening tags of one name, for those who carry no parser. Linear; a `>` inside an attribute's value ends the tag. */
export function tags(html: string, name: string, max = 500): Tag[] {
  const found: Tag[] = [];
  const opening = new RegExp(`<${name}(?=[\\s/>])`, 'gi');
  while (found.length < max && opening.exec(html)) {
    const close = html.indexOf('>', opening.lastIndex);
    if (close < 0) break;
    const written = html.slice(opening.lastIndex, Math.min(close, opening.lastIndex + maxTag));
    found.push({ attributes: attributesOf(written), end: close + 1 });
    opening.lastIndex = close;
  }
  return found;
}

const attributesOf = (written: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(written.matchAll(attribute), ([, name, double, single, bare]) => [
      name!.toLowerCase(),
      decodeXml(double ?? single ?? bare ?? ''),
    ]),
  );
