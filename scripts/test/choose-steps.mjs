import { parseArgs } from 'node:util';

/** @typedef {import('../test-steps.mjs').Step} Step */
/**
 * A step as this run performs it: all of it, or only some files, or only what changed since a revision.
 * @typedef {Step & { files?: string[], revision?: string }} ChosenStep
 */
/**
 * The options of a run: whether it is the full run, the seed of the order of the tests, the number of second tries of a test (as
 * each runner is configured if omitted), and the seconds without output after which a step counts as hanging.
 * @typedef {{ isFull: boolean, seed: number, isSeedGiven: boolean, retries?: number, quietLimitS: number }} RunOptions
 */

const quietLimitS = 300;

/**
 * Reads the arguments of `npm test`. Throws one line on an option that does not exist or is no number.
 * @param {string[]} args
 * @returns {RunOptions & { names: string[] }}
 */
export function readArguments(args) {
  const option = /** @type {const} */ ({ type: 'string' });
  let parsed;
  try {
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { full: { type: 'boolean' }, seed: option, retries: option, limit: option },
    });
  } catch (error) {
    const [reason] = /** @type {Error} */ (error).message.split('. ');
    throw new Error(`${reason}. Options: --full, --seed NUMBER, --retries NUMBER, --limit SECONDS.`);
  }
  const { full = false, seed, retries, limit } = parsed.values;
  /** @type {(name: string, text: string | undefined) => number | undefined} */
  const numberOf = (name, text) => {
    if (text === undefined) return undefined;
    if (!/^\d{1,9}$/.test(text)) throw new Error(`--${name} is ${text}, which is not a whole number.`);
    return Number(text);
  };
  return {
    names: parsed.positionals,
    // A step or a file that the user names runs with its variants.
    isFull: full || parsed.positionals.length > 0,
    seed: numberOf('seed', seed) ?? Math.floor(Math.random() * 1e6),
    isSeedGiven: seed !== undefined,
    retries: numberOf('retries', retries),
    quietLimitS: numberOf('limit', limit) ?? quietLimitS,
  };
}

/**
 * Returns the steps that the full or the quick run has.
 * @param {Step[]} steps
 * @param {{ isFull: boolean }} run
 */
export const stepsOfRun = (steps, { isFull }) => steps.filter(({ isOnlyInFullRun }) => isFull || !isOnlyInFullRun);

/**
 * Returns the steps for the names that the user gave (steps, test files, folders; all steps without a name), with the steps that
 * they need. Throws one line on a name of none.
 * @param {string[]} names
 * @param {Step[]} steps
 * @param {() => string[]} listFiles returns the files of the repository
 * @returns {ChosenStep[]}
 */
export function chooseSteps(names, steps, listFiles) {
  if (names.length === 0) return steps;
  /** @type {Map<string, ChosenStep>} */
  const chosen = new Map();
  for (const name of names) {
    for (const step of stepsNamed(name, steps)) chosen.set(step.name, step);
    if (stepsNamed(name, steps).length > 0) continue;
    for (const step of stepsWithFile(name, steps, listFiles())) {
      const other = chosen.get(step.name);
      // A whole step includes the file.
      const files = other && !other.files ? undefined : [...(other?.files ?? []), ...(step.files ?? [])];
      chosen.set(step.name, { ...step, files });
    }
  }
  return withNeeds([...chosen.values()], steps);
}

/**
 * Returns the steps that check what changed since a revision.
 * @param {string[]} changedFiles
 * @param {string} revision
 * @param {Step[]} steps
 * @returns {ChosenStep[]}
 */
export function chooseChanged(changedFiles, revision, steps) {
  const touched = steps.filter(({ changed }) => changed && changedFiles.some((file) => changed.test(file)));
  return withNeeds(
    touched.map((step) => (step.tests ? { ...step, revision } : step)),
    steps,
  );
}

/** @type {(name: string, steps: Step[]) => Step[]} */
const stepsNamed = (name, steps) => {
  const exact = steps.filter((step) => step.name === name);
  return exact.length > 0 ? exact : steps.filter((step) => step.name.startsWith(name));
};

/** @type {(name: string, steps: Step[], repositoryFiles: string[]) => ChosenStep[]} */
function stepsWithFile(name, steps, repositoryFiles) {
  const path = name.replaceAll('\\', '/').replace(/^\.\//, '').replace(/\/$/, '');
  const files = repositoryFiles.filter((file) => file === path || file.startsWith(`${path}/`));
  const found = steps.filter(({ tests }) => tests && files.some((file) => tests.test(file)));
  if (found.length > 0) return found.map((step) => ({ ...step, files: [files.includes(path) ? path : `${path}/`] }));
  if (files.length > 0) throw new Error(`${name} holds no test. "npm test -- changed" runs the tests of what you changed.`);
  throw new Error(`No step, file or folder ${name}. Steps: ${steps.map((step) => step.name).join(', ')}.`);
}

/** @type {(chosen: ChosenStep[], steps: Step[]) => ChosenStep[]} */
function withNeeds(chosen, steps) {
  const wanted = new Map(chosen.map((step) => [step.name, step]));
  const add = (/** @type {Step} */ { needs = [] }) => {
    for (const step of steps.filter(({ name }) => needs.includes(name) && !wanted.has(name))) {
      wanted.set(step.name, step);
      add(step);
    }
  };
  for (const step of chosen) add(step);
  return steps.flatMap(({ name }) => wanted.get(name) ?? []);
}
