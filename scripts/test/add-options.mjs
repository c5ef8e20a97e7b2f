/**
 * Returns the step with the options of the run added to its last command: reporters, files, seed and second tries.
 * @param {import('./choose-steps.mjs').ChosenStep} step
 * @param {import('./choose-steps.mjs').RunOptions} options
 * @returns {import('./choose-steps.mjs').ChosenStep}
 */
export function addOptions(step, options) {
  const added =
    step.kind === 'vitest' ? vitestOptions(step, options) : step.kind === 'playwright' ? playwrightOptions(step, options) : [];
  const last = /** @type {string[]} */ (step.commands.at(-1));
  return { ...step, commands: [...step.commands.slice(0, -1), [...last, ...added]] };
}

/** @type {(step: import('./choose-steps.mjs').ChosenStep, options: import('./choose-steps.mjs').RunOptions) => string[]} */
const vitestOptions = ({ files = [], revision }, { seed, retries }) => [
  '--reporter=minimal',
  '--reporter=./scripts/test/vitest-reporter.mjs',
  `--sequence.seed=${seed}`,
  ...(retries === undefined ? [] : [`--retry=${retries}`]),
  ...(revision ? [`--changed=${revision}`, '--passWithNoTests'] : []),
  ...files,
];

/** @type {(step: import('./choose-steps.mjs').ChosenStep, options: import('./choose-steps.mjs').RunOptions) => string[]} */
const playwrightOptions = ({ files = [], revision }, { seed, isSeedGiven, retries }) => [
  '--reporter=failures,./scripts/test/playwright-reporter.mjs',
  // In its own order the longest files start first; a given seed shuffles them.
  ...(isSeedGiven ? [`--shuffle=${seed}`] : []),
  ...(retries === undefined ? [] : [`--retries=${retries}`]),
  ...(revision ? [`--only-changed=${revision}`, '--pass-with-no-tests'] : []),
  // Playwright takes regular expressions.
  ...files.map((file) => file.replace(/[.+()[\]$^]/g, '\\$&')),
];
