import { html } from 'hono/html';
import { paddedClockTime } from '../../lib/markdown/summary-markdown.ts';
import type { Html } from './page.ts';
import type { PageText } from './page-text.ts';

/** A time in a media item, and the address that opens it there. */
export interface Moment {
  seconds: number;
  url?: string;
}

/** Author, date, duration and address of a media item, as its pages show them. */
export interface MediaFacts {
  author?: string;
  publishedAt?: string;
  /** Seconds; 0 when unknown. */
  duration: number;
  url?: string;
}

/** Renders a time of a media item, as a link where the item can be opened at that time. */
export const timeLink = ({ seconds, url }: Moment): Html => {
  const clock = paddedClockTime(seconds);
  return url
    ? html`<a class="time" href="${url}" rel="noopener noreferrer">${clock}</a>`
    : html`<span class="time">${clock}</span>`;
};

/** Renders author, date, duration and link of a media item. */
export function mediaFacts({ t }: PageText, { author, publishedAt, duration, url }: MediaFacts): Html {
  const facts = [author, publishedAt?.slice(0, 10), duration > 0 ? paddedClockTime(duration) : ''].filter(Boolean).join(' · ');
  const link = url && html`<a href="${url}" rel="noopener noreferrer">${t('item.open', { host: new URL(url).host })}</a>`;
  return html`<p class="quiet">${facts}${facts && link ? ' · ' : ''}${link}</p>`;
}

/** The attributes of a text in another language, with its own direction. */
export const langAttributes = (language: string | undefined): Html =>
  language ? html`lang="${language}" dir="auto"` : html`dir="auto"`;
