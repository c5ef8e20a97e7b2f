import { escapeXml } from '../encoding/escape-xml.ts';
import type { Subscription } from '../ports/feeds.ts';

/** Writes subscriptions as an OPML 2.0 file, which other feed readers import. `createdAt` in milliseconds since 1970. */
export function writeOpml(subscriptions: readonly Subscription[], about: { title: string; createdAt: number }): string {
  const outlines = subscriptions.map(({ title, url, pageUrl }) => {
    const attributes = { type: 'rss', text: title, title, xmlUrl: url, ...(pageUrl && { htmlUrl: pageUrl }) };
    const attributeText = Object.entries(attributes).map(([name, value]) => `${name}="${escapeXml(value)}"`);
    return `    <outline ${attributeText.join(' ')}/>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<opml version="2.0">',
    '  <head>',
    `    <title>${escapeXml(about.title)}</title>`,
    `    <dateCreated>${new Date(about.createdAt).toUTCString()}</dateCreated>`,
    '  </head>',
    '  <body>',
    ...outlines,
    '  </body>',
    '</opml>',
    '',
  ].join('\n');
}
