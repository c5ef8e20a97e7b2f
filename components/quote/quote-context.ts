import { createContext } from 'react';

/** Words that were said, and when. */
export interface Quotation {
  text: string;
  /** Seconds. */
  time: number;
}

/** Puts words into the note on their medium; none where there is no note. */
export const QuoteContext = createContext<((quotation: Quotation) => Promise<void>) | undefined>(undefined);
