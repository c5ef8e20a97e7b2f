import { decodeXml } from './decode-xml.ts';

/** An opening tag that was found in HTML. */
export interface HtmlTag {
  /** Attributes by lower-case name, with decoded values. */
  attributes: Record<string, string>;
  /** Offset after the tag. */
  end: number;
}

const attribute = /(?<![\w:.-])([\w:.-]{1,60})\s{0,9}=\s{0,9}(?:"([^"]{0,8192})"|'([^']{0,8192})'|([^\s"'>]{1,8192}))/g;
const maxTagLength = 20_000;

/**
 * Finds the opening tags of one name without a full parser. Takes linear time; a `>` inside an attribute's value ends the tag.
 */
export function findTags(html: string, name: string, max = 500): HtmlTag[] {
  const result: HtmlTag[] = [];
  const opening = new RegExp(`<${name}(?=[\\s/>])`, 'gi');
  while (result.length < max && opening.exec(html)) {
    const close = html.indexOf('>', opening.lastIndex);
    if (close < 0) break;
    const written = html.slice(opening.lastIndex, Math.min(close, opening.lastIndex + maxTagLength));
    result.push({ attributes: readAttributes(written), end: close + 1 });
    opening.lastIndex = close;
  }
  return result;
}

const readAttributes = (written: string): Record<string, string> =>
  Object.fromEntries(
    Array.from(written.matchAll(attribute), ([, name, double, single, bare]) => [
      name!.toLowerCase(),
      decodeXml(double ?? single ?? bare ?? ''),
    ]),
  );
