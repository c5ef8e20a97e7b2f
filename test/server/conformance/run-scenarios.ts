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

export interface Checked {
  scenario: string;
  passed: number;
  /** What each failed check says. */
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

/** Every scenario that applies, of one era. */
export async function runServerSuite(era: string, { mcp, probe }: Servers): Promise<Checked[]> {
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

/** What a run left behind. Throws when that is nothing. */
export async function resultsOf(run: (folder: string) => Promise<void>): Promise<Checked[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gloss-suite-'));
  try {
    await run(folder);
    const names = (await readdir(folder)).toSorted();
    if (names.length === 0) throw new Error('the suite said nothing');
    return await Promise.all(
      names.map(async (name) => checkedOf(name, JSON.parse(await readFile(join(folder, name, 'checks.json'), 'utf8')))),
    );
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** A result's folder is named after what was asked, the scenario and the time. */
function checkedOf(folder: string, checks: Check[]): Checked {
  const scenario = folder.replace(/^(authorization-)?server-/, '').replace(/-\d{4}-\d\d-\d\dT.*$/, '');
  const applying = checks.filter(({ id }) => !skipped.has(`${scenario}#${id}`));
  const failures = applying.filter(({ status }) => status === 'FAILURE');
  return {
    scenario,
    passed: applying.filter(({ status }) => status === 'SUCCESS').length,
    failures: failures.map(({ id, errorMessage }) => `${id}: ${errorMessage ?? 'failed'}`),
  };
}
