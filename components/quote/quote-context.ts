import { createContext } from 'react';

/** A quotation of the transcript. */
export interface Quotation {
  text: string;
  /** Seconds. */
  time: number;
}

/** The function that quotes into the media item's note; undefined where there is no note. */
export const QuoteContext = createContext<((quotation: Quotation) => Promise<void>) | undefined>(undefined);
