import type { TopicPayload } from './map-nodes.ts';
import { isFolded, payloadOf, type Topic } from './map-topics.ts';

const node = 'g.markmap-node';

export const elementOf = (svg: SVGSVGElement, { state }: Topic) =>
  svg.querySelector<SVGGElement>(`${node}[data-path="${state.path}"]`);

/**
 * Sets the ARIA attributes of a drawn tree: its topics in reading order, one of them the tab stop. Topics that are being
 * folded away are left out. Returns the path of the tab stop.
 */
export function describeTree(
  svg: SVGSVGElement,
  shown: readonly Topic[],
  current: string | undefined,
  nameOf: (topic: TopicPayload) => string,
): string {
  const stop = (shown.find(({ state }) => state.path === current) ?? shown[0]!).state.path;
  const drawn = new Map([...svg.querySelectorAll<SVGGElement>(node)].map((element) => [element.dataset.path, element]));
  const items: SVGGElement[] = [];
  for (const topic of shown) {
    const { path, depth } = topic.state;
    const element = drawn.get(path);
    if (!element) continue;
    drawn.delete(path);
    items.push(element);
    element.setAttribute('role', 'treeitem');
    element.setAttribute('aria-label', nameOf(payloadOf(topic)));
    element.setAttribute('aria-level', String(depth));
    if (topic.children.length > 0) element.setAttribute('aria-expanded', String(!isFolded(topic)));
    element.tabIndex = path === stop ? 0 : -1;
  }
  for (const element of drawn.values()) {
    element.setAttribute('role', 'none');
    element.tabIndex = -1;
  }
  sortElements(items);
  return stop;
}

/**
 * Sorts the elements, which are drawn from the leaves to the root. The focused element is not moved, because that would
 * blur it.
 */
function sortElements(items: readonly Element[]): void {
  const focusedIndex = Math.max(0, items.indexOf(document.activeElement!));
  for (let at = focusedIndex - 1; at >= 0; at--) {
    if (items[at]!.nextElementSibling !== items[at + 1]) items[at + 1]!.before(items[at]!);
  }
  for (let at = focusedIndex + 1; at < items.length; at++) {
    if (items[at - 1]!.nextElementSibling !== items[at]) items[at - 1]!.after(items[at]!);
  }
}
