const pictograph =
  /(?:\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:\u200d\p{Extended_Pictographic}|\ufe0f|\p{Emoji_Modifier})*/gu;

/** Matches emphasis by underscores, but no identifier as `__init__`. */
const strong = /(?<!\w)__(?![a-z\d]+__)([^_]{1,500})__(?!\w)/g;

/** Converts a model's text to plain text on one line: no control characters, HTML or Markdown. */
export const plainText = (written: string, { showEmoji }: { showEmoji?: boolean } = {}): string =>
  (showEmoji ? written : written.replace(pictograph, ''))
    .toWellFormed()
    .replace(/[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/g, '')
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, '$1')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\*\*|`/g, '')
    .replace(strong, '$1')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
