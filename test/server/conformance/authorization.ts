import { authorize, testBrowser } from '../../../server/testing/test-browser.ts';
import { ended } from './fetched-program.ts';
import { resultsOf, type ScenarioResult, startSuite } from './run-scenarios.ts';

const person = { email: 'conformance@example.org', password: 'a password for the suite' };
/** Of a client that any server knows, and that may listen on any port. */
const clientId = 'svc-skill';

/** The suite's scenarios for an authorization server: it names an address, and a person signs in there and allows what is asked. */
export async function askAuthorization(origin: string): Promise<ScenarioResult[]> {
  const browser = testBrowser(origin);
  await browser.send('/account/sign-up', person);
  return resultsOf(async (folder) => {
    const port = String(20_000 + Math.floor(Math.random() * 20_000));
    const resource = `${origin}/mcp`;
    const suite = startSuite(
      folder,
      'authorization',
      '--url',
      origin,
      '--client-id',
      clientId,
      '--resource',
      resource,
      '-p',
      port,
    );
    let printed = '';
    let visited = '';
    suite.stdout?.on('data', async (text) => {
      printed += text;
      const address = printed.match(/https?:\/\/\S+[?&]response_type=\S+(?=\s)/g)?.at(-1);
      if (!address || address === visited) return;
      visited = address;
      const { left } = await authorize(browser, address, person);
      if (left) await fetch(left);
      else suite.kill();
    });
    await ended(suite);
  });
}
