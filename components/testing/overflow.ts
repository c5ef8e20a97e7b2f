const nameOf = (element: Element): string =>
  `${element.localName} “${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}”`;

const all = (selector: string) =>
  [...document.querySelectorAll(selector)].filter(
    (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.clientWidth > 1,
  );

const isWiderInside = ({ scrollWidth, clientWidth }: Element) => scrollWidth > clientWidth + 1;
const overflowOf = (element: Element) => getComputedStyle(element).overflowX;

/** Returns whether a part of an element is outside of the page, or of a box around it that hides what is outside. */
function isCutOff(element: Element): boolean {
  const { left, right } = element.getBoundingClientRect();
  if (left < -1 || right > document.documentElement.clientWidth + 1) return true;
  for (let box = element.parentElement; box; box = box.parentElement) {
    const edge = box.getBoundingClientRect();
    if (overflowOf(box) !== 'visible' && (left < edge.left - 1 || right > edge.right + 1)) return true;
  }
  return false;
}

/** Returns what does not fit into the width of the page: boxes that scroll sideways, controls and headings that are cut off, and shortened labels of buttons. */
export function findOverflow(): string[] {
  const scrolling = all('*').filter((element) => ['auto', 'scroll'].includes(overflowOf(element)) && isWiderInside(element));
  const cut = all('button, a, input, select, textarea, summary, label, h1, h2, h3, [role="tab"]').filter(isCutOff);
  const shortened = all('button, button *, [role="tab"], [role="tab"] *').filter(
    (element) => overflowOf(element) !== 'visible' && isWiderInside(element) && !element.closest('[dir="auto"]'),
  );
  return [
    ...(isWiderInside(document.documentElement) ? ['the page scrolls sideways'] : []),
    ...scrolling.map((element) => `scrolls sideways: ${nameOf(element)}`),
    ...cut.map((element) => `cut off: ${nameOf(element)}`),
    ...shortened.map((element) => `shortened: ${nameOf(element)}`),
  ];
}
