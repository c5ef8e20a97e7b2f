import { html } from 'hono/html';
import { langAttributes, type MediaFacts, mediaFacts } from './media-parts.ts';
import { type Html, page } from './page.ts';
import type { PageText } from './page-text.ts';

/** The data of the page of a public collection, with one page of its items. */
export interface CollectionView {
  id: string;
  name: string;
  description: string;
  itemCount: number;
  /** The summary of all items. */
  lines: string[];
  items: (MediaFacts & { contentId: string; title: string; language?: string; lines: string[] })[];
  /** Page numbers from 1. */
  page: { number: number; of: number };
}

/** The relation of a visitor to a public collection: signed out, its owner, free to acquire it, or having acquired it. */
export type CollectionRelation = 'signedOut' | 'owner' | 'free' | 'acquired';

/** Renders the page of a public collection. */
export function collectionPage(
  text: PageText,
  { id, name, description, itemCount, lines, items, page: at }: CollectionView,
  relation: CollectionRelation,
): Html {
  const { t } = text;
  const path = `/c/${encodeURIComponent(id)}`;
  const body = html`<p class="quiet">${t('collection.count', { count: itemCount })}</p>
    ${description ? html`<p class="multiline" dir="auto">${description}</p>` : ''} ${acquireControls(text, path, relation)}
    <p><a href="${path}/feed.xml" type="application/rss+xml">${t('collection.feed')}</a></p>
    ${lines.length > 0 ? html`<section><h2>${t('collection.together')}</h2>${bullets(lines)}</section>` : ''}
    ${items.map(
      (item) => html`<section>
        <h2 dir="auto"><a href="/v/${encodeURIComponent(item.contentId)}?collection=${encodeURIComponent(id)}">${item.title}</a></h2>
        ${mediaFacts(text, item)} ${item.lines.length > 0 ? bullets(item.lines, item.language) : ''}
      </section>`,
    )}
    ${
      at.of > 1
        ? html`<nav class="actions" aria-label="${t('collection.pages')}">
            ${at.number > 1 ? html`<a rel="prev" href="${path}?page=${at.number - 1}">${t('collection.before')}</a>` : ''}
            <span>${t('collection.page', { number: at.number, of: at.of })}</span>
            ${at.number < at.of ? html`<a rel="next" href="${path}?page=${at.number + 1}">${t('collection.after')}</a>` : ''}
          </nav>`
        : ''
    }`;
  return page(text, name, body);
}

/** The controls that add the collection to the visitor's own ones and remove it. */
function acquireControls({ t }: PageText, path: string, relation: CollectionRelation): Html {
  switch (relation) {
    case 'owner':
      return html`<p class="quiet">${t('collection.own')}</p>`;
    case 'signedOut':
      return html`<p class="actions">
        <a href="/account/sign-in?next=${encodeURIComponent(path)}">${t('collection.signIn')}</a>
      </p>`;
    case 'free':
      return html`<form class="actions" method="post" action="${path}/acquire">
        <button class="primary">${t('collection.acquire')}</button> <span class="quiet">${t('collection.acquire.hint')}</span>
      </form>`;
    case 'acquired':
      return html`<form class="actions" method="post" action="${path}/release">
        <span>${t('collection.acquired')}</span> <button class="small">${t('collection.release')}</button>
      </form>`;
  }
}

const bullets = (lines: string[], language?: string): Html =>
  html`<ul class="bullets" ${langAttributes(language)}>${lines.map((line) => html`<li>${line}</li>`)}</ul>`;
