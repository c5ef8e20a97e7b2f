/** Matches front matter: YAML between lines of `---`, or TOML between lines of `+++`, whose first line is a key or a comment. */
const frontMatter = /^\uFEFF?(---|\+\+\+)[ \t]*\n(?=[ \t]*(?:#|[\w"'][^\n:=]{0,200}[:=]))/;
const fence = /^ {0,3}(`{3,}|~{3,})/;

/** Returns a Markdown text without front matter and without HTML comments outside of code, in time linear to the text. */
export function removeMetadata(markdown: string): string {
  return removeComments(removeFrontMatter(markdown.replace(/\r\n?/g, '\n')));
}

function removeFrontMatter(text: string): string {
  const opening = frontMatter.exec(text);
  if (!opening) return text;
  const closing = new RegExp(opening[1] === '---' ? '\\n(?:---|\\.\\.\\.)[ \\t]*(?:\\n|$)' : '\\n\\+\\+\\+[ \\t]*(?:\\n|$)');
  const end = closing.exec(text.slice(opening[0].length - 1));
  return end ? text.slice(opening[0].length - 1 + end.index + end[0].length) : text;
}

function removeComments(text: string): string {
  if (!text.includes('<!--')) return text;
  let result = '';
  let openFence: string | undefined;
  let lineEnd = 0;
  for (let at = 0; at < text.length; ) {
    // Searched again only after it is passed: otherwise a long line would be scanned for each of its comments.
    if (at >= lineEnd) lineEnd = text.indexOf('\n', at) + 1 || text.length;
    const line = text.slice(at, lineEnd);
    const isLineStart = at === 0 || text[at - 1] === '\n';
    const marks = isLineStart ? fence.exec(line)?.[1] : undefined;
    if (openFence === undefined) openFence = marks;
    else if (marks?.startsWith(openFence)) openFence = undefined;
    const open = openFence === undefined ? findComment(line) : -1;
    const close = open < 0 ? -1 : text.indexOf('-->', at + open + 4);
    // A comment that is never closed is text, and so is what follows it.
    if (open >= 0 && close < 0) return result + text.slice(at);
    result += open < 0 ? line : line.slice(0, open);
    at = open < 0 ? lineEnd : close + 3;
  }
  return result;
}

/** Returns the offset of a comment that does not begin within inline code; −1 if there is none. */
function findComment(line: string): number {
  const open = line.indexOf('<!--');
  const isInCode = open >= 0 && (line.slice(0, open).match(/`+/g)?.length ?? 0) % 2 === 1;
  return isInCode ? -1 : open;
}
