import type { Context } from 'hono';
import { Failure } from '../contract/failure.ts';
import { failureBody, failureHeaders, isInternal, statusFor } from './public-failure.ts';
import { answerJson } from './well-formed-json.ts';

/** Options of the response to a failed request. */
export interface FailureResponseOptions {
  /** Further headers. */
  headers?: Record<string, string>;
  /** Address of the document from which clients learn how to obtain a token (RFC 9728). */
  resourceMetadataUrl?: string;
  /** Receives an unexpected error, of which callers only get the code. */
  onError(error: unknown): void;
}

/** Returns the response to a failed request: the failure as JSON, its status, and what the client can do, such as `Retry-After`. */
export function failureResponse(context: Context, error: unknown, options: FailureResponseOptions): Response {
  const { headers, resourceMetadataUrl, onError } = options;
  const failure = Failure.from(error);
  if (isInternal(failure)) onError(failure.cause ?? failure);
  const hasToken = context.req.header('authorization') !== undefined;
  const more = { ...headers, 'cache-control': 'no-store', ...failureHeaders(failure, { hasToken, resourceMetadataUrl }) };
  return answerJson(context, failureBody(failure), statusFor(failure), more);
}
