import * as z from 'zod/mini';
import { Failure, type FailureData, statusOf } from '../contract/failure.ts';

// Callers over HTTP and MCP read the messages; the extension's views translate codes and save the kilobyte.
z.config(z.locales.en());

/** JSON body of every failed HTTP request. */
export interface FailureBody {
  success: false;
  error: FailureData;
}

/** The HTTP status of a failure; 500 for an unknown code. */
export const statusFor = ({ code }: Failure): number => (Object.hasOwn(statusOf, code) ? statusOf[code] : statusOf.internal);

/** Whether it wraps an unexpected error, of a database for example, whose message is for the administrator only. */
export const isInternal = ({ code, cause }: Failure): boolean => code === 'internal' || cause !== undefined;

/**
 * Returns the body of a failure for callers. The message of an internal error is replaced, because it may contain private data.
 */
export function failureBody(failure: Failure): FailureBody {
  const { code } = failure;
  const reported = isInternal(failure) ? new Failure(code, `The service failed with ${code}. Try again later.`) : failure;
  return { success: false, error: reported.toJSON() };
}

/** Value of `Retry-After` for a rate limit that names none. */
const defaultRetryAfterSeconds = 30;

/** Headers that say what a refused client can do: `Retry-After`, or `WWW-Authenticate` (RFC 6750, RFC 9728). `hasToken`: the request had a token. */
export function failureHeaders(
  { code, details }: Failure,
  { hasToken, resourceMetadataUrl }: { hasToken: boolean; resourceMetadataUrl?: string },
): Record<string, string> {
  const { scope, retryAfter } = details ?? {};
  const challenge = (...parameters: string[]) => {
    const all = [...parameters, ...(resourceMetadataUrl ? [`resource_metadata="${resourceMetadataUrl}"`] : [])];
    return { 'www-authenticate': ['Bearer', all.join(', ')].join(' ').trim() };
  };
  if (code === 'rateLimited')
    return { 'retry-after': String(typeof retryAfter === 'number' ? Math.ceil(retryAfter) : defaultRetryAfterSeconds) };
  if (code === 'unauthorized') return challenge(...(hasToken ? ['error="invalid_token"'] : []));
  if (code === 'forbidden' && scope) return challenge('error="insufficient_scope"', `scope="${scope}"`);
  return {};
}
