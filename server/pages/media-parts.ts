import { html } from 'hono/html';
import { timestamp } from '../../lib/text/markdown.ts';
import type { Html } from './page.ts';
import type { PageText } from './page-text.ts';

/** A time in a medium, and the address that opens it there, where there is one. */
export interface Moment {
  seconds: number;
  url?: string;
}

export interface MediaFacts {
  author?: string;
  publishedAt?: string;
  /** Seconds; 0 when unknown. */
  duration: number;
  url?: string;
}

export const timeLink = ({ seconds, url }: Moment): Html => {
  const clock = timestamp(seconds);
  return url
    ? html`<a class="time" href="${url}" rel="noopener noreferrer">${clock}</a>`
    : html`<span class="time">${clock}</span>`;
};

/** Who made it, when, how long it is, and the way there. */
export function mediaFacts({ t }: PageText, { author, publishedAt, duration, url }: MediaFacts): Html {
  const facts = [author, publishedAt?.slice(0, 10), duration > 0 ? timestamp(duration) : ''].filter(Boolean).join(' · ');
  const way = url && html`<a href="${url}" rel="noopener noreferrer">${t('item.open', { host: new URL(url).host })}</a>`;
  return html`<p class="quiet">${facts}${facts && way ? ' · ' : ''}${way}</p>`;
}

/** What is in a language of its own, whichever way it is written. */
export const langAttributes = (language: string | undefined): Html =>
  language ? html`lang="${language}" dir="auto"` : html`dir="auto"`;
