import type { ChildProcess } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, startFetched } from './fetched-program.ts';
import { notApplying } from './not-applying.ts';
import { probed } from './probe-tools.ts';
import type { Servers } from './start-servers.ts';

/** Revisions of the protocol: the last one with sessions, and the one without. */
export const eras = ['2025-11-25', '2026-07-28'] as const;

export interface ScenarioResult {
  scenario: string;
  passed: number;
  /** The message of each failed check. */
  failures: string[];
}

interface Check {
  id: string;
  status: string;
  errorMessage?: string;
}

const suite = '@modelcontextprotocol/conformance@0.2.0-alpha.12';
const skipped = new Set(Object.values(notApplying).flat());

/** Starts a command of the suite; its results come to stand in `folder`. */
export const startSuite = (folder: string, ...parameters: string[]): ChildProcess =>
  startFetched(suite, folder, ...parameters, '--output-dir', folder);

/** Runs every scenario of one revision that applies. */
export async function runServerSuite(era: string, { mcp, probe }: Servers): Promise<ScenarioResult[]> {
  const asked = await resultsOf(async (folder) => {
    await ended(startSuite(folder, 'server', '--url', mcp, '--suite', 'all', '--spec-version', era));
  });
  const checked = asked.filter(({ scenario }) => !probed.includes(scenario));
  for (const scenario of probed) {
    checked.push(
      ...(await resultsOf(async (folder) => {
        await ended(startSuite(folder, 'server', '--url', probe, '--scenario', scenario, '--spec-version', era));
      })),
    );
  }
  return checked.filter(({ scenario }) => !skipped.has(scenario));
}

/** Returns the results that a run wrote. Throws when it wrote none. */
export async function resultsOf(run: (folder: string) => Promise<void>): Promise<ScenarioResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gloss-suite-'));
  try {
    await run(folder);
    const names = (await readdir(folder)).toSorted();
    if (names.length === 0) throw new Error('the conformance suite wrote no results');
    return await Promise.all(
      names.map(async (name) => checkedOf(name, JSON.parse(await readFile(join(folder, name, 'checks.json'), 'utf8')))),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Reads the checks of a result, whose folder is named after command, scenario and time. */
function checkedOf(folder: string, checks: Check[]): ScenarioResult {
  const scenario = folder.replace(/^(authorization-)?server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, '');
  const applying = checks.filter(({ id }) => !skipped.has(`${scenario}#${id}`));
  const failures = applying.filter(({ status }) => status === 'FAILURE');
  return {
    scenario,
    passed: applying.filter(({ status }) => status === 'SUCCESS').length,
    failures: failures.map(({ id, errorMessage }) => `${id}: ${errorMessage ?? 'failed'}`),
  };
}
