/** Marks of a text that number its citations, as links of Markdown; a number that cites nothing stays what it is. */
export const withCiteLinks = (text: string, count: number): string =>
  text.replace(/\[(\d{1,3})\](?!\()/g, (mark, number: string) =>
    Number(number) >= 1 && Number(number) <= count ? `[${number}](#cite=${number})` : mark,
  );

/** Which citation a link stands for, from 0; undefined of any other link. */
export function citedBy(href: string): number | undefined {
  const number = /^#cite=(\d{1,3})$/.exec(href)?.[1];
  return number === undefined ? undefined : Number(number) - 1;
}

/** An answer without its marks, to be copied. */
export const withoutMarks = (text: string, count: number): string =>
  text.replace(/ ?\[(\d{1,3})\](?!\()/g, (mark, number: string) => (Number(number) >= 1 && Number(number) <= count ? '' : mark));
