import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ended, startFetched } from './fetched-program.ts';
import type { ScenarioResult } from './run-scenarios.ts';

/** An error that Spectral reports. */
interface Finding {
  code: string;
  message: string;
  path: string[];
}

const linter = '@stoplight/spectral-cli@6.16.0';

/** Checks the API description of a server with Spectral. Only errors count, no advice. */
export async function lintDescription(origin: string): Promise<ScenarioResult[]> {
  const folder = await mkdtemp(join(tmpdir(), 'gloss-spectral-'));
  try {
    await writeFile(join(folder, 'rules.json'), '{ "extends": "spectral:oas" }');
    const how = ['--ruleset', 'rules.json', '--format', 'json', '--quiet', '--display-only-failures'];
    const printed = await ended(startFetched(linter, folder, 'lint', `${origin}/api/openapi.json`, ...how));
    const errors = JSON.parse(printed) as Finding[];
    const failures = errors.map(({ code, message, path }) => `${code}: ${message} (${path.join('.')})`);
    return [{ scenario: 'spectral:oas', passed: failures.length === 0 ? 1 : 0, failures }];
  } finally {
    await rm(folder, { recursive: true });
  }
}
