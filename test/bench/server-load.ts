import { Agent, request } from 'node:http';
import { median, quantile } from './table.ts';

export interface Call {
  url: string;
  headers: Record<string, string>;
  /** Body of a POST request; without it the request is a GET. */
  body?: string;
}

/**
 * Sends requests from `clients` concurrent clients for `seconds`; each client sends the next one when it is answered. Throws if
 * an answer is not 200.
 */
export async function measureLoad(callOf: (at: number) => Call, clients: number, seconds: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const times: number[] = [];
  const start = performance.now();
  const end = start + seconds * 1000;
  let requestCount = 0;
  const client = async () => {
    while (performance.now() < end) {
      const from = performance.now();
      await ask(callOf(requestCount++), agent);
      times.push(performance.now() - from);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const taken = performance.now() - start;
  agent.destroy();
  return { calls: times.length, perSecond: (times.length / taken) * 1000, p50: median(times), p95: quantile(times, 0.95) };
}

function ask({ url, headers, body }: Call, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: body === undefined ? 'GET' : 'POST', headers, agent }, (answer) => {
      answer.on('error', reject).on('end', () => {
        if (answer.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${answer.statusCode}`));
      });
      answer.resume();
    });
    sent.on('error', reject).end(body);
  });
}
