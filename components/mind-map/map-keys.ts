import { isFolded, parentOf, shownTopics, type Topic } from './map-topics.ts';

export type MapAction = { go: Topic } | { toggle: Topic } | { open: Topic } | { zoom: number } | { fit: true };

/** Returns the action of a key: those of an ARIA tree, plus and minus for zoom, and 0 to fit the map. */
export function mapActionOf(key: string, root: Topic, current: Topic): MapAction | undefined {
  const shown = shownTopics(root);
  const at = shown.indexOf(current);
  const hasChildren = current.children.length > 0;
  const go = (topic: Topic | undefined) => topic && { go: topic };
  switch (key) {
    case 'ArrowDown':
      return go(shown[at + 1]);
    case 'ArrowUp':
      return go(shown[at - 1]);
    case 'ArrowRight':
      return hasChildren && isFolded(current) ? { toggle: current } : go(current.children[0]);
    case 'ArrowLeft':
      return hasChildren && !isFolded(current) && current !== root ? { toggle: current } : go(parentOf(root, current));
    case 'Home':
      return go(root);
    case 'End':
      return go(shown.at(-1));
    case 'Enter':
      return { open: current };
    case ' ':
      return hasChildren ? { toggle: current } : undefined;
    case '+':
    case '=':
      return { zoom: 1.25 };
    case '-':
      return { zoom: 0.8 };
    case '0':
      return { fit: true };
    default:
      return undefined;
  }
}
