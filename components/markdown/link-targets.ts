import { createContext, type ReactNode } from 'react';
import type { Seek } from '../ui/time-button.tsx';

/** Handlers of links within Gloss. */
export interface LinkTargets {
  /** Seeks in the media item; absent where there is not exactly one. */
  seek?: Seek;
  /** Renders a link to a place of the page, such as a citation; when absent, only the link's text is shown. */
  anchors?: (href: string) => ReactNode;
  /** Renders the picture of a note; when absent, only the link's time is shown. */
  picture?: (pictureId: string) => ReactNode;
}

export const LinkTargets = createContext<LinkTargets>({});
