import { mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import process from 'node:process';
import { startProcess } from './processes.mjs';
import { addEvent, countChecks } from './step-results.mjs';
import { readEvents } from './test-events.mjs';

/**
 * Runs a step's commands one after the other, until one fails, and counts its checks in `results`.
 * @param {import('./choose-steps.mjs').ChosenStep} step
 * @param {{ root: string, env: Record<string, string>, quietLimitS: number, signal: AbortSignal,
 *   results: import('./step-results.mjs').StepResults }} options `quietLimitS`: the seconds without output after which the step
 *   counts as hanging
 * @returns {Promise<string>} the output
 */
export async function runStep(step, { root, env, quietLimitS, signal, results }) {
  let output = '';
  let isOk = true;
  const path = [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter);
  for (const command of step.commands) {
    let isQuiet = false;
    const onText = (/** @type {string} */ text) => {
      output += text;
    };
    const read = readEvents((event) => addEvent(results, event), onText);
    const child = startProcess(command, {
      cwd: root,
      env: { ...process.env, ...env, PATH: path },
      onOutput: (chunk) => {
        quiet.refresh();
        read(chunk);
      },
    });
    const quiet = setTimeout(() => {
      isQuiet = true;
      void child.stop();
    }, quietLimitS * 1000);
    const stop = () => void child.stop();
    signal.addEventListener('abort', stop, { once: true });
    const code = await child.ended;
    clearTimeout(quiet);
    signal.removeEventListener('abort', stop);
    isOk = code === 0;
    if (isQuiet) results.errors.push(hangMessage(quietLimitS, results.running));
    else if (!isOk) output += `${command.join(' ')} ended with ${code}\n`;
    if (!isOk) break;
  }
  countChecks(step, { isOk, output, results });
  const log = join(root, 'out', 'test', `${step.name}.log`);
  mkdirSync(dirname(log), { recursive: true });
  writeFileSync(log, output);
  return output;
}

/** @type {(quietLimitS: number, running: Set<string>) => string} */
function hangMessage(quietLimitS, running) {
  const tests = [...running].filter((name) => name.includes(' > '));
  const names = tests.length > 0 ? tests : [...running];
  const where = names.length > 0 ? `running: ${names.join(', ')}` : 'no test was running';
  return `Stopped after ${quietLimitS} s without output; ${where}.`;
}
