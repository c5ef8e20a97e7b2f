import { operations } from '../../lib/contract/index.ts';
import { httpClient } from '../../lib/transports/http-client.ts';
import { testBrowser } from '../../server/testing/test-browser.ts';
import { sentences, spread } from '../world/words.ts';

/** The account that `signUpReader` creates. */
export const reader = { email: 'reader@example.org', password: 'a long enough password' };

/** Signs the reader up at a server, and returns a client of the session in another browser. */
export async function signUpReader(origin: string) {
  const other = testBrowser(origin);
  await other.send('/account/sign-up', reader);
  await other.send('/account/sign-in', reader);
  const { csrfToken } = await (await other.ask('/library/session')).json();
  return httpClient(operations, {
    baseUrl: '/library/api',
    fetch: (path, request) => other.ask(path, { ...request, headers: { ...request.headers, 'x-csrf-token': csrfToken } }),
  });
}

/** Summarizes a recording from its captions, of which no page is needed. Returns its content id. */
export async function summarizeSentences(
  client: Awaited<ReturnType<typeof signUpReader>>,
  name: string,
  title: string,
): Promise<string> {
  const url = `https://talks.example.org/${name}.mp4`;
  const { contentId } = await client.submitCues({ url, title, language: 'en', cues: spread(sentences(name), 120) });
  await client.summarize({ url });
  return contentId;
}

/** A feed with one episode, by its address. */
export const bridgeFeed = {
  url: 'https://talks.example.org/feed.xml',
  text: `<rss version="2.0"><channel><title>Talks on bridges</title><link>https://talks.example.org/</link>
  <item><guid>one</guid><title>Arches of stone</title><link>https://talks.example.org/arches</link>
  <enclosure url="https://talks.example.org/arches.mp3" type="audio/mpeg" length="1"/>
  <pubDate>Mon, 05 Oct 2026 08:00:00 GMT</pubDate></item></channel></rss>`,
};
