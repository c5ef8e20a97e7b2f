import { encodeBase58 } from '../encode-base58.ts';

const digits = 'FcwAPNKTMug3GV5Lj7EJnHpWsx4tb8haYeviqBz6rkCy12mUSDQX9RdoZf';
const mask = 23442827791579n;
const limit = 1n << 51n;

/** Returns the BV id of `BV…` or of the older `av…`, which is the same number in base 58; undefined for anything else. */
export function toBvid(text: string): string | undefined {
  if (/^BV1[0-9A-Za-z]{9}$/i.test(text)) return `BV${text.slice(2)}`;
  if (!/^av[1-9]\d{0,15}$/i.test(text)) return undefined;
  const aid = BigInt(text.slice(2));
  if (aid >= limit) return undefined;
  const characters = [...`BV1${encodeBase58((limit | aid) ^ mask, digits)}`];
  [characters[3], characters[9]] = [characters[9]!, characters[3]!];
  [characters[4], characters[7]] = [characters[7]!, characters[4]!];
  return characters.join('');
}
