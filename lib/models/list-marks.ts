const bullet = /^(?:•\s*|(?:[-*–—#]+|>+(?!\s*\p{Nd}))\s+)/u;
const ordinal = /^(\d{1,3})[.)]\s+/;

/**
 * Returns the items of a list without their marks. A number is one only if the items are numbered consecutively: “24. Dezember”
 * and “1. FC Köln” are words.
 */
export function withoutListMarks(items: readonly string[]): string[] {
  const unmarked = items.map((item) => item.replace(bullet, ''));
  const numbers = unmarked.flatMap((item) => ordinal.exec(item)?.[1] ?? []).map(Number);
  const isNumbered = numbers.length > 1 && numbers.every((number, i) => i === 0 || number === numbers[i - 1]! + 1);
  return isNumbered ? unmarked.map((item) => item.replace(ordinal, '')) : unmarked;
}
