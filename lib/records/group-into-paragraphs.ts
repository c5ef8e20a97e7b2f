/** Maximum sentences of a paragraph, and the number of characters after which it ends. */
const maxLines = 5;
const maxLetters = 600;

/** Groups the sentences of a chapter into paragraphs. A single last sentence joins the paragraph before it. */
export function groupIntoParagraphs<Sentence extends { text: string }>(lines: readonly Sentence[]): Sentence[][] {
  const paragraphs: Sentence[][] = [];
  let letters = 0;
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last && last.length < maxLines && letters < maxLetters) last.push(line);
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
