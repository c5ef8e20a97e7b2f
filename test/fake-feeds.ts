import type { Fetch, FetchedResponse } from '../lib/ports/fetch.ts';

export interface FakeItem {
  id: string;
  title?: string;
  /** Publication date in RFC 822 or ISO 8601 format. */
  date?: string;
  link?: string;
}

/** Returns an RSS feed as a blog publishes it. */
export const rss = (title: string, items: FakeItem[], link = ''): string =>
  `<rss version="2.0"><channel><title>${title}</title><link>${link}</link>${items
    .map(
      (item) =>
        `<item><guid isPermaLink="false">${item.id}</guid><title>${item.title ?? item.id}</title><link>${item.link ?? `https://posts.example/${item.id}`}</link>${item.date ? `<pubDate>${item.date}</pubDate>` : ''}</item>`,
    )
    .join('')}</channel></rss>`;

type FakeAnswer = string | Partial<FetchedResponse> | Error;

/** Creates a fetch that serves only the given feeds, by URL. `requests` lists the requested URLs. */
export function fakeFeeds(answers: Record<string, FakeAnswer>): { answers: typeof answers; requests: string[]; fetch: Fetch } {
  const requests: string[] = [];
  return {
    answers,
    requests,
    async fetch(url) {
      requests.push(url);
      const answer = answers[url] ?? { status: 404 };
      if (answer instanceof Error) throw answer;
      const [body, more] = typeof answer === 'string' ? [answer, {}] : ['', answer];
      return { url, status: 200, contentType: 'text/xml', bytes: new TextEncoder().encode(body), headers: {}, ...more };
    },
  };
}
