import type { Inline } from '../../markdown/inline.ts';
import { limits } from './limits.ts';

export interface RichText {
  type: 'text';
  text: { content: string; link?: { url: string } };
  annotations?: { bold?: true; italic?: true; code?: true; strikethrough?: true };
}

/** Maximum characters of one block: far more than people write, and few enough for one request in any script. */
const blockLength = 50_000;

/** Text in lists that a block can hold: one list, or as many as a long text takes. */
export function richTexts(inlines: readonly Inline[]): RichText[][] {
  const lists: RichText[][] = [[]];
  let length = 0;
  for (const inline of inlines) {
    for (const content of pieces(inline.text)) {
      if (lists.at(-1)!.length === limits.richTexts || length + content.length > blockLength) {
        lists.push([]);
        length = 0;
      }
      lists.at(-1)!.push(richText(content, inline));
      length += content.length;
    }
  }
  return lists;
}

/** Returns the start of a title as a single rich text, which is the maximum for titles. */
export const titleText = (title: string): RichText[] => (title ? [richText(pieces(title)[0]!, {})] : []);

function richText(content: string, { bold, italic, code, struck, href }: Omit<Inline, 'text'>): RichText {
  const annotations = {
    ...(bold && { bold }),
    ...(italic && { italic }),
    ...(code && { code }),
    ...(struck && { strikethrough: true }),
  } as RichText['annotations'];
  const isLink = href !== undefined && href.length <= limits.urlLength && /^(?:https?|mailto):/i.test(href) && URL.canParse(href);
  return {
    type: 'text',
    text: { content, ...(isLink && { link: { url: href } }) },
    ...(Object.keys(annotations!).length > 0 && { annotations }),
  };
}

/** A text cut to the API's measure, never within a letter of two units. */
function pieces(text: string): string[] {
  const parts: string[] = [];
  const whole = text.toWellFormed();
  for (let from = 0; from < whole.length; ) {
    let to = Math.min(whole.length, from + limits.textLength);
    if (to < whole.length && isLowSurrogate(whole.charCodeAt(to))) to--;
    parts.push(whole.slice(from, to));
    from = to;
  }
  return parts;
}

const isLowSurrogate = (code: number) => code >= 0xdc00 && code <= 0xdfff;
