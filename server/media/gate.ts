/** Lets so many works go on at a time; others wait. */
export type Gate = <Result>(work: () => Promise<Result>) => Promise<Result>;

export function createGate(together: number): Gate {
  const waiting: (() => void)[] = [];
  let free = together;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
