import { Markmap } from 'markmap-view';
import type { MindMap } from '../../lib/ports/mind-map-store.ts';
import { describeTree, elementOf } from './describe-tree.ts';
import { type MapAction, mapActionOf } from './map-keys.ts';
import { mapNodes, type TopicPayload } from './map-nodes.ts';
import { allTopics, isFolded, payloadOf, shownTopics, type Topic } from './map-topics.ts';

export interface DrawnMap {
  show(map: MindMap): Promise<void>;
  zoom(factor: number): void;
  fit(): void;
  /** Folds or unfolds all topics; the children of the root stay visible. */
  foldAll(fold: boolean): Promise<void>;
  destroy(): void;
}

export interface MapOptions {
  /** Accessible name of the tree, and the id of the element that describes its keys. */
  label: string;
  describedBy: string;
  /** Returns the accessible name of a topic. */
  nameOf(topic: TopicPayload): string;
  onSeek(time: number): void;
}

/** Margin that stays visible around the focused topic (pixels). */
const focusMargin = { left: 12, right: 12, top: 12, bottom: 12 };
/** Smallest readable scale. A map that would need a smaller one shows its root. */
const minScale = 0.75;
/** Maximum width of a topic (pixels), so that two columns fit into a narrow panel. */
const maxTopicWidth = (box: HTMLElement) => Math.min(260, Math.max(120, box.clientWidth * 0.38));

/** Draws a mind map that can be folded, moved and zoomed by pointer and keyboard. Screen readers get a tree. */
export function drawMap(box: HTMLElement, { label, describedBy, nameOf, onSeek }: MapOptions): DrawnMap {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  for (const [name, value] of Object.entries({ role: 'tree', 'aria-label': label, 'aria-describedby': describedBy }))
    svg.setAttribute(name, value);
  box.append(svg);
  const duration = matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 200;
  const view = new Markmap(svg, {
    duration,
    maxWidth: maxTopicWidth(box),
    initialExpandLevel: 2,
    maxInitialScale: 1,
    paddingX: 4,
    spacingHorizontal: 40,
    spacingVertical: 8,
  });
  let current: string | undefined;

  const root = () => view.state.data;
  const topicAt = (path: string | undefined) => {
    const middle = root();
    return middle && (allTopics(middle).find(({ state }) => state.path === path) ?? middle);
  };

  function describe(): void {
    const middle = root();
    if (middle) current = describeTree(svg, shownTopics(middle), current, nameOf);
  }

  async function focusTopic(topic: Topic): Promise<void> {
    current = topic.state.path;
    describe();
    elementOf(svg, topic)?.focus({ preventScroll: true });
    await view.ensureVisible(topic, focusMargin);
  }

  async function perform(action: MapAction): Promise<void> {
    if ('go' in action) await focusTopic(action.go);
    else if ('toggle' in action) {
      const [first] = action.toggle.children;
      await view.toggleNode(action.toggle);
      if (first && !isFolded(action.toggle)) await view.ensureVisible(first, focusMargin);
      await focusTopic(action.toggle);
    } else if ('open' in action) open(action.open);
    else if ('zoom' in action) await view.rescale(action.zoom);
    else await view.fit();
  }

  /** Plays a topic's time, or folds a topic that has none. */
  function open(topic: Topic): void {
    const { startTime } = payloadOf(topic);
    if (startTime !== undefined) onSeek(startTime);
    else if (topic.children.length > 0) void perform({ toggle: topic });
  }

  const onKey = (event: KeyboardEvent) => {
    const middle = root();
    if (!middle || event.ctrlKey || event.metaKey || event.altKey) return;
    const action = mapActionOf(event.key, middle, topicAt(current)!);
    if (!action) return;
    event.preventDefault();
    void perform(action);
  };
  const onClick = (event: MouseEvent) => {
    const part = (event.target as Element).closest('foreignObject, circle');
    const topic = part && topicAt(part.closest<SVGGElement>('g.markmap-node')?.dataset.path);
    if (!topic) return;
    // The library would also fold the topic, without scrolling to unfolded children.
    event.stopPropagation();
    if (part.matches('circle')) return void perform({ toggle: topic });
    void focusTopic(topic);
    open(topic);
  };
  async function fitReadably(): Promise<void> {
    // A map that was removed meanwhile has no size.
    if (!svg.isConnected) return;
    await view.fit();
    const scale = Number(/scale\(([\d.]+)\)/.exec(view.g.attr('transform') ?? '')?.[1] ?? 1);
    if (scale >= minScale || !svg.isConnected) return;
    await view.rescale(minScale / scale);
    if (svg.isConnected) await view.ensureVisible(root()!, focusMargin);
  }

  svg.addEventListener('keydown', onKey);
  svg.addEventListener('click', onClick, { capture: true });
  // Nodes are added and removed during animations.
  const changes = new MutationObserver(describe);
  changes.observe(svg, { subtree: true, childList: true, attributeFilter: ['class'] });
  let isDrawn = false;
  const size = new ResizeObserver(() => {
    if (!isDrawn) return;
    view.setOptions({ maxWidth: maxTopicWidth(box) });
    void view.renderData().then(fitReadably);
  });
  size.observe(svg);

  return {
    async show(map) {
      // The first drawing is not animated.
      view.setOptions({ duration: 0 });
      await view.setData(mapNodes(map));
      await fitReadably();
      view.setOptions({ duration });
      isDrawn = true;
    },
    zoom: (factor) => void view.rescale(factor),
    fit: () => void view.fit(),
    async foldAll(fold) {
      const middle = root();
      if (!middle) return;
      for (const topic of allTopics(middle))
        payloadOf(topic).fold = fold && topic !== middle && topic.children.length > 0 ? 1 : 0;
      await view.renderData();
      await fitReadably();
    },
    destroy() {
      changes.disconnect();
      size.disconnect();
      // A transition that is still scheduled would measure the removed map.
      view.svg.interrupt();
      view.destroy();
      svg.remove();
    },
  };
}
