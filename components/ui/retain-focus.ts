const focusable = ':is(a[href], button, input, select, textarea, [tabindex]):not(:disabled)';

/** Time in which a view may move the focus to a place of its own choice (milliseconds). */
const delayMs = 100;

/**
 * Moves the focus to a neighbor when the element that has it is removed: to the next one, otherwise to the previous one or to the
 * first of its surroundings. Without it, keys and screen readers start again at the top of the page.
 */
export function retainFocus(signal?: AbortSignal): void {
  let focused: Node | undefined;
  const onFocus = ({ target }: FocusEvent) => {
    focused = target as Node;
  };
  // What loses the focus by a click beside it or the Escape key has none to pass on later.
  const onBlur = () =>
    queueMicrotask(() => {
      if (focused?.isConnected && document.activeElement === document.body) focused = undefined;
    });
  document.addEventListener('focusin', onFocus, { signal });
  document.addEventListener('focusout', onBlur, { signal });
  const observer = new MutationObserver((records) => {
    if (!focused || focused.isConnected) return;
    const removal = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(focused!)));
    focused = undefined;
    // A virtual list removes what is scrolled away, and finds the place of a deleted row itself.
    if (!removal || (removal.removedNodes[0] as Partial<HTMLElement>).dataset?.index) return;
    setTimeout(() => {
      if (document.activeElement === document.body) neighborOf(removal)?.focus({ preventScroll: true });
    }, delayMs);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  signal?.addEventListener('abort', () => observer.disconnect());
}

/** Returns the element that gets the focus of a removed one, if there is any left. */
function neighborOf({ nextSibling, previousSibling, target }: MutationRecord): HTMLElement | null {
  // A tab opens its view when it gets the focus.
  const selectedTab = (target as Element).querySelector<HTMLElement>(':scope > [role="tab"][aria-selected="true"]');
  if (selectedTab) return selectedTab;
  for (const node of [nextSibling, previousSibling]) {
    if (!(node instanceof HTMLElement) || !node.isConnected) continue;
    const found = node.matches(focusable) ? node : node.querySelector<HTMLElement>(focusable);
    if (found) return found;
  }
  for (let node = target as Element | null; node?.isConnected; node = node.parentElement) {
    const found = node.querySelector<HTMLElement>(focusable);
    if (found) return found;
  }
  return null;
}
