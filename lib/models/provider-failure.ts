import { Failure, type FailureDetails } from '../contract/failure.ts';
import { tryParseJson } from '../encoding/try-parse-json.ts';
import { parseRetryAfter } from '../http/retry-after.ts';

/** Maximum characters of a provider's message. */
const maxMessageLength = 300;
const refused = new Set([401, 402, 403, 404]);
const busy = new Set([408, 409, 425]);

/** Names of a browser's errors that a repeated call has too: a language that it does not write, or too long a prompt. */
const lastingErrors = new Set(['NotSupportedError', 'QuotaExceededError']);

/** Converts any error of a request to a provider to a Failure. */
export function thrownFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const name = error instanceof Error ? error.name : '';
  if (name === 'AbortError' || name === 'TimeoutError') return Failure.from(error);
  const message = error instanceof Error ? error.message : messageOf(JSON.stringify(error) ?? '');
  return failed('modelFailed', message, { retry: !lastingErrors.has(name) });
}

/**
 * Returns the failure of a provider's HTTP error: `modelRefused`, `rateLimited` or `modelFailed`, with the provider's own
 * message and the delay that it requests.
 */
export function statusFailure(status: number, body: string, header: (name: string) => string | null | undefined): Failure {
  const message = messageOf(body);
  const shown = `${status}: ${message}`;
  const retryAfterMs = retryAfterOf(header, body);
  if (status === 429 && dailyLimit.test(body)) return failed('rateLimited', shown, { status, retry: false, retryAfterMs });
  // A limit by the minute may mention the plan as well, but says when it ends.
  const isTemporary = status >= 500 || (status === 429 && retryAfterMs !== undefined);
  if (refused.has(status) || refusalCode.test(body) || (!isTemporary && refusal.test(message)))
    return failed('modelRefused', shown, { status, retry: false });
  if (status === 429) return failed('rateLimited', shown, { status, retry: true, retryAfterMs });
  return failed('modelFailed', shown, { status, retry: status >= 500 || busy.has(status), retryAfterMs });
}

/** Returns the same failure of a response whose body was read. */
export const responseFailure = ({ status, headers }: Pick<Response, 'status' | 'headers'>, body: string): Failure =>
  statusFailure(status, body, (name) => headers.get(name));

/** Matches messages of errors for which waiting does not help: an exhausted plan may be a 429, a wrong key a 400. */
const refusal =
  /billing|(?:credit|account) balance|api[ _-]?key|no such model|model\b.{0,80}(?:not found|not exist|not supported|unknown|invalid)/i;
const refusalCode = /"(?:insufficient_quota|API_KEY_INVALID)"/;
/** Matches errors of limits by the day, for which some providers still request a delay of seconds. */
const dailyLimit = /per[ _-]?day/i;

const failed = (code: 'modelRefused' | 'modelFailed' | 'rateLimited', message: string, details: FailureDetails) =>
  new Failure(code, message, details);

/** Returns the provider's own message, if the response has one. */
function messageOf(body: string): string {
  const quoted = /"(?:message|error|err_msg|detail)"\s*:\s*("(?:[^"\\]|\\.)*")/.exec(body.slice(0, 20_000))?.[1];
  const message =
    (quoted && (tryParseJson(quoted) as string | undefined)) ?? (/<html|<!doctype/i.test(body) ? 'a web page' : body);
  return message
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, maxMessageLength)
    .toWellFormed();
}

function retryAfterOf(header: (name: string) => string | null | undefined, body: string): number | undefined {
  const milliseconds = Number(header('retry-after-ms') ?? Number.NaN);
  if (milliseconds >= 0) return milliseconds;
  const named = header('retry-after') ?? /"retryDelay"\s*:\s*"([\d.]+)/.exec(body)?.[1];
  if (named) return parseRetryAfter(named, Date.now());
  const [, minutes = 0, count, unit] = /\btry again in (?:(\d+)m)?([\d.]+)(m?s)\b/i.exec(body) ?? [];
  return unit ? Number(minutes) * 60_000 + Number(count) * (unit === 'ms' ? 1 : 1000) : undefined;
}

/** Removes the key from a failure, because some providers repeat it. */
export function withoutKey(failure: Failure, apiKey: string | undefined): Failure {
  if (!apiKey || !failure.message.includes(apiKey)) return failure;
  return new Failure(failure.code, failure.message.replaceAll(apiKey, '(key)'), failure.details);
}
