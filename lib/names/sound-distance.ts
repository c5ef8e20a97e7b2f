const vowels = new Set('aeiou');
/** Groups of consonants that are often confused in speech recognition, with the cost of each confusion. */
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
  // A stop is not released before another one of its place: "and tropic" sounds like Anthropic.
  if ((sound === 't' || sound === 'd') && /[tdT]/.test(after)) return 0.2;
  if ((sound === 't' || sound === 'd') && !vowels.has(before)) return 0.5;
  return 0.85;
}

function costOfExchange(a: string, b: string): number {
  if (a === b) return 0;
  const isVowel = vowels.has(a);
  if (isVowel && vowels.has(b)) return 0.3;
  if (isVowel !== vowels.has(b))
    return (a === 'w' && b === 'u') || (a === 'u' && b === 'w') || (a === 'y' && b === 'i') ? 0.15 : 1;
  return costs.get(a + b) ?? 0.9;
}

/** Number of character codes that sounds have. */
const codeCount = 128;
/** The cost of each exchange, by the codes of both sounds; made with the first comparison, because a first summary needs none. */
let exchangeCosts: Float64Array | undefined;

const listExchangeCosts = () =>
  Float64Array.from({ length: codeCount * codeCount }, (_, pair) =>
    costOfExchange(String.fromCharCode(Math.floor(pair / codeCount)), String.fromCharCode(pair % codeCount)),
  );

/** Weight of a word's sounds: consonants count 1, vowels a half. */
export function weighSounds(sounds: string): number {
  let weight = 0;
  for (const sound of sounds) weight += vowels.has(sound) ? 0.5 : 1;
  return weight;
}

/** The sounds of words, prepared to be compared with many others. */
export interface SoundSequence {
  /** One character for each sound. */
  text: string;
  /** Consonants count 1, vowels a half. */
  weight: number;
  codes: Uint8Array;
  /** Cost of the omission of each sound. */
  omissions: Float64Array;
}

/** Prepares sounds, one character each, for comparisons. */
export function toSoundSequence(text: string): SoundSequence {
  const codes = new Uint8Array(text.length);
  const omissions = new Float64Array(text.length);
  for (let i = 0; i < text.length; i++) {
    codes[i] = text.charCodeAt(i);
    omissions[i] = omissionCost(text[i]!, text[i - 1] ?? '', text[i + 1] ?? '');
  }
  return { text, weight: weighSounds(text), codes, omissions };
}

/** Costs of a comparison up to each sound; one array for all, because its allocation would take longer than most comparisons. */
let row = new Float64Array(64);

/**
 * Returns how far two sequences of sounds are apart, as the sum of the costs of confused and omitted sounds; infinity as soon as
 * it exceeds `limit`.
 */
export function soundDistance(a: SoundSequence, b: SoundSequence, limit: number): number {
  exchangeCosts ??= listExchangeCosts();
  const width = b.codes.length;
  if (row.length <= width) row = new Float64Array(2 * width);
  row[0] = 0;
  for (let j = 0; j < width; j++) row[j + 1] = row[j]! + b.omissions[j]!;
  for (let i = 0; i < a.codes.length; i++) {
    const omitted = a.omissions[i]!;
    const exchanges = a.codes[i]! * codeCount;
    let diagonal: number = row[0]!;
    let minCost: number = diagonal + omitted;
    row[0] = minCost;
    for (let j = 0; j < width; j++) {
      const above: number = row[j + 1]!;
      const value = Math.min(above + omitted, row[j]! + b.omissions[j]!, diagonal + exchangeCosts[exchanges + b.codes[j]!]!);
      row[j + 1] = value;
      diagonal = above;
      if (value < minCost) minCost = value;
    }
    if (minCost > limit) return Number.POSITIVE_INFINITY;
  }
  return row[width]!;
}
