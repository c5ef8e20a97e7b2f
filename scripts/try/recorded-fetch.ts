import { Failure } from '../../lib/contract/failure.ts';
import type { Fetch } from '../../lib/ports/fetch.ts';
import { htmlRedirect } from '../../lib/sites/html-redirect.ts';
import { followRedirects } from '../../server/outbound/follow-redirects.ts';

export interface RecordedAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

/**
 * A fetch that knows only recorded answers, by address, and follows redirects as a server's does. Following ends where
 * nothing is recorded; the first address must be recorded. `hops` counts redirects by header and by page.
 */
export function recordedFetch(answers: Record<string, RecordedAnswer>): { fetch: Fetch; hops(): number } {
  const recorded = new Map(Object.entries(answers).map(([url, answer]) => [keyOf(url), answer]));
  let hops = 0;
  const fetch: Fetch = async (address, { maxBytes = Number.POSITIVE_INFINITY }) => {
    let requestCount = 0;
    const { url, answer } = await followRedirects(address, async (next) => {
      const found = recorded.get(keyOf(next.href));
      if (!found && hops + requestCount === 0) throw new Failure('siteFailed', `No answer is recorded for ${next.href}.`);
      requestCount++;
      return answerOf(found);
    });
    hops += requestCount - 1;
    if (htmlRedirect(answer.body, url.href)) hops++;
    const bytes = new TextEncoder().encode(answer.body);
    if (bytes.length > maxBytes) throw new Failure('tooLarge', `The answer has more than ${maxBytes} bytes.`, { url: url.href });
    return { url: url.href, status: answer.status, contentType: answer.contentType, bytes };
  };
  return { fetch, hops: () => hops };
}

/** Removes the fragment, which is not sent. */
const keyOf = (url: string): string => (URL.canParse(url) ? new URL(url).href.split('#', 1)[0]! : url);

function answerOf({ status, headers, body }: RecordedAnswer = { status: 404, headers: {}, body: '' }) {
  const byName = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  const header = (name: string) => byName.get(name) ?? null;
  return {
    status,
    body,
    location: header('location'),
    refresh: header('refresh'),
    contentType: header('content-type') ?? 'text/html',
  };
}
