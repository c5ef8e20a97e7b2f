import type { Fetch, FetchedResponse } from '../lib/ports/fetch.ts';

export interface FakeItem {
  id: string;
  title?: string;
  /** RFC 822 or ISO 8601. */
  date?: string;
  link?: string;
}

/** A feed as a blog writes it. */
export const rss = (title: string, items: FakeItem[], link = ''): string =>
  `<rss version="2.0"><channel><title>${title}</title><link>${link}</link>${items
    .map(
      (item) =>
        `<item><guid isPermaLink="false">${item.id}</guid><title>${item.title ?? item.id}</title><link>${item.link ?? `https://posts.example/${item.id}`}</link>${item.date ? `<pubDate>${item.date}</pubDate>` : ''}</item>`,
    )
    .join('')}</channel></rss>`;

type FakeAnswer = string | Partial<FetchedResponse> | Error;

/** Feeds by address, and a fetch that reaches nothing else. `requested` lists what was asked for. */
export function fakeFeeds(answers: Record<string, FakeAnswer>): { answers: typeof answers; asked: string[]; fetch: Fetch } {
  const asked: string[] = [];
  return {
    answers,
    asked,
    async fetch(url) {
      asked.push(url);
      const answer = answers[url] ?? { status: 404 };
      if (answer instanceof Error) throw answer;
      const [body, more] = typeof answer === 'string' ? [answer, {}] : ['', answer];
      return { url, status: 200, contentType: 'text/xml', bytes: new TextEncoder().encode(body), headers: {}, ...more };
    },
  };
}
