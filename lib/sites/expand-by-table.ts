import { Failure } from '../contract/failure.ts';
import type { Fetch } from '../ports/fetch.ts';
import { checkUrl } from './check-url.ts';
import { expandUrl, isLoginWall } from './expand-url.ts';

/** Response of an address; an address that is not in the table ends the redirects. */
export interface TableResponse {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/** The address to which a short link or redirect leads. */
export interface ExpandedUrl {
  url: string;
  /** Every requested address, in order. */
  hops: string[];
}

const maxHops = 10;
const refreshTarget = /^\s{0,9}\d{0,3}\s{0,9}[;,]\s{0,9}url\s{0,9}=\s{0,9}["']?([^"']{1,4000})/i;

/**
 * Runs `expandUrl` on a table of answers instead of the network. Throws `siteFailed` for a loop and for too many redirects,
 * `invalid` for a redirect to an address that is not public.
 */
export async function expandByTable({
  url,
  answers,
}: {
  url: string;
  answers: Record<string, TableResponse>;
}): Promise<ExpandedUrl> {
  const hops: string[] = [];
  const fetch: Fetch = async (requestedUrl) => {
    for (let at = requestedUrl; ; ) {
      const { allowed, reason } = checkUrl({ url: at });
      if (!allowed) throw new Failure('invalid', `url: leads to ${at}`, { reason });
      if (hops.includes(at)) throw new Failure('siteFailed', `the redirects form a loop at ${at}`);
      if (hops.length >= maxHops) throw new Failure('siteFailed', `more than ${maxHops} redirects`);
      hops.push(at);
      const { status = 200, headers = {}, body = '' } = (Object.hasOwn(answers, at) && answers[at]) || {};
      const header = (name: string) => Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
      const target = resolveTarget(
        at,
        status >= 300 && status < 400 ? header('location') : refreshTarget.exec(header('refresh') ?? '')?.[1],
      );
      if (!target) {
        return { url: at, status, contentType: header('content-type') ?? 'text/html', bytes: new TextEncoder().encode(body) };
      }
      at = target;
    }
  };
  return { url: await expandUrl(url, fetch, new AbortController().signal), hops };
}

/** Returns the target of a redirect; undefined for login pages and addresses of other programs. */
function resolveTarget(base: string, written: string | undefined): string | undefined {
  if (!written || !URL.canParse(written, base)) return undefined;
  const target = new URL(written, base);
  target.hash ||= new URL(base).hash;
  return /^https?:$/.test(target.protocol) && !isLoginWall(target) ? target.href : undefined;
}
