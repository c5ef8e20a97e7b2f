/** Inserts a text at the caret as if it were typed, so that the browser can undo it. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  const { selectionStart, selectionEnd, value } = area;
  const isSpace = (character: string | undefined) => character === undefined || /\s/.test(character);
  const before = isSpace(value[selectionStart - 1]) ? '' : ' ';
  const after = isSpace(value[selectionEnd]) && selectionEnd < value.length ? '' : ' ';
  const typed = before + text + after;
  if (document.execCommand('insertText', false, typed)) return;
  area.setRangeText(typed, selectionStart, selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
