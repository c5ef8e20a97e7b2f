/** Replaces the citation marks such as `[2]` of a text. A number without a citation, and one that is a link, stay. */
const replaceCiteMarks = (text: string, count: number, replacementOf: (number: number, space: string) => string): string =>
  text.replace(/( ?)\[(\d{1,3})\](?!\()/g, (mark, space: string, digits: string) => {
    const number = Number(digits);
    return number >= 1 && number <= count ? replacementOf(number, space) : mark;
  });

/** Turns citation marks into Markdown links. */
export const withCiteLinks = (text: string, count: number): string =>
  replaceCiteMarks(text, count, (number, space) => `${space}[${number}](#cite=${number})`);

/** Returns an answer without its citation marks and the spaces before them, for the clipboard. */
export const stripCiteMarks = (text: string, count: number): string => replaceCiteMarks(text, count, () => '');

/** Returns the index of the citation that a link refers to, from 0; undefined for any other link. */
export function citationIndexOf(href: string): number | undefined {
  const number = /^#cite=(\d{1,3})$/.exec(href)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}
