/** Matches an attribute of a tag, with its value as the first group. */
export const attributePattern = (name: string): RegExp =>
  new RegExp(String.raw`\s${name}\s{0,9}=\s{0,9}["']?([^\s"'/>]{1,60})`, 'i');

/** Maximum length of a tag that starts a part. */
const maxTagLength = 500;

/** Returns each part of a text that begins with a tag, as the tag's attributes and what follows it. */
export function splitAt(text: string, start: RegExp): { tag: string; body: string }[] {
  return text
    .split(start)
    .slice(1)
    .map((part) => {
      const close = part.indexOf('>');
      return close < 0
        ? { tag: part.slice(0, maxTagLength), body: '' }
        : { tag: part.slice(0, Math.min(close, maxTagLength)), body: part.slice(close + 1) };
    });
}

/** Returns a text without its comments; one that is never closed lasts to the end. */
export function removeComments(text: string): string {
  const [before, ...comments] = text.split('<!--');
  return before + comments.map((comment) => (comment.includes('-->') ? comment.slice(comment.indexOf('-->') + 3) : '')).join('');
}
