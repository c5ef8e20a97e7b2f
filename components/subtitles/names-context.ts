import { createContext } from 'react';
import type { NameCorrection } from '../../lib/contract/name-correction.ts';

/** The function that shows a correction of a name, with its reason and the button that undoes it. */
export const NamesContext = createContext<((correction: NameCorrection) => void) | undefined>(undefined);
