/** Maximum length of a recorded text; longer ones are scripts and styles. */
const maxTextLength = 20_000;

/** Whether the browser has the Navigation API, which reports in-page navigation. */
export const canTrackNavigation = 'navigation' in window;

/** The texts that were on the page when its address changed, each with the first address that it outlived. */
let formerTexts = new Map<Text, { text: string; url: string }>();

let isTracking = false;

/**
 * Starts recording, at each in-page navigation, the texts that are on the page at that moment. A page may keep the transcript of the
 * previous media item, and nothing else reveals its age.
 */
export function trackFormerTexts(): void {
  if (!canTrackNavigation || isTracking) return;
  isTracking = true;
  let address = location.href;
  // A script that is injected late has missed earlier navigations.
  const missedEntry = navigation.entries().findLast(({ sameDocument, url }) => sameDocument && url !== address);
  if (missedEntry?.url) recordTexts(missedEntry.url);
  navigation.addEventListener('currententrychange', () => {
    if (location.href === address) return;
    recordTexts(address);
    address = location.href;
  });
}

/**
 * Returns the page's address before an in-page navigation if all of an element's text is unchanged since then, as while the
 * transcript of the previous video is still shown; otherwise undefined.
 */
export function formerUrlOf(element: Element): string | undefined {
  const texts = textsIn(element).filter(({ data }) => data.trim());
  const unchanged = texts.map((text) => formerTexts.get(text)).filter((known, index) => known?.text === texts[index]?.data);
  return unchanged.length === texts.length ? unchanged[0]?.url : undefined;
}

/** Replaces the map of texts, so that removed nodes can be collected. */
function recordTexts(url: string): void {
  const next: typeof formerTexts = new Map();
  for (const node of textsIn(document)) {
    const text = node.data;
    const known = formerTexts.get(node);
    next.set(node, known?.text === text ? known : { text, url });
  }
  formerTexts = next;
}

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.length <= maxTextLength) texts.push(text);
  }
  return texts;
}
