import { escapeUTF8 } from 'entities';
import type { Subscription } from '../ports/feeds.ts';

/** OPML 2.0, which every feed reader takes. `createdAt` in milliseconds. */
export function writeOpml(subscriptions: readonly Subscription[], about: { title: string; createdAt: number }): string {
  const outlines = subscriptions.map(({ title, url, pageUrl }) => {
    const attributes = { type: 'rss', text: title, title, xmlUrl: url, ...(pageUrl && { htmlUrl: pageUrl }) };
    const written = Object.entries(attributes).map(([name, value]) => `${name}="${xmlText(value)}"`);
    return `    <outline ${written.join(' ')}/>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    '  <head>',
    `    <title>${xmlText(about.title)}</title>`,
    `    <dateCreated>${new Date(about.createdAt).toUTCString()}</dateCreated>`,
    '  </head>',
    '  <body>',
    ...outlines,
    '  </body>',
    '</opml>',
    '',
  ].join('\n');
}

/** Without what XML can't hold in any form. */
const xmlText = (text: string): string => escapeUTF8(text.toWellFormed().replace(/[\p{Cc}\uFFFE\uFFFF]+/gu, ' '));
