import { sigmoid } from '../../../lib/text/logistic.ts';

/** Weights of a logistic regression, by gradient descent over all rows. `labels` are 0 or 1; `strength` holds the weights back. */
export function fitLogistic(rows: readonly number[][], labels: readonly number[], rounds = 250, strength = 1e-4): number[] {
  const width = rows[0]!.length;
  const step = adam(width, 0.1);
  let weights = new Float64Array(width);
  for (let round = 1; round <= rounds; round++) {
    const gradient = new Float64Array(width);
    rows.forEach((row, i) => {
      let sum = 0;
      for (let k = 0; k < width; k++) sum += weights[k]! * row[k]!;
      const error = sigmoid(sum) - labels[i]!;
      for (let k = 0; k < width; k++) gradient[k]! += error * row[k]!;
    });
    weights = step(
      weights,
      gradient.map((sum, k) => sum / rows.length + strength * weights[k]!),
    );
  }
  return [...weights];
}

/** Weights of a ridge regression by its normal equations; the first column, the constant, is not held back. */
export function fitRidge(rows: readonly number[][], targets: readonly number[], strength: number): number[] {
  const width = rows[0]!.length;
  const system = Array.from({ length: width }, () => new Float64Array(width + 1));
  rows.forEach((row, i) => {
    for (let a = 0; a < width; a++) {
      for (let b = 0; b < width; b++) system[a]![b]! += row[a]! * row[b]!;
      system[a]![width]! += row[a]! * targets[i]!;
    }
  });
  for (let a = 1; a < width; a++) system[a]![a]! += strength;
  for (let a = 0; a < width; a++) {
    let pivot = a;
    for (let r = a + 1; r < width; r++) if (Math.abs(system[r]![a]!) > Math.abs(system[pivot]![a]!)) pivot = r;
    [system[a], system[pivot]] = [system[pivot]!, system[a]!];
    if (Math.abs(system[a]![a]!) < 1e-12) continue;
    for (let r = 0; r < width; r++) {
      if (r === a) continue;
      const factor = system[r]![a]! / system[a]![a]!;
      for (let c = a; c <= width; c++) system[r]![c]! -= factor * system[a]![c]!;
    }
  }
  return system.map((row, a) => (Math.abs(row[a]!) < 1e-12 ? 0 : row[width]! / row[a]!));
}

/** The candidate rows of a choice, and the correct ones among them. */
export interface Choice {
  rows: readonly number[][];
  right: readonly boolean[];
}

/** Weights of a conditional logit (McFadden 1974): how likely one of the right rows is chosen, by gradient descent. */
export function fitChoice(choices: readonly Choice[], rounds = 120): number[] {
  const answerable = choices.filter(({ right }) => right.includes(true));
  const width = answerable[0]!.rows[0]!.length;
  const step = adam(width, 0.15);
  let weights = new Float64Array(width);
  for (let round = 1; round <= rounds; round++) {
    const gradient = new Float64Array(width);
    for (const { rows, right } of answerable) {
      const odds = rows.map((row) => Math.exp(row.reduce((sum, value, k) => sum + value * weights[k]!, 0)));
      const all = odds.reduce((sum, one) => sum + one, 0);
      const good = odds.reduce((sum, one, i) => sum + (right[i] ? one : 0), 0);
      rows.forEach((row, i) => {
        const error = odds[i]! / all - (right[i] ? odds[i]! / good : 0);
        for (let k = 0; k < width; k++) gradient[k]! += error * row[k]!;
      });
    }
    weights = step(
      weights,
      gradient.map((sum, k) => sum / answerable.length + 1e-3 * weights[k]!),
    );
  }
  return [...weights];
}

/** The Adam optimizer (Kingma and Ba 2015). */
function adam(width: number, rate: number) {
  const momentum = new Float64Array(width);
  const velocity = new Float64Array(width);
  let round = 0;
  return (weights: Float64Array<ArrayBuffer>, gradient: Float64Array) => {
    round++;
    return weights.map((weight, k) => {
      momentum[k] = 0.9 * momentum[k]! + 0.1 * gradient[k]!;
      velocity[k] = 0.999 * velocity[k]! + 0.001 * gradient[k]! ** 2;
      return weight - (rate * (momentum[k]! / (1 - 0.9 ** round))) / (Math.sqrt(velocity[k]! / (1 - 0.999 ** round)) + 1e-8);
    });
  };
}
