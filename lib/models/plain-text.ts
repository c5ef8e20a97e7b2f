const pictograph =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:\u200d\p{Extended_Pictographic}|\ufe0f|\p{Emoji_Modifier})*/gu;

/** Converts a model's text to plain text on one line: no control characters, HTML, Markdown or list marks. */
export const plainText = (written: string, { showEmoji }: { showEmoji?: boolean } = {}): string =>
  (showEmoji ? written : written.replace(pictograph, ''))
    .toWellFormed()
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, '')
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .replace(/^ ?(?:[-*•#>]+|\d{1,2}[.)]) /, '')
    .trim();
