import { type RefObject, useEffect, useRef, useState } from 'react';
import { sidewaysStep } from '../ui/sideways-step.ts';
import { offsetOf, wordRanges } from './word-ranges.ts';

/** A word, or selected words, of a cue. */
export interface PointedWord {
  text: string;
  /** Index of the cue in the list, and the characters of its text before the word. */
  index: number;
  at: number;
}

/** Name of the highlight of the pointed word. */
const highlight = 'pointed-word';
/** Time that the pointer must rest on a word, so that words which it only crosses are ignored. */
const restDelayMs = 150;

/** Returns the word of the list that the pointer rests on, that is selected, or that the arrow keys reach within the focused row. */
export function usePointedWord(list: RefObject<HTMLElement | null>, language: string): PointedWord | undefined {
  const [word, setWord] = useState<PointedWord>();
  const shown = useRef<Range>(undefined);
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (row: HTMLElement, range: Range) => {
      shown.current = range;
      CSS.highlights?.set(highlight, new Highlight(range));
      setWord({ text: String(range), index: Number(row.dataset.index), at: offsetOf(row, range) });
    };
    const onMove = ({ target, clientX, clientY, buttons }: PointerEvent) => {
      clearTimeout(timer);
      const row = rowOf(target);
      if (!row || buttons > 0 || !getSelection()?.isCollapsed) return;
      timer = setTimeout(() => {
        const range = wordRanges(row, language).find((one) => [...one.getClientRects()].some(contains(clientX, clientY)));
        if (range) show(row, range);
      }, restDelayMs);
    };
    const onSelect = () => {
      const selection = getSelection();
      if (!selection || selection.isCollapsed) return;
      const range = selection.getRangeAt(0);
      const row = rowOf(range.commonAncestorContainer.parentElement);
      const isOriginal = row?.querySelector('[data-text]')?.contains(range.commonAncestorContainer);
      if (row && isOriginal && element.contains(row)) show(row, range.cloneRange());
    };
    const onKey = (event: KeyboardEvent) => {
      const row = rowOf(event.target);
      const text = row?.querySelector('[data-text]');
      const step = text && !event.altKey && !event.ctrlKey && !event.metaKey && sidewaysStep(event.key, text);
      if (!row || !step) return;
      event.preventDefault();
      const words = wordRanges(row, language);
      const last = shown.current;
      const at = last && row.contains(last.startContainer) ? words.findIndex((one) => isSame(one, last)) : -1;
      const next = words[at < 0 ? (step > 0 ? 0 : words.length - 1) : at + step];
      if (next) show(row, next);
    };
    const unmounted = new AbortController();
    const { signal } = unmounted;
    element.addEventListener('pointermove', onMove, { signal });
    element.addEventListener('keydown', onKey, { signal });
    document.addEventListener('selectionchange', onSelect, { signal });
    return () => {
      unmounted.abort();
      clearTimeout(timer);
      CSS.highlights?.delete(highlight);
    };
  }, [list, language]);
  return word;
}

const rowOf = (target: EventTarget | null | undefined) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-cue]') : undefined;

const contains = (x: number, y: number) => (box: DOMRect) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

const isSame = (one: Range, other: Range) => one.startContainer === other.startContainer && one.startOffset === other.startOffset;
