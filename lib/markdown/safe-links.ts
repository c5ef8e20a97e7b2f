import type { Definition, Nodes, Paragraph, Root, Text } from 'mdast';

/** Whether a link of a text may be followed: an absolute address of the web, a mailbox, or a place of the page. */
export const isSafeLink = (url: string): boolean => /^(?:https?:\/\/|mailto:|#)/i.test(url);

/** Whether the label is that of a footnote (`^1`), which CommonMark reads as any other label. */
const isFootnote = (identifier: string): boolean => identifier.startsWith('^');

/**
 * Replaces references by their links. An unsafe link is replaced by its source text, or by its visible text without a source. Footnotes
 * of one word, which CommonMark reads as definitions, are paragraphs, like longer ones.
 */
export function keepSafeLinks(root: Root, source?: string): void {
  const urls = new Map<string, string>();
  collectDefinitions(root, urls);
  resolveLinks(root, source, urls);
}

function collectDefinitions(node: Nodes, urls: Map<string, string>): void {
  if (node.type === 'definition' && !isFootnote(node.identifier) && !urls.has(node.identifier))
    urls.set(node.identifier, node.url);
  if ('children' in node) for (const child of node.children) collectDefinitions(child, urls);
}

function resolveLinks(parent: Nodes, source: string | undefined, urls: ReadonlyMap<string, string>): void {
  if (!('children' in parent)) return;
  const resolved = parent.children.flatMap((node): Nodes[] => {
    if (node.type === 'definition') return isFootnote(node.identifier) ? [footnote(node)] : [];
    if (node.type === 'linkReference' && isFootnote(node.identifier)) return [toText(`[${node.label}]`)];
    if (node.type !== 'link' && node.type !== 'linkReference') {
      resolveLinks(node, source, urls);
      return [node];
    }
    const [before, after] = source === undefined ? [] : linkMarks(node, source);
    resolveLinks(node, source, urls);
    const url = node.type === 'link' ? node.url : (urls.get(node.identifier) ?? '');
    const title = node.type === 'link' ? node.title : undefined;
    return isSafeLink(url)
      ? [{ type: 'link', url, title, children: node.children }]
      : [before, ...node.children, after].filter((one) => one !== undefined);
  });
  (parent as { children: Nodes[] }).children = resolved;
}

const toText = (value: string): Text => ({ type: 'text', value });

const footnote = ({ label, url, title }: Definition): Paragraph => ({
  type: 'paragraph',
  children: [toText(`[${label}]: ${url}${title ? ` (${title})` : ''}`)],
});

/** Returns the parts of `source` before and after the text of a link. */
function linkMarks({ position, children }: Extract<Nodes, { children: unknown }>, source: string): [Text, Text] {
  const start = position?.start.offset ?? 0;
  const end = position?.end.offset ?? 0;
  const first = children[0]?.position?.start.offset ?? end;
  const last = children.at(-1)?.position?.end.offset ?? end;
  return [toText(source.slice(start, first)), toText(source.slice(last, end))];
}
