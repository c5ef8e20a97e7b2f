import { type Answer, escapeHtml, html } from './host.ts';
import { silence } from './media.ts';

/** A page of a site with a player, as plain as it can be. `script` is a module, `head` and `body` are HTML. */
export const sitePage = ({
  title,
  body = '',
  head = '',
  script = '',
}: {
  title: string;
  body?: string;
  head?: string;
  script?: string;
}): Answer =>
  html(`<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title>
<style>body{font:17px/1.5 system-ui,sans-serif;max-width:44rem;margin:2rem auto}video{width:640px;height:360px}</style>${head}</head>
<body><h1>${escapeHtml(title)}</h1>${body}${script && `<script type="module">${script}</script>`}</body></html>`);

/** A player without words of its own, on hosts that serve `/world/sound`. */
export const player = (seconds: number, kind: 'video' | 'audio' = 'video') =>
  `<${kind} controls preload="metadata" src="/world/sound?seconds=${seconds}"></${kind}>`;

/** What `player` plays: silence of the right length. */
export const soundOf = ({ pathname, searchParams }: URL): Answer | undefined =>
  pathname === '/world/sound' ? { media: silence(Math.min(Number(searchParams.get('seconds')) || 1, 40_000)) } : undefined;

/** A value inside a script element, where no `<` may end it. */
export const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

export const nextData = (pageProps: unknown) =>
  `<script id="__NEXT_DATA__" type="application/json">${inScript({ props: { pageProps }, page: '/', query: {}, buildId: 'world' })}</script>`;
