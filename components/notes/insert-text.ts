/** Types a text where the caret is, as the person would: so that it can be undone as what they type. */
export function insertText(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  const { selectionStart, selectionEnd, value } = area;
  const isApart = (character: string | undefined) => character === undefined || /\s/.test(character);
  const before = isApart(value[selectionStart - 1]) ? '' : ' ';
  const after = isApart(value[selectionEnd]) && selectionEnd < value.length ? '' : ' ';
  const typed = before + text + after;
  if (document.execCommand('insertText', false, typed)) return;
  area.setRangeText(typed, selectionStart, selectionEnd, 'end');
  area.dispatchEvent(new InputEvent('input', { bubbles: true }));
}
