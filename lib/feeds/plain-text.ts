import { Parser } from 'htmlparser2';
import { toWindows1252 } from '../encoding/windows-1252.ts';

/** Other known tags; anything else in angle brackets is text: `Vec<T>`. */
const markup = new Set(
  'a abbr b big button cite code del em embed font form i img input ins kbd link mark meta q s small source span strike strong sub sup table tbody tt u video wbr'.split(
    ' ',
  ),
);
const hiddenElements = new Set(['script', 'style', 'object', 'svg', 'iframe']);
/** Elements that separate the words before and after them. */
const blockElements = new Set('blockquote br div h1 h2 h3 h4 h5 h6 hr li ol p pre td th tr ul'.split(' '));
const maxSource = 20_000;

/** Converts a text that may be HTML to one line of plain text: entities decoded, tags and scripts removed. */
export function plainText(source: string, maxLength: number): string {
  const written = source.slice(0, maxSource);
  const text = /[<&]/.test(written) ? removeMarkup(written) : written;
  return oneLine(text, maxLength);
}

/** Returns a text without line ends and control characters; those of references such as `&#146;` are what Windows-1252 has there. */
export const oneLine = (text: string, maxLength: number): string =>
  toWindows1252(text.slice(0, maxSource))
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed();

function removeMarkup(html: string): string {
  const texts: string[] = [];
  let hiddenDepth = 0;
  const tag = (name: string, isImplied: boolean): void => {
    if (hiddenDepth || isImplied) return;
    if (blockElements.has(name)) texts.push(' ');
    else if (!markup.has(name) && !name.includes('<')) texts.push(html.slice(parser.startIndex, parser.endIndex + 1));
  };
  const parser = new Parser({
    onopentag(name, _, isImplied) {
      if (hiddenElements.has(name)) hiddenDepth++;
      else tag(name, isImplied);
    },
    ontext(text) {
      if (!hiddenDepth) texts.push(text);
    },
    onclosetag(name, isImplied) {
      if (hiddenElements.has(name)) hiddenDepth--;
      else tag(name, isImplied);
    },
  });
  parser.end(html);
  return texts.join('');
}
