import { Failure } from '../../lib/contract/failure.ts';
import { checkUrl, type UrlCheck } from '../../lib/sites/check-url.ts';
import { readRefresh } from '../../lib/sites/html-redirect.ts';
import { maxRedirects } from '../settings.ts';

/** A response that may redirect; `location` and `refresh` are its headers. */
export interface RedirectableResponse {
  status: number;
  location: string | null;
  refresh?: string | null;
  /** Discards the body. */
  discard?(): Promise<void>;
}

/** The last response of a chain of redirects, with its address. */
export interface RedirectResult<Answer> {
  url: URL;
  answer: Answer;
  /** Whether there were redirects, all of them permanent. */
  isMovedForGood: boolean;
}

const redirects = [301, 302, 303, 307, 308];
const permanent = [301, 308];

/**
 * Follows redirects and returns the last response with its address. Each address is checked first; `ports` are allowed besides 80
 * and 443. Throws `invalid` for a forbidden first address, `siteFailed` for a later one, for loops and for more than ten
 * redirects.
 */
export async function followRedirects<Answer extends RedirectableResponse>(
  address: string,
  request: (url: URL) => Promise<Answer>,
  ports: string[] = [],
): Promise<RedirectResult<Answer>> {
  let url = checkAddress(address, ports, 'invalid');
  const seen = new Set<string>();
  const statuses: number[] = [];
  while (seen.size <= maxRedirects && !seen.has(url.href)) {
    seen.add(url.href);
    const answer = await request(url);
    const target = redirectTarget(answer, url);
    if (!target) {
      const isMovedForGood = statuses.length > 0 && statuses.every((status) => permanent.includes(status));
      return { url, answer, isMovedForGood };
    }
    statuses.push(answer.status);
    await answer.discard?.();
    url = checkAddress(target.href, ports, 'siteFailed');
  }
  throw new Failure('siteFailed', `${url.host} redirects in a loop, or more than ${maxRedirects} times.`);
}

/** Returns the target of a redirect; undefined for other responses and for addresses that open an app. */
function redirectTarget({ status, location, refresh }: RedirectableResponse, from: URL): URL | undefined {
  const written = redirects.includes(status) ? location : refresh && readRefresh(refresh);
  if (!written || !URL.canParse(written, from.href)) return undefined;
  const target = new URL(written, from);
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return undefined;
  target.hash ||= from.hash;
  return target;
}

const refusals: Record<UrlCheck['reason'], string> = {
  ok: '',
  notAUrl: 'it is not an address',
  scheme: 'only http and https are allowed',
  userinfo: 'an address with a user name is refused',
  port: 'only the ports 80 and 443 are allowed',
  localName: 'the name belongs to a local network',
  privateAddress: 'the address belongs to a private network',
  unresolved: 'the name does not resolve',
};

/** Checks an address by its text alone, without resolving its name. Throws a failure with `code` for a forbidden one. */
export function checkAddress(address: string, ports: string[], code: 'invalid' | 'siteFailed'): URL {
  const plain = URL.canParse(address) ? new URL(address) : undefined;
  if (plain && ports.includes(plain.port)) plain.port = '';
  const { allowed, reason } = checkUrl({ url: plain?.href ?? address });
  if (!allowed)
    throw new Failure(code, `This server may not request ${plain?.host || 'this address'}: ${refusals[reason]}.`, {
      address,
      reason,
    });
  return new URL(address);
}
