/** Appends a new element with a class to a parent. Paragraphs take their direction from their text. */
export function createElement<Name extends keyof HTMLElementTagNameMap>(
  parent: Element,
  name: Name,
  className: string,
): HTMLElementTagNameMap[Name] {
  const element = parent.ownerDocument.createElement(name);
  element.className = className;
  if (name === 'p') element.dir = 'auto';
  parent.append(element);
  return element;
}

/** Appends a button with a text and a name for assistive technology. */
export function createButton(
  parent: Element,
  { text, label = text, onClick }: { text: string; label?: string; onClick: () => void },
): HTMLButtonElement {
  const button = createElement(parent, 'button', '');
  button.type = 'button';
  button.textContent = text;
  button.title = label;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', onClick);
  return button;
}

/** Stops the propagation of clicks and presses within an element, because the player would pause. */
export function isolateClicks(element: Element): void {
  for (const name of ['click', 'dblclick', 'pointerdown', 'pointerup', 'mousedown', 'mouseup'])
    element.addEventListener(name, (event) => event.stopPropagation());
}
