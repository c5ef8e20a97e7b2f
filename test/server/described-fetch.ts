import { operations } from '../../lib/contract/index.ts';
import type { OperationTable } from '../../lib/contract/operation.ts';
import { methodAndPath } from '../../lib/transports/http.ts';
import type { HttpFetch } from '../../lib/transports/http-call.ts';
import { openApi } from '../../lib/transports/openapi.ts';
import { answerCheck, type OpenApi } from '../transports/described-answers.ts';

const description = openApi(operations, {
  baseUrl: 'http://x/api',
  authUrl: 'http://x/oauth',
  pricingUrl: 'http://x',
}) as OpenApi;
const check = answerCheck(description);
const names = new Map(
  Object.entries<OperationTable[string]>(operations).map(([name, row]) => [methodAndPath(row).join(' '), name]),
);

/** Returns a fetch that checks each response against the API description and counts refusals; `lost` counts broken connections. */
export function describedFetch() {
  const undescribed: string[] = [];
  const refused: Record<string, number> = {};
  const count = (what: string) => {
    refused[what] = (refused[what] ?? 0) + 1;
  };
  const ask: HttpFetch = async (url, request) => {
    let response: Response;
    let body: unknown;
    try {
      response = await fetch(url, request);
      body = await response.clone().json();
    } catch (error) {
      count('lost');
      throw error;
    }
    const name = names.get(`${request.method} ${new URL(url).pathname.replace(/^\/api/, '')}`);
    const mismatch = check(name ?? 'nothing', response.status, body);
    if (mismatch) undescribed.push(mismatch);
    if (!response.ok) count(`${response.status} ${(body as { error?: { code?: string } }).error?.code}`);
    return response;
  };
  return { ask, undescribed, refused };
}
