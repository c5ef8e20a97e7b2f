import { Parser } from 'htmlparser2';

/** Besides those below; anything else in angle brackets is what the writer wants to say: `Vec<T>`. */
const markup = new Set(
  'a abbr b big button cite code del em embed font form i img input ins kbd link mark meta q s small source span strike strong sub sup table tbody tt u video wbr'.split(
    ' ',
  ),
);
const unspoken = new Set(['script', 'style', 'object', 'svg', 'iframe']);
/** Their neighbours are not one word. */
const breaking = new Set('blockquote br div h1 h2 h3 h4 h5 h6 hr li ol p pre td th tr ul'.split(' '));
const maxSource = 20_000;

/** A text that may be HTML as one line of plain text: entities decoded, tags and scripts gone. */
export function plainText(source: string, maxLength: number): string {
  const written = source.slice(0, maxSource);
  const text = /[<&]/.test(written) ? withoutMarkup(written) : written;
  return oneLine(text, maxLength);
}

/** Text that is no markup, without line ends and control characters. */
export const oneLine = (text: string, maxLength: number): string =>
  text
    .slice(0, maxSource)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .toWellFormed();

function withoutMarkup(html: string): string {
  const texts: string[] = [];
  let unspokenDepth = 0;
  const tag = (name: string, isImplied: boolean): void => {
    if (unspokenDepth || isImplied) return;
    if (breaking.has(name)) texts.push(' ');
    else if (!markup.has(name) && !name.includes('<')) texts.push(html.slice(parser.startIndex, parser.endIndex + 1));
  };
  const parser = new Parser({
    onopentag(name, _, isImplied) {
      if (unspoken.has(name)) unspokenDepth++;
      else tag(name, isImplied);
    },
    ontext(text) {
      if (!unspokenDepth) texts.push(text);
    },
    onclosetag(name, isImplied) {
      if (unspoken.has(name)) unspokenDepth--;
      else tag(name, isImplied);
    },
  });
  parser.end(html);
  return texts.join('');
}
