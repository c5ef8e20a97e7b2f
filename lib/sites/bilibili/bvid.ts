import { base58 } from '../base58.ts';

const digits = 'FcwAPNKTMug3GV5Lj7EJnHpWsx4tb8haYeviqBz6rkCy12mUSDQX9RdoZf';
const mask = 23442827791579n;
const limit = 1n << 51n;

/** The BV id of `BV…` or of the older `av…`, which is the same number written in base 58; undefined for anything else. */
export function bvidOf(written: string): string | undefined {
  if (/^BV1[0-9A-Za-z]{9}$/i.test(written)) return `BV${written.slice(2)}`;
  if (!/^av[1-9]\d{0,15}$/i.test(written)) return undefined;
  const aid = BigInt(written.slice(2));
  if (aid >= limit) return undefined;
  const places = [...`BV1${base58((limit | aid) ^ mask, digits)}`];
  [places[3], places[9]] = [places[9]!, places[3]!];
  [places[4], places[7]] = [places[7]!, places[4]!];
  return places.join('');
}
