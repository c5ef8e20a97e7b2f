/**
 * Starts the service in a directory of its own and runs the conformance suite of the Model Context Protocol against it: as a server
 * in both eras, and as an authorization server. Spectral reads the description of its API. npm fetches both.
 */
import process from 'node:process';
import { askAuthorization } from '../test/server/conformance/authorization.ts';
import { notApplying } from '../test/server/conformance/not-applying.ts';
import { eras, runServerSuite, type ScenarioResult } from '../test/server/conformance/run-scenarios.ts';
import { lintDescription } from '../test/server/conformance/spectral.ts';
import { startServers } from '../test/server/conformance/start-servers.ts';

const servers = await startServers();
const total = { passed: 0, failed: 0 };

function report(title: string, checked: ScenarioResult[]): void {
  console.log(`\n${title}`);
  for (const { scenario, passed, failures } of checked) {
    total.passed += passed;
    total.failed += failures.length;
    const how = failures.length > 0 ? 'FAILED ' : passed > 0 ? 'passed ' : 'nothing';
    console.log(`  ${how}  ${scenario}, ${passed} checks`);
    for (const failure of failures) console.log(`          ${failure}`);
  }
}

try {
  for (const era of eras) report(`MCP server, ${era}`, await runServerSuite(era, servers));
  report('OAuth authorization server', await askAuthorization(servers.origin));
  report('Description of the API', await lintDescription(servers.origin));
} finally {
  await servers.close();
}

console.log('\nnothing: it looks at sessions, which this server does without\n\nDoes not apply');
for (const [reason, scenarios] of Object.entries(notApplying)) console.log(`  ${reason}:\n    ${scenarios.join(', ')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
