import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { Failure } from '../contract/failure.ts';

/**
 * Callbacks of `walkMarkup`. Element names have no prefix and are in lower case for HTML; attribute names keep their prefix.
 */
export interface Visitor {
  open(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** Maximum nesting depth, beyond that of any caption file; the parser slows down with its stack. */
const maxDepth = 200;

/**
 * Walks XML or HTML and decodes entities once; entities declared by a document type are ignored. Throws `captionsUnreadable`
 * beyond the maximum depth.
 */
export function walkMarkup(source: string, visitor: Visitor, mode: 'xml' | 'html'): void {
  let depth = 0;
  let inCdata = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > maxDepth) throw new Failure('captionsUnreadable', `The markup is nested deeper than ${maxDepth} elements.`);
        for (const key in attributes) {
          const value = attributes[key]!;
          if (value.includes('&')) attributes[key] = decodeHTML(value);
        }
        visitor.open(localName(name), attributes);
      },
      onclosetag(name) {
        depth--;
        visitor.close?.(localName(name));
      },
      ontext(text) {
        visitor.text?.(!inCdata && text.includes('&') ? decodeHTML(text) : text);
      },
      oncdatastart() {
        inCdata = true;
      },
      oncdataend() {
        inCdata = false;
      },
    },
    { xmlMode: mode === 'xml', decodeEntities: false },
  );
  parser.end(source);
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}
