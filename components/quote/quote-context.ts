import { createContext, type ReactNode } from 'react';

/** A quotation of the transcript. */
export interface Quotation {
  text: string;
  /** Seconds. */
  time: number;
}

/** Renders the button that remembers a line of a summary; undefined where nothing is remembered. */
export const RememberContext = createContext<((quotation: Quotation) => ReactNode) | undefined>(undefined);

/**
 * The function that quotes into the media item's note, and resolves to whether it succeeded; its provider shows a failure. Undefined
 * where there is no note.
 */
export const QuoteContext = createContext<((quotation: Quotation) => Promise<boolean>) | undefined>(undefined);
