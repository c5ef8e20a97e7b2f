import { type Answer, escapeHtml, html } from './host.ts';
import { silence } from './media.ts';

/** Returns a minimal site page with a player. `script` is a module, `head` and `body` are HTML. */
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

/** Returns a player without captions, for hosts that serve `/world/sound`. */
export const player = (seconds: number, kind: 'video' | 'audio' = 'video') =>
  `<${kind} controls preload="metadata" src="/world/sound?seconds=${seconds}"></${kind}>`;

/** Returns the audio of `player`: silence of the right length. */
export const soundOf = ({ pathname, searchParams }: URL): Answer | undefined =>
  pathname === '/world/sound' ? { media: silence(Math.min(Number(searchParams.get('seconds')) || 1, 40_000)) } : undefined;

/** Serializes a value for a script element, with `<` escaped so that it cannot end the element. */
export const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

export const nextData = (pageProps: unknown) =>
  `<script id="__NEXT_DATA__" type="application/json">${inScript({ props: { pageProps }, page: '/', query: {}, buildId: 'world' })}</script>`;
