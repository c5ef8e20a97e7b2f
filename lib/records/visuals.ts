/** The pictures of a medium that stay for a while, in order of time. */
export interface Visuals {
  contentId: string;
  slides: Slide[];
  createdAt: number;
}

/** A picture that stays for a while, in the order of time. */
export interface Slide {
  /** Seconds: when it appears, and when it is gone. */
  startTime: number;
  endTime: number;
  /** At most 640 pixels wide. */
  image: { mimeType: 'image/webp' | 'image/jpeg' | 'image/png'; base64: string; width: number; height: number };
  /** What stands on it, line by line; empty when nothing does. */
  text: string;
  /** What a model saw. */
  caption?: string;
}

/** What is read of a slide. */
export type SlideText = Pick<Slide, 'startTime' | 'text'>;
