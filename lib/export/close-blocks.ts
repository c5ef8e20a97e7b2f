const fenceLine = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})(.*)$/;
const commentLine = /^ {0,3}<!--/;

/** Returns a Markdown text in which the last code fence or HTML comment is closed, so that it does not contain what follows. */
export function closeBlocks(markdown: string): string {
  let end: string | undefined;
  for (const line of markdown.split('\n')) {
    const [, marks = '', info = ''] = fenceLine.exec(line) ?? [];
    if (end === undefined) {
      if (marks) end = marks;
      else if (commentLine.test(line) && !line.includes('-->')) end = '-->';
    } else if (end === '-->' ? line.includes(end) : marks.startsWith(end) && info.trim() === '') end = undefined;
  }
  return end === undefined ? markdown : `${markdown}\n${end}`;
}
