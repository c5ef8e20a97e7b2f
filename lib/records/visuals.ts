import type { EncodedImage } from './encoded-image.ts';

/** Slides and other still images of a video, in order of time. */
export interface Visuals {
  contentId: string;
  slides: Slide[];
  createdAt: number;
}

/** A slide, or another still image of a video. */
export interface Slide {
  /** Seconds at which it appears and disappears. */
  startTime: number;
  endTime: number;
  /** At most 640 pixels wide. */
  image: EncodedImage;
  /** Recognized text, line by line; may be empty. */
  text: string;
  /** Description by a model. */
  caption?: string;
}

/** The recognized text of a slide, with the second at which it appears. */
export type SlideText = Pick<Slide, 'startTime' | 'text'>;
