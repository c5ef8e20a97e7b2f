/** Number of cues before and after one in which its sentence is looked for. */
const maxDistance = 5;
/** Maximum length of a sentence in characters, for captions without punctuation. */
const maxLength = 300;

/** Returns the sentence around a character of a cue, which may begin and end in other cues; without punctuation the cue's text. */
export function sentenceAt(cues: readonly { text: string }[], index: number, at: number, language: string): string {
  const { text } = cues[index]!;
  const first = Math.max(0, index - maxDistance);
  const texts = cues.slice(first, index + maxDistance + 1).map((cue) => cue.text);
  const start = texts.slice(0, index - first).reduce((length, before) => length + before.length + 1, 0);
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' });
  const sentence =
    segmenter
      .segment(texts.join(' ').replaceAll('\n', ' '))
      .containing(start + at)
      ?.segment.trim() ?? text;
  return sentence.length <= maxLength ? sentence : text;
}
