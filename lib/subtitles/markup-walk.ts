import { decodeHTML } from 'entities';
import { Parser } from 'htmlparser2';
import { Failure } from '../contract/failure.ts';

/** Names come without prefix, and in lower case from HTML; attributes keep theirs. */
export interface Visitor {
  open(name: string, attributes: Record<string, string>): void;
  close?(name: string): void;
  text?(text: string): void;
}

/** No caption file is nested like this; a parser that keeps a stack slows down with its depth. */
const deepest = 200;

/** Walks XML or HTML. Entities are decoded once; those that a document type declares mean nothing here. */
export function walkMarkup(source: string, visitor: Visitor, mode: 'xml' | 'html'): void {
  let depth = 0;
  let verbatim = false;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > deepest) throw new Failure('captionsUnreadable', 'markup nested too deep');
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
        visitor.text?.(!verbatim && text.includes('&') ? decodeHTML(text) : text);
      },
      oncdatastart() {
        verbatim = true;
      },
      oncdataend() {
        verbatim = false;
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
