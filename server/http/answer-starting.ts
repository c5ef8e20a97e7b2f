import type { RequestListener } from 'node:http';
import { Failure } from '../../lib/contract/failure.ts';
import { failureBody } from '../../lib/transports/public-failure.ts';

/** Answers the requests of a process that still opens its database: only that it is alive, and that it is not ready. */
export const answerStarting: RequestListener = ({ url }, response) => {
  if (url === '/healthz') return void response.writeHead(200, { 'content-type': 'text/plain; charset=UTF-8' }).end('ok');
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store', 'retry-after': '1' };
  const failure = new Failure('unavailable', 'The server is starting. Try again in a second.');
  response.writeHead(503, headers).end(JSON.stringify(failureBody(failure)));
};
