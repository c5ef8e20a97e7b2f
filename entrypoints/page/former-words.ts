/** Longer texts are scripts and styles. */
const longest = 20_000;

/** Whether this browser tells of a page that gets another address without being loaded anew. */
export const canTellFormer = 'navigation' in window;

/** The texts that were there when the page got its present address, each with the first address that it outlived. */
let outlived = new Map<Text, { words: string; url: string }>();

/**
 * Remembers, whenever the page gets another address without being loaded anew, what stands on it at that moment. A page
 * may go on showing words of the medium before, for a while or for good, and nothing in them tells.
 */
export function rememberFormerWords(): void {
  if (!canTellFormer) return;
  let here = location.href;
  // A script that comes late has missed some changes.
  const missed = navigation.entries().findLast(({ sameDocument, url }) => sameDocument && url !== here);
  if (missed?.url) remember(missed.url);
  navigation.addEventListener('currententrychange', () => {
    if (location.href === here) return;
    remember(here);
    here = location.href;
  });
}

/** The former address at which an element's words stood there already; none if any of them came since. */
export function formerUrlOf(element: Element): string | undefined {
  const texts = textsIn(element).filter(({ data }) => data.trim());
  const kept = texts.map((text) => outlived.get(text)).filter((known, place) => known?.words === texts[place]?.data);
  return kept.length === texts.length ? kept[0]?.url : undefined;
}

/** A new map, so that what has left the page is let go. */
function remember(url: string): void {
  const next: typeof outlived = new Map();
  for (const text of textsIn(document)) {
    const words = text.data;
    const known = outlived.get(text);
    next.set(text, known?.words === words ? known : { words, url });
  }
  outlived = next;
}

function textsIn(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    if (text.length <= longest) texts.push(text);
  }
  return texts;
}
