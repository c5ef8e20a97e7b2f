import type { Nodes, Root, Text } from 'mdast';

/** Whether a link of a text may be followed: an absolute address of the web, a mailbox, or a place of the page. */
export const isSafeLink = (url: string): boolean => /^(?:https?:\/\/|mailto:|#)/i.test(url);

/** Replaces references by their links. An unsafe link is replaced by its source text, or by its visible text without a source. */
export function keepSafeLinks(root: Root, source?: string): void {
  const urls = new Map<string, string>();
  collectDefinitions(root, urls);
  resolveLinks(root, source, urls);
}

function collectDefinitions(node: Nodes, urls: Map<string, string>): void {
  if (node.type === 'definition' && !urls.has(node.identifier)) urls.set(node.identifier, node.url);
  if ('children' in node) for (const child of node.children) collectDefinitions(child, urls);
}

function resolveLinks(parent: Nodes, source: string | undefined, urls: ReadonlyMap<string, string>): void {
  if (!('children' in parent)) return;
  const resolved = parent.children.flatMap((node): Nodes[] => {
    if (node.type === 'definition') return [];
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

/** Returns the parts of `source` before and after the text of a link. */
function linkMarks({ position, children }: Extract<Nodes, { children: unknown }>, source: string): [Text, Text] {
  const start = position?.start.offset ?? 0;
  const end = position?.end.offset ?? 0;
  const first = children[0]?.position?.start.offset ?? end;
  const last = children.at(-1)?.position?.end.offset ?? end;
  const toText = (value: string): Text => ({ type: 'text', value });
  return [toText(source.slice(start, first)), toText(source.slice(last, end))];
}
