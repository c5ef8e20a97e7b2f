/** A paragraph ends once it has so many sentences or so many letters. */
const mostLines = 5;
const manyLetters = 600;

/** The sentences of a chapter as paragraphs; the last one is not left with a single sentence where another would take it. */
export function groupIntoParagraphs<Sentence extends { text: string }>(lines: readonly Sentence[]): Sentence[][] {
  const paragraphs: Sentence[][] = [];
  let letters = 0;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last && last.length < mostLines && letters < manyLetters) last.push(line);
    else {
      paragraphs.push([line]);
      letters = 0;
    }
    letters += line.text.length;
  }
  const [before, end] = paragraphs.slice(-2);
  if (before && end?.length === 1) {
    paragraphs.pop();
    before.push(...end);
  }
  return paragraphs;
}
