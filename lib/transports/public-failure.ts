import * as z from 'zod/mini';
import { Failure, type FailureData, statusOf } from '../contract/failure.ts';

// Callers of these doors read messages; the extension's faces have words of their own, and save the kilobyte.
z.config(z.locales.en());

export interface FailureBody {
  success: false;
  error: FailureData;
}

export const statusFor = ({ code }: Failure): number => (Object.hasOwn(statusOf, code) ? statusOf[code] : statusOf.internal);

/** Whether it stands for another error, of a database for example, whose words are for the administrator. */
export const isInternal = ({ code, cause }: Failure): boolean => code === 'internal' || cause !== undefined;

/** What strangers are told of a failure: of a fault inside, that there was one. */
export function bodyOf(failure: Failure): FailureBody {
  const { code } = failure;
  const reported = isInternal(failure) ? new Failure(code, `something is wrong in the service: ${code}`) : failure;
  return { success: false, error: reported.toJSON() };
}

/** Seconds to wait, unless the one who limits said so. */
const usualWait = 30;

/** What a refused request can do about it. `hasToken`: it came with one. */
export function headersOf(
  { code, details }: Failure,
  { hasToken, resourceMetadataUrl }: { hasToken: boolean; resourceMetadataUrl?: string },
): Record<string, string> {
  const { scope, retryAfter } = (details ?? {}) as Record<string, unknown>;
  const challenge = (...parameters: string[]) => {
    const all = [...parameters, ...(resourceMetadataUrl ? [`resource_metadata="${resourceMetadataUrl}"`] : [])];
    return { 'www-authenticate': ['Bearer', all.join(', ')].join(' ').trim() };
  };
  if (code === 'rateLimited')
    return { 'retry-after': String(typeof retryAfter === 'number' ? Math.ceil(retryAfter) : usualWait) };
  if (code === 'unauthorized') return challenge(...(hasToken ? ['error="invalid_token"'] : []));
  if (code === 'forbidden' && scope) return challenge('error="insufficient_scope"', `scope="${scope}"`);
  return {};
}
