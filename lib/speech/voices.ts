/** A voice as its direction, of length 1; none where a model told nothing of use. */
export function directionOf(voice: readonly number[]): number[] | undefined {
  const length = Math.hypot(...voice);
  return length > 0 && Number.isFinite(length) ? voice.map((value) => value / length) : undefined;
}

/** The same direction in whole numbers, which are a tenth of the text. */
export function compactVoice(voice: readonly number[]): number[] | undefined {
  const direction = directionOf(voice);
  if (!direction) return undefined;
  const most = Math.max(...direction.map(Math.abs));
  return direction.map((value) => Math.round((value / most) * 127));
}

export const addVoices = (one: readonly number[] | undefined, other: readonly number[]): number[] =>
  other.map((value, at) => value + (one?.[at] ?? 0));

/** From -1 to 1; voices as two models tell them have nothing in common. */
export function likeness(one: readonly number[], other: readonly number[]): number {
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

/** More are not compared with each other. */
const mostCompared = 400;

/**
 * Groups of the voices that are one person's: the two most alike become one, again and again, until no two are alike enough.
 * `mayJoin` keeps apart those that are known not to be one. Returns for each voice the number of its group's first voice.
 */
export function groupVoices(
  voices: readonly (readonly number[] | undefined)[],
  alike: number,
  mayJoin: (one: number, other: number) => boolean,
): number[] {
  const group = voices.map((_, at) => at);
  const sums = new Map<number, readonly number[]>();
  for (const [at, voice] of voices.entries()) if (voice && sums.size < mostCompared) sums.set(at, voice);
  const likenesses = new Map<number, Map<number, number>>();
  const compare = (one: number, other: number) => (mayJoin(one, other) ? likeness(sums.get(one)!, sums.get(other)!) : -1);
  for (const one of sums.keys()) {
    likenesses.set(one, new Map([...sums.keys()].filter((other) => other > one).map((other) => [other, compare(one, other)])));
  }
  for (;;) {
    let best = { one: -1, other: -1, close: alike };
    for (const [one, row] of likenesses) {
      for (const [other, close] of row) if (close >= best.close) best = { one, other, close };
    }
    const { one, other } = best;
    if (one < 0) return group;
    sums.set(one, addVoices(sums.get(one), sums.get(other)!));
    sums.delete(other);
    likenesses.delete(other);
    for (const [at, row] of likenesses) {
      row.delete(other);
      if (at < one) row.set(one, compare(at, one));
    }
    likenesses.set(one, new Map([...sums.keys()].filter((at) => at > one).map((at) => [at, compare(one, at)])));
    for (const [at, of] of group.entries()) if (of === other) group[at] = one;
  }
}
