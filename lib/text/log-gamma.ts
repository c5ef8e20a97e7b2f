const lanczos = [
  76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2, -0.5395239384953e-5,
];

/** Natural logarithm of the gamma function, for positive x (Lanczos). */
export function logGamma(x: number): number {
  const shifted = x + 5.5 - (x + 0.5) * Math.log(x + 5.5);
  let series = 1.000000000190015;
  for (let k = 0; k < lanczos.length; k++) series += lanczos[k]! / (x + k + 1);
  return Math.log((2.5066282746310007 * series) / x) - shifted;
}

/** Returns a cached function of logGamma(count + offset) for whole counts. */
export function logGammaTable(offset: number): (count: number) => number {
  const known: number[] = [];
  return (count) => {
    for (let next = known.length; next <= count; next++) known.push(logGamma(next + offset));
    return known[count]!;
  };
}
