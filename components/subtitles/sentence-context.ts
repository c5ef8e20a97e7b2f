import { createContext } from 'react';

/** The function that opens the dialog about the sentence of a cue; undefined where there is no library to compare with. */
export const SentenceContext = createContext<((index: number) => void) | undefined>(undefined);
