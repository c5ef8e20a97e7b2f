/** Returns the words of a cue's row in its original text, in order. `language` is a BCP 47 tag. */
export function wordRanges(row: Element, language: string): Range[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const text = textOf(row);
  if (!text) return [];
  return [...segmenter.segment(text.textContent ?? '')]
    .filter(({ isWordLike }) => isWordLike)
    .map(({ index, segment }) => rangeOf(text, index, index + segment.length));
}

/** Returns the number of characters of a row's original text before a range. */
export function offsetOf(row: Element, range: Range): number {
  const before = new Range();
  before.selectNodeContents(textOf(row) ?? row);
  before.setEnd(range.startContainer, range.startOffset);
  return String(before).length;
}

const textOf = (row: Element) => row.querySelector('[data-text]');

/** Returns the range of an element's characters, wherever its marks divide them. */
function rangeOf(element: Element, from: number, to: number): Range {
  const range = new Range();
  const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let start = 0;
  for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
    const { length } = node as Text;
    if (from >= start && from < start + length) range.setStart(node, from - start);
    if (to > start && to <= start + length) {
      range.setEnd(node, to - start);
      break;
    }
    start += length;
  }
  return range;
}
