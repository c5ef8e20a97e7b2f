import { useDeferredValue, useMemo, useState } from 'react';
import type { Cue } from '../../lib/contract/cue.ts';
import { findWords, type Matches, toSearchable } from './find-words.ts';

export interface SubtitleSearch extends Matches {
  query: string;
  /** Index of the current match; -1 without any. */
  current: number;
  search(query: string): void;
  step(by: 1 | -1): void;
}

/** Searches the cues while the user types, without delaying the typing. */
export function useSearch(cues: Cue[]): SubtitleSearch {
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const wanted = useDeferredValue(query);
  const isSearching = wanted.trim() !== '';
  // Folding long transcripts takes time, which most visits don't need.
  const text = useMemo(() => toSearchable(isSearching ? cues : []), [cues, isSearching]);
  const found = useMemo(() => findWords(text, wanted), [text, wanted]);
  const count = found.matches.length;
  return {
    ...found,
    query,
    current: count === 0 ? -1 : at % count,
    search: (next) => {
      setQuery(next);
      setAt(0);
    },
    step: (by) => setAt((now) => (count === 0 ? 0 : ((now % count) + by + count) % count)),
  };
}
