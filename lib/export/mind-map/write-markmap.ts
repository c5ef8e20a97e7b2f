import { escapeUTF8 } from 'entities';
import { isWebAddress } from '../../contract/web-address.ts';
import type { MindMap } from '../../ports/mind-map-store.ts';
import { inlineJson } from '../inline-json.ts';
import { type LinkAt, linkOf } from './link-of.ts';
import legal from './markmap-notices.json' with { type: 'json' };

/** A topic as markmap-view draws it; `content` is HTML. */
export interface MarkmapNode {
  content: string;
  children: MarkmapNode[];
}

/** Converts a topic and its subtopics to nodes; the title of a topic with a web address is a link to it. */
export function markmapNode(topic: MindMap, linkAt?: LinkAt): MarkmapNode {
  const link = linkOf(topic, linkAt);
  const title = escapeUTF8(topic.title);
  return {
    content: link && isWebAddress(link) ? `<a href="${escapeUTF8(link)}" target="_blank" rel="noreferrer">${title}</a>` : title,
    children: topic.children.map((child) => markmapNode(child, linkAt)),
  };
}

/**
 * Writes an HTML page that draws the map and loads nothing. `script` is the text of a classic script that defines the global
 * `markmap.Markmap`: markmap-view with d3, whose notices the page carries.
 */
export function writeMarkmap(map: MindMap, script: string, linkAt?: LinkAt, nonce: string = crypto.randomUUID()): string {
  const policy = `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'`;
  return `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="Gloss">
<title>${escapeUTF8(map.title)}</title>
<style>
:root { color-scheme: light dark; }
html, body, svg { display: block; width: 100%; height: 100%; margin: 0; }
svg.markmap { --markmap-text-color: light-dark(#222, #ddd); --markmap-a-color: light-dark(#0b5cad, #8cc4ff); --markmap-a-hover-color: currentColor; --markmap-circle-open-bg: light-dark(#fff, #222); }
</style>
</head>
<body>
<svg id="map"></svg>
<script type="application/json" id="data">${inlineJson(markmapNode(map, linkAt))}</script>
<!--
${legal.notices}-->
<script nonce="${nonce}">${inScript(script)}</script>
<script nonce="${nonce}">markmap.Markmap.create('#map', {}, JSON.parse(document.getElementById('data').textContent));</script>
</body>
</html>
`;
}

/** Escapes the texts that would end the script element; they occur inside strings only, where the escape has the same value. */
const inScript = (script: string) => script.replace(/<(?=\/script|!--)/gi, '\\x3c');
