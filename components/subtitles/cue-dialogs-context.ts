import { createContext } from 'react';
import type { NameCorrection } from '../../lib/contract/name-correction.ts';

/** The dialogs that a row of the transcript opens. */
export interface CueDialogs {
  /** Opens the dialog that names a speaker; undefined for transcripts whose speakers can't be renamed. */
  nameSpeaker?: (speaker: string) => void;
  /** Opens the dialog of a corrected name, with its reason and the button that undoes it. */
  showCorrection(correction: NameCorrection): void;
  /** Opens the dialog of the corrected names, with words of the transcript to correct if the user has selected some. */
  correctNames(words: string): void;
  /** Opens the dialog about the sentence of a cue. */
  showSentence(cue: number): void;
}

export const CueDialogsContext = createContext<CueDialogs | undefined>(undefined);
