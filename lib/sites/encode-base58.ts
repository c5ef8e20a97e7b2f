/** Encodes a number in base 58 with a site's own set of digits. */
export function encodeBase58(value: bigint, digits: string): string {
  let text = '';
  for (let remainder = value; remainder > 0n; remainder /= 58n) text = digits[Number(remainder % 58n)]! + text;
  return text;
}
