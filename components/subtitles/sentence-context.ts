import { createContext } from 'react';

/** The function that shows what belongs to the sentence of a cue; undefined where nothing is compared. */
export const SentenceContext = createContext<((index: number) => void) | undefined>(undefined);
