/** Turns citation marks such as `[2]` into Markdown links. A number without a citation stays text. */
export const withCiteLinks = (text: string, count: number): string =>
  text.replace(/\[(\d{1,3})\](?!\()/g, (mark, number: string) =>
    Number(number) >= 1 && Number(number) <= count ? `[${number}](#cite=${number})` : mark,
  );

/** Returns the index of the citation that a link refers to, from 0; undefined for any other link. */
export function citationIndexOf(href: string): number | undefined {
  const number = /^#cite=(\d{1,3})$/.exec(href)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}

/** Returns an answer without its citation marks, for the clipboard. */
export const stripCiteMarks = (text: string, count: number): string =>
  text.replace(/ ?\[(\d{1,3})\](?!\()/g, (mark, number: string) => (Number(number) >= 1 && Number(number) <= count ? '' : mark));
