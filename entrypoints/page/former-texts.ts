/** Longer texts are scripts and styles. */
const maxTextLength = 20_000;

/** Whether this browser tells of a page that gets another address without being loaded anew. */
export const canTrackNavigation = 'navigation' in window;

/** The texts that were there when the page got its present address, each with the first address that it outlived. */
let formerTexts = new Map<Text, { words: string; url: string }>();

let isTracking = false;

/**
 * Starts to remember, once, whenever the page gets another address without being loaded anew, what stands on it at that moment. A page
 * may go on showing words of the medium before, for a while or for good, and nothing in them tells.
 */
export function trackFormerTexts(): void {
  if (!canTrackNavigation || isTracking) return;
  isTracking = true;
  let address = location.href;
  // A script that comes late has missed some changes.
  const missedEntry = navigation.entries().findLast(({ sameDocument, url }) => sameDocument && url !== address);
  if (missedEntry?.url) recordTexts(missedEntry.url);
  navigation.addEventListener('currententrychange', () => {
    if (location.href === address) return;
    recordTexts(address);
    address = location.href;
  });
}

/** The former address at which an element's words stood there already; none if any of them came since. */
export function formerUrlOf(element: Element): string | undefined {
  const texts = textsIn(element).filter(({ data }) => data.trim());
  const unchanged = texts.map((text) => formerTexts.get(text)).filter((known, place) => known?.words === texts[place]?.data);
  return unchanged.length === texts.length ? unchanged[0]?.url : undefined;
}

/** A new map, so that what has left the page is let go. */
function recordTexts(url: string): void {
  const next: typeof formerTexts = new Map();
  for (const text of textsIn(document)) {
    const words = text.data;
    const known = formerTexts.get(text);
    next.set(text, known?.words === words ? known : { words, url });
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
