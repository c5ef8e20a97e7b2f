import { type RefObject, useEffect, useState } from 'react';

/** Maximum characters of a selection that may be a name. */
const maxLength = 100;

/** Returns the text that is selected within one cue of the list; '' if there is none, or too much. */
export function useSelectedWords(list: RefObject<HTMLElement | null>): string {
  const [words, setWords] = useState('');
  useEffect(() => {
    const onChange = () => {
      const selection = getSelection();
      const [start, end] = [selection?.anchorNode, selection?.focusNode].map((node) =>
        node?.parentElement?.closest('[data-cue] p'),
      );
      const text = start && start === end && list.current?.contains(start) ? selection!.toString().trim() : '';
      setWords(text.length <= maxLength ? text : '');
    };
    document.addEventListener('selectionchange', onChange);
    return () => document.removeEventListener('selectionchange', onChange);
  }, [list]);
  return words;
}
