/** Normalizes a voice vector to length 1; undefined for an unusable one. */
export function directionOf(voice: readonly number[]): number[] | undefined {
  const length = Math.hypot(...voice);
  return length > 0 && Number.isFinite(length) ? voice.map((value) => value / length) : undefined;
}

/** Returns the direction in integers, which are a tenth as long as text. */
export function compactVoice(voice: readonly number[]): number[] | undefined {
  const direction = directionOf(voice);
  if (!direction) return undefined;
  const max = Math.max(...direction.map(Math.abs));
  return direction.map((value) => Math.round((value / max) * 127));
}

/** Returns the sum of two voice vectors, whose direction is the mean voice. `one` may be missing. */
export const addVoices = (one: readonly number[] | undefined, other: readonly number[]): number[] =>
  other.map((value, at) => value + (one?.[at] ?? 0));

/** Returns the cosine similarity of two voices, from -1 to 1; voices of different models are not comparable. */
export function cosineSimilarity(one: readonly number[], other: readonly number[]): number {
  if (one.length !== other.length) return -1;
  let product = 0;
  let left = 0;
  let right = 0;
  for (let at = 0; at < one.length; at++) {
    product += one[at]! * other[at]!;
    left += one[at]! ** 2;
    right += other[at]! ** 2;
  }
  return left > 0 && right > 0 ? product / Math.sqrt(left * right) : -1;
}

/** Maximum number of voices that are compared with each other. */
const maxCompared = 400;

/**
 * Groups the voices of one speaker: merges the two most similar ones until no two are similar enough. `mayJoin` separates known
 * different speakers. Returns for each voice the index of its group's first voice.
 */
export function groupVoices(
  voices: readonly (readonly number[] | undefined)[],
  minSimilarity: number,
  mayJoin: (one: number, other: number) => boolean,
): number[] {
  const group = voices.map((_, at) => at);
  const sums = new Map<number, readonly number[]>();
  for (const [at, voice] of voices.entries()) if (voice && sums.size < maxCompared) sums.set(at, voice);
  const similarities = new Map<number, Map<number, number>>();
  const compare = (one: number, other: number) => (mayJoin(one, other) ? cosineSimilarity(sums.get(one)!, sums.get(other)!) : -1);
  for (const one of sums.keys()) {
    similarities.set(one, new Map([...sums.keys()].filter((other) => other > one).map((other) => [other, compare(one, other)])));
  }
  for (;;) {
    let best = { one: -1, other: -1, close: minSimilarity };
    for (const [one, row] of similarities) {
      for (const [other, close] of row) if (close >= best.close) best = { one, other, close };
    }
    const { one, other } = best;
    if (one < 0) return group;
    sums.set(one, addVoices(sums.get(one), sums.get(other)!));
    sums.delete(other);
    similarities.delete(other);
    for (const [at, row] of similarities) {
      row.delete(other);
      if (at < one) row.set(one, compare(at, one));
    }
    similarities.set(one, new Map([...sums.keys()].filter((at) => at > one).map((at) => [at, compare(one, at)])));
    for (const [at, of] of group.entries()) if (of === other) group[at] = one;
  }
}
