import { createContext } from 'react';

/** The function that opens the dialog to name a speaker; undefined for transcripts whose speakers can't be renamed. */
export const SpeakerContext = createContext<((speaker: string) => void) | undefined>(undefined);
