import { createContext } from 'react';

/** Asks who a speaker is; none for words whose speakers are named by their maker. */
export const SpeakerContext = createContext<((speaker: string) => void) | undefined>(undefined);
