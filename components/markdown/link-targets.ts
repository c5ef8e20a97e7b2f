import { createContext, type ReactNode } from 'react';
import type { Seek } from '../ui/time-button.tsx';

/** Handlers of links within Gloss. */
export interface LinkTargets {
  /** Playback; absent where there is no single media item. */
  seek?: Seek;
  /** Renders a link to a place of the page, such as a citation; without it such a link is its text. */
  anchors?: (href: string) => ReactNode;
  /** Renders the picture of a note; without it such a link is its time. */
  picture?: (pictureId: string) => ReactNode;
}

export const LinkTargets = createContext<LinkTargets>({});
