import type { StoryboardLevel } from '../contract/media.ts';
import type { Slide } from '../records/visuals.ts';
import type { ModelChoice } from './models.ts';
import type { Run, RunStep } from './run.ts';
import type { AudioSource } from './speech.ts';

/**
 * Finds the slides of a video and reads their text, outside the worker. Frames come from the file or the capture if there is one,
 * otherwise from the storyboard, whose frames are small and hard to read. Throws `noPictures` (no readable frames), and the
 * failures of reading a file.
 */
export interface SlideExtractor {
  extractSlides(request: SlideExtractionRequest, run: Run): Promise<Slide[]>;
}

/** A video whose slides are to be found and read, with its sources of frames. */
export interface SlideExtractionRequest {
  video?: AudioSource;
  storyboard?: StoryboardLevel[];
  /** Seconds. */
  duration: number;
  /** BCP 47 tag of the text to expect. */
  language?: string;
  /** Model that describes each slide, if it accepts images. */
  model?: ModelChoice;
  /** Slides that an earlier attempt has read. */
  done: RunStep[];
}
