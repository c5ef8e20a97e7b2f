/**
 * Runs steps side by side: each as soon as what it needs has ended and enough cores are free, in the order of the list. A step
 * whose need failed is skipped. Resolves when all have ended; throws when steps need each other.
 * @template {{ name: string, needs?: string[], cores: number }} Step
 * @param {Step[]} steps
 * @param {number} cores the cores to share; a step that wants more runs alone
 * @param {{ run: (step: Step) => Promise<boolean>, skip: (step: Step, failed: string[]) => void }} actions `run` returns whether
 *   the step succeeded
 */
export async function runGraph(steps, cores, { run, skip }) {
  const waiting = new Set(steps);
  /** @type {Map<Step, Promise<void>>} */
  const running = new Map();
  /** @type {Map<string, boolean>} */
  const ended = new Map();
  const names = new Set(steps.map(({ name }) => name));
  const needsOf = (/** @type {Step} */ { needs = [] }) => needs.filter((name) => names.has(name));
  const failedNeeds = (/** @type {Step} */ step) => needsOf(step).filter((name) => ended.get(name) === false);
  const nextBlocked = () => [...waiting].find((step) => failedNeeds(step).length > 0);

  for (;;) {
    for (let blocked = nextBlocked(); blocked; blocked = nextBlocked()) {
      waiting.delete(blocked);
      ended.set(blocked.name, false);
      skip(blocked, failedNeeds(blocked));
    }
    for (const step of [...waiting].filter((step) => needsOf(step).every((name) => ended.has(name)))) {
      const used = [...running.keys()].reduce((sum, { cores }) => sum + cores, 0);
      // Nothing overtakes a step that waits for cores, so that a long one starts early.
      if (running.size > 0 && used + step.cores > cores) break;
      waiting.delete(step);
      const end = (/** @type {boolean} */ isOk) => {
        ended.set(step.name, isOk);
        running.delete(step);
      };
      running.set(step, run(step).then(end));
    }
    if (running.size === 0) break;
    await Promise.race(running.values());
  }
  if (waiting.size > 0) throw new Error(`Steps that need each other: ${[...waiting].map(({ name }) => name).join(', ')}.`);
}
