import { escapeXmlToAscii } from '../../encoding/escape-xml.ts';
import type { MindMap } from '../../ports/mind-map-store.ts';
import { type LinkAt, linkOf } from './link-of.ts';

/** Writes FreeMind's format, which Freeplane and others open. It starts with its root element, by which FreeMind detects the version. */
export function writeFreemind(map: MindMap, linkAt?: LinkAt): string {
  // The first half of the branches stands on the right, as in a map that was drawn by hand.
  const half = map.children.length / 2;
  const branches = map.children.map((topic, i) => node(topic, linkAt, ` POSITION="${i < half ? 'right' : 'left'}"`));
  return `<map version="1.0.1">\n${element(map, linkAt, branches)}\n</map>\n`;
}

const node = (topic: MindMap, linkAt: LinkAt | undefined, position = ''): string =>
  element(
    topic,
    linkAt,
    topic.children.map((child) => node(child, linkAt)),
    position,
  );

function element(topic: MindMap, linkAt: LinkAt | undefined, children: string[], position = ''): string {
  const link = linkOf(topic, linkAt);
  const attributes = `TEXT="${escapeXmlToAscii(topic.title)}"${link ? ` LINK="${escapeXmlToAscii(link)}"` : ''}${position}`;
  return children.length > 0 ? `<node ${attributes}>\n${children.join('\n')}\n</node>` : `<node ${attributes}/>`;
}
