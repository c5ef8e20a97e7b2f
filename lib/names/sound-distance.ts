const vowels = new Set('aeiou');
/** Groups of consonants that are confused in hearing, with the cost of taking one for the other. */
const confusions: readonly [string, number][] = [
  ['pb', 0.25],
  ['td', 0.25],
  ['kg', 0.25],
  ['fv', 0.25],
  ['sz', 0.1],
  ['CJ', 0.25],
  ['sS', 0.3],
  ['zS', 0.4],
  ['SC', 0.3],
  ['SJ', 0.4],
  ['Ck', 0.45],
  ['Cg', 0.6],
  ['Jg', 0.4],
  ['Jy', 0.4],
  ['Jz', 0.4],
  ['Tt', 0.35],
  ['Td', 0.35],
  ['Tf', 0.3],
  ['Ts', 0.4],
  ['Tv', 0.5],
  ['mn', 0.35],
  ['bv', 0.35],
  ['wv', 0.35],
  ['lr', 0.6],
  ['rw', 0.6],
  ['lw', 0.6],
  ['ks', 0.6],
  ['tk', 0.6],
  ['pt', 0.6],
  ['pk', 0.6],
  ['dg', 0.6],
  ['fp', 0.6],
  ['tC', 0.5],
  ['dJ', 0.5],
  ['hf', 0.6],
  ['hk', 0.6],
];
const costs = new Map(confusions.flatMap(([[a, b], cost]) => [[`${a}${b}`, cost] as const, [`${b}${a}`, cost] as const]));

/** Cost of a sound that one of two words lacks. */
function omissionCost(sound: string, before: string, after: string): number {
  if (vowels.has(sound)) return vowels.has(before) || vowels.has(after) ? 0.15 : 0.35;
  if (sound === 'h' || sound === 'w' || sound === 'y') return 0.3;
  if (sound === before || sound === after) return 0.1;
  if (sound === 'g' && before === 'n') return 0.25;
  if (sound === 'r' && vowels.has(before)) return 0.5;
  if ((sound === 't' || sound === 'd') && !vowels.has(before)) return 0.5;
  return 0.85;
}

function exchangeCost(a: string, b: string): number {
  if (a === b) return 0;
  const isVowel = vowels.has(a);
  if (isVowel && vowels.has(b)) return 0.3;
  if (isVowel !== vowels.has(b))
    return (a === 'w' && b === 'u') || (a === 'u' && b === 'w') || (a === 'y' && b === 'i') ? 0.15 : 1;
  return costs.get(a + b) ?? 0.9;
}

/** Weight of a word's sounds: consonants count 1, vowels a half. */
export function weighSounds(sounds: string): number {
  let weight = 0;
  for (const sound of sounds) weight += vowels.has(sound) ? 0.5 : 1;
  return weight;
}

/**
 * Returns how far two sequences of sounds are apart, as the sum of the costs of confused and omitted sounds; `limit` or more is not
 * counted on.
 */
export function soundDistance(a: string, b: string, limit: number): number {
  let previous = [0];
  for (let j = 1; j <= b.length; j++) previous[j] = previous[j - 1]! + omissionCost(b[j - 1]!, b[j - 2] ?? '', b[j] ?? '');
  for (let i = 1; i <= a.length; i++) {
    const omitted = omissionCost(a[i - 1]!, a[i - 2] ?? '', a[i] ?? '');
    const row = [previous[0]! + omitted];
    let least = row[0]!;
    for (let j = 1; j <= b.length; j++) {
      const value = Math.min(
        previous[j]! + omitted,
        row[j - 1]! + omissionCost(b[j - 1]!, b[j - 2] ?? '', b[j] ?? ''),
        previous[j - 1]! + exchangeCost(a[i - 1]!, b[j - 1]!),
      );
      row.push(value);
      if (value < least) least = value;
    }
    if (least >= limit) return limit;
    previous = row;
  }
  return Math.min(limit, previous[b.length]!);
}
