/** A number in base 58, by the digits that a site has chosen. */
export function base58(value: bigint, digits: string): string {
  let text = '';
  for (let rest = value; rest > 0n; rest /= 58n) text = digits[Number(rest % 58n)]! + text;
  return text;
}
