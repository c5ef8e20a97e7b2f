/** The places of a summary's text: the overview, and the text of each line without its times. */
const texts = '[data-overview], [data-line] > p';

/** Returns the sentences of the summary that an element shows, in the order of its text. `language` is a BCP 47 tag. */
export function sentenceRanges(shown: Element, language: string): Range[] {
  const segmenter = new Intl.Segmenter(language || undefined, { granularity: 'sentence' });
  return [...shown.querySelectorAll(texts)].flatMap(({ firstChild }) =>
    firstChild instanceof Text ? [...segmenter.segment(firstChild.data)].map((sentence) => rangeOf(firstChild, sentence)) : [],
  );
}

function rangeOf(text: Text, { index, segment }: Intl.SegmentData): Range {
  const range = new Range();
  range.setStart(text, index);
  range.setEnd(text, index + segment.trimEnd().length);
  return range;
}
