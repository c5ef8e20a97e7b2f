import { Failure } from '../contract/failure.ts';
import type { Fetch } from '../ports/ports.ts';
import { checkUrl } from './check-url.ts';
import { expandUrl, isWall } from './expand-url.ts';

/** What an address answers; an address that the table lacks is where the way ends. */
export interface TableAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

export interface Expanded {
  url: string;
  /** Every address that was asked, in order. */
  hops: string[];
}

const maxHops = 10;
const refreshTarget = /^\s{0,9}\d{0,3}\s{0,9}[;,]\s{0,9}url\s{0,9}=\s{0,9}["']?([^"']{1,4000})/i;

/**
 * `expandUrl` on a net that is a table, whose redirects it follows itself. Throws `siteFailed` for a loop and for too many
 * hops, `invalid` for a way that leads to an address which is not public.
 */
export async function expandByTable({ url, answers }: { url: string; answers: Record<string, TableAnswer> }): Promise<Expanded> {
  const hops: string[] = [];
  const fetch: Fetch = async (asked) => {
    for (let at = asked; ; ) {
      const { allowed, reason } = checkUrl({ url: at });
      if (!allowed) throw new Failure('invalid', `url: leads to ${at}`, { reason });
      if (hops.includes(at)) throw new Failure('siteFailed', `a loop of redirects at ${at}`);
      if (hops.length >= maxHops) throw new Failure('siteFailed', `more than ${maxHops} redirects`);
      hops.push(at);
      const { status = 200, headers = {}, body = '' } = (Object.hasOwn(answers, at) && answers[at]) || {};
      const header = (name: string) => Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
      const target = targetOf(
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

/** Walls and other programs are where following ends. */
function targetOf(base: string, written: string | undefined): string | undefined {
  if (!written || !URL.canParse(written, base)) return undefined;
  const target = new URL(written, base);
  target.hash ||= new URL(base).hash;
  return /^https?:$/.test(target.protocol) && !isWall(target) ? target.href : undefined;
}
