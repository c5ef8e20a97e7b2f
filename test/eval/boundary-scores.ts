/** The agreement of found starts of segments with the true ones, over a number of units. */
export interface BoundaryScores {
  /** Beeferman, Berger and Lafferty 1999; lower is better. */
  pk: number;
  /** Pevzner and Hearst 2002; lower is better. */
  windowDiff: number;
  /** Starts within 1 % of the length of a true one, each used once; higher is better. */
  f1: number;
}

export function boundaryScores(found: readonly number[], truth: readonly number[], units: number): BoundaryScores {
  const width = Math.min(units - 1, Math.max(2, Math.round(units / (truth.length + 1) / 2)));
  const a = segmentOf(found, units);
  const b = segmentOf(truth, units);
  let disagree = 0;
  let differ = 0;
  for (let i = 0; i + width < units; i++) {
    const inFound = a[i + width]! - a[i]!;
    const inTruth = b[i + width]! - b[i]!;
    if ((inFound === 0) !== (inTruth === 0)) disagree++;
    if (inFound !== inTruth) differ++;
  }
  const places = Math.max(1, units - width);
  return { pk: disagree / places, windowDiff: differ / places, f1: f1(found, truth, Math.max(2, Math.round(units * 0.01))) };
}

function segmentOf(starts: readonly number[], units: number): number[] {
  const set = new Set(starts);
  let segment = 0;
  return Array.from({ length: units }, (_, unit) => (set.has(unit) ? ++segment : segment));
}

function f1(found: readonly number[], truth: readonly number[], tolerance: number): number {
  if (found.length === 0 || truth.length === 0) return found.length === truth.length ? 1 : 0;
  const free = new Set(truth);
  let hits = 0;
  for (const start of found) {
    let nearest: number | undefined;
    for (const one of free) {
      if (Math.abs(one - start) <= tolerance && (nearest === undefined || Math.abs(one - start) < Math.abs(nearest - start)))
        nearest = one;
    }
    if (nearest === undefined) continue;
    free.delete(nearest);
    hits++;
  }
  return (2 * hits) / (found.length + truth.length);
}
