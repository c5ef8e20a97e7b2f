/** Matches a line that is only a time. */
const loneTime = /^\s{0,9}(?:\d{1,3}:)?\d{1,3}:\d\d\s{0,9}$/;

/** Matches a time in words, maybe behind a name: `1 minute, 6 seconds`. */
const label = /^[\p{L}\p{M}\p{N}\s,.'’-]{1,120}$/u;

/**
 * Removes the times in words that players write for screen readers above or below a time, `1 minute, 6 seconds` beside `1:06`, if
 * most times have one.
 */
export function removeStampLabels(text: string): string {
  const lines = text.split('\n');
  const labels = new Set<number>();
  let timeCount = 0;
  let labeledCount = 0;
  for (const [i, line] of lines.entries()) {
    if (!loneTime.test(line)) continue;
    timeCount++;
    const beside = [i - 1, i + 1].filter((at) => isLabelOf(lines[at], line));
    if (beside.length > 0) labeledCount++;
    for (const at of beside) labels.add(at);
  }
  return labeledCount * 2 > timeCount ? lines.filter((_, i) => !labels.has(i)).join('\n') : text;
}

/** Whether a line is a time in words: it has the numbers of the time, of which zeros may be left out. */
function isLabelOf(line = '', time: string): boolean {
  const numbers = label.test(line) && !loneTime.test(line) && /\p{L}/u.test(line) ? line.match(/\d+/g) : null;
  const nonzero = (parts: readonly string[]) => parts.map(Number).filter(Boolean).join();
  return numbers !== null && nonzero(numbers) === nonzero(time.trim().split(':'));
}
