import { html, raw } from 'hono/html';
import { withTimeUrls } from '../../lib/export/time-url.ts';
import { markdownHtml } from '../../lib/markdown/markdown-html.ts';
import type { Content } from '../../lib/records/content.ts';
import { langAttributes, type MediaFacts, type Moment, mediaFacts, timeLink } from './media-parts.ts';
import { type Html, page } from './page.ts';
import type { PageText } from './page-text.ts';

interface Line {
  text: string;
  moment?: Moment;
}
/** The data of the page of one media item. */
export interface ItemView extends MediaFacts {
  title: string;
  /** BCP 47 tag of the summary. */
  language?: string;
  lines: Line[];
  chapters: { title: string; moment: Moment; lines: Line[] }[];
  /** Parts that only the owner sees. */
  own?: {
    /** Markdown, and the media item that its times refer to. */
    note: string;
    noteTimes: Pick<Content, 'site' | 'sourceUrl'>;
    /** BCP 47 tag of the transcript. */
    language?: string;
    passages: { moment: Moment; speaker?: string; text: string }[];
  };
  /** The public collection that shares the item. */
  collection?: { id: string; name: string };
}

/** Renders a media item with its summary, chapters, note and transcript. */
export function itemPage(text: PageText, item: ItemView): Html {
  const { t } = text;
  const { collection, own } = item;
  const body = html`${mediaFacts(text, item)}
    ${collection ? html`<p>${t('item.from')} <a href="/c/${encodeURIComponent(collection.id)}">${collection.name}</a></p>` : ''}
    ${item.lines.length > 0 || item.chapters.length > 0 ? summarySections(text, item) : html`<p>${t('item.noSummary')}</p>`}
    ${own ? ownerSections(text, own) : ''}`;
  return page(text, item.title, body);
}

function summarySections({ t }: PageText, { language, lines, chapters }: ItemView): Html {
  return html`${
    lines.length > 0
      ? html`<section><h2>${t('item.summary')}</h2><ul class="lines" ${langAttributes(language)}>${lines.map(lineItem)}</ul></section>`
      : ''
  }
  ${
    chapters.length > 0
      ? html`<section>
          <h2>${t('item.chapters')}</h2>
          ${chapters.map(
            ({ title, moment, lines }) => html`<article class="chapter" ${langAttributes(language)}>
              <h3 class="timed">${timeLink(moment)} <span class="timed-text">${title}</span></h3>
              <ul class="lines">${lines.map(lineItem)}</ul>
            </article>`,
          )}
        </section>`
      : ''
  }`;
}

const lineItem = ({ text, moment }: Line): Html =>
  html`<li class="timed">${moment ? timeLink(moment) : html`<span class="time"></span>`} <span class="timed-text">${text}</span></li>`;

function ownerSections({ t }: PageText, { note, noteTimes, language, passages }: NonNullable<ItemView['own']>): Html {
  return html`${
    note
      ? html`<section><h2>${t('item.notes')}</h2><div class="prose" dir="auto">${raw(markdownHtml(withTimeUrls(note, noteTimes)))}</div></section>`
      : ''
  }
  ${
    passages.length > 0
      ? html`<section>
          <details>
            <summary><h2>${t('item.transcript')}</h2></summary>
            <div class="passages" ${langAttributes(language)}>
              ${passages.map(
                ({ moment, speaker, text }) =>
                  html`<p class="timed">${timeLink(moment)} <span class="timed-text">${speaker ? html`<b>${speaker}:</b> ` : ''}${text}</span></p>`,
              )}
            </div>
          </details>
        </section>`
      : ''
  }`;
}
