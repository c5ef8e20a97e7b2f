import { Failure } from '../../lib/contract/failure.ts';
import { checkUrl } from '../../lib/sites/check-url.ts';

/** What can redirect; `location` as its header has it. */
export interface RedirectableResponse {
  status: number;
  location: string | null;
  /** Lets go of a body that nobody is going to read. */
  discard?(): Promise<void>;
}

export interface RedirectResult<Answer> {
  url: URL;
  answer: Answer;
  /** Whether there were redirects, and all of them permanent ones. */
  isMovedForGood: boolean;
}

const redirects = [301, 302, 303, 307, 308];
const permanent = [301, 308];
const maxRedirects = 10;

/**
 * The last answer on the way that redirects lead, and its address. Each address is checked before it is asked, except for the ports
 * that are allowed besides 80 and 443. Throws `invalid` if the first one may not be asked, `siteFailed` if a later one may
 * not, and for loops and more than ten redirects.
 */
export async function followRedirects<Answer extends RedirectableResponse>(
  address: string,
  ask: (url: URL) => Promise<Answer>,
  ports: string[] = [],
): Promise<RedirectResult<Answer>> {
  let url = checkAddress(address, ports, 'invalid');
  const seen = new Set<string>();
  const statuses: number[] = [];
  while (seen.size <= maxRedirects && !seen.has(url.href)) {
    seen.add(url.href);
    const answer = await ask(url);
    const target = redirectTarget(answer, url);
    if (!target) {
      const isMovedForGood = statuses.length > 0 && statuses.every((status) => permanent.includes(status));
      return { url, answer, isMovedForGood };
    }
    statuses.push(answer.status);
    await answer.discard?.();
    url = checkAddress(target.href, ports, 'siteFailed');
  }
  throw new Failure('siteFailed', 'redirects without end');
}

/** Nowhere for any other answer, and for what opens an app, which is where following ends. */
function redirectTarget({ status, location }: RedirectableResponse, from: URL): URL | undefined {
  if (!location || !redirects.includes(status) || !URL.canParse(location, from.href)) return undefined;
  const target = new URL(location, from);
  if (target.protocol !== 'https:' && target.protocol !== 'http:') return undefined;
  target.hash ||= from.hash;
  return target;
}

/** By the look of the address alone. */
function checkAddress(address: string, ports: string[], code: 'invalid' | 'siteFailed'): URL {
  const plain = URL.canParse(address) ? new URL(address) : undefined;
  if (plain && ports.includes(plain.port)) plain.port = '';
  const { allowed, reason } = checkUrl({ url: plain?.href ?? address });
  if (!allowed) throw new Failure(code, `url: ${reason}`);
  return new URL(address);
}
