import { escapeXml } from '../../encoding/escape-xml.ts';
import type { MindMap } from '../../ports/mind-map-store.ts';
import { type LinkAt, linkOf } from './link-of.ts';

/** Writes OPML 2.0 with the map as one outline. */
export const writeOpml = (map: MindMap, linkAt?: LinkAt): string => `<?xml version="1.0" encoding="UTF-8"?>
<opml version="2.0">
<head><title>${escapeXml(map.title)}</title></head>
<body>
${outline(map, linkAt)}
</body>
</opml>
`;

function outline(topic: MindMap, linkAt: LinkAt | undefined): string {
  const link = linkOf(topic, linkAt);
  const attributes = `text="${escapeXml(topic.title)}"${link ? ` type="link" url="${escapeXml(link)}"` : ''}`;
  if (topic.children.length === 0) return `<outline ${attributes}/>`;
  return `<outline ${attributes}>\n${topic.children.map((child) => outline(child, linkAt)).join('\n')}\n</outline>`;
}
