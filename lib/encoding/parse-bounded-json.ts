import { Failure } from '../contract/failure.ts';

/** Maximum depth of objects and lists: deeper ones overflow the stack of what reads them. Requests and records need a tenth. */
const maxDepth = 100;

/** How JSON is parsed. */
export interface JsonOptions {
  /** The cues of a body of 32 MB are fewer than the 5 million that are allowed if absent. */
  maxValues?: number;
  revive?(key: string, value: unknown): unknown;
}

/**
 * Parses JSON of another program. Throws `invalid` for objects and lists nested more than 100 deep, `tooLarge` for too many values,
 * and a SyntaxError for a text that is no JSON.
 */
export function parseBoundedJson(text: string, { maxValues = 5_000_000, revive }: JsonOptions = {}): unknown {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < text.length; at++) {
    const character = text[at];
    if (character === '"') at = endOfText(text, at);
    else if (character === ',') values++;
    else if (character === ']' || character === '}') depth--;
    else if (character === '[' || character === '{') {
      values++;
      if (++depth > maxDepth) throw new Failure('invalid', `The JSON is nested deeper than ${maxDepth} levels.`);
    }
    if (values > maxValues) throw new Failure('tooLarge', `The JSON has more than ${maxValues} values. Send less at a time.`);
  }
  return JSON.parse(text, revive);
}

/** Returns the index of the quotation mark that closes a text; the length of the JSON if none does. */
function endOfText(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end >= 0; end = json.indexOf('"', end + 1)) {
    let firstEscape = end;
    while (json[firstEscape - 1] === '\\') firstEscape--;
    if ((end - firstEscape) % 2 === 0) return end;
  }
  return json.length;
}
