import type { StoryboardLevel } from '../contract/media.ts';
import type { Slide } from '../records/visuals.ts';
import type { ModelChoice } from './models.ts';
import type { Run, RunStep } from './run.ts';
import type { AudioSource } from './speech.ts';

/**
 * What finds the slides of a video and reads them, in whichever room the host runs it. Frames come from the file or the
 * capture, where there is one, or else from the storyboard, whose small ones show that a slide changes but are hard to read.
 * Throws `noPictures` (none that can be read), and what reading a file may throw.
 */
export interface SlideExtractor {
  extractSlides(request: SlideExtractionRequest, run: Run): Promise<Slide[]>;
}

export interface SlideExtractionRequest {
  video?: AudioSource;
  storyboard?: StoryboardLevel[];
  /** Seconds. */
  duration: number;
  /** BCP 47 tag of the text to expect. */
  language?: string;
  /** Writes what each slide shows, where it can see. */
  model?: ModelChoice;
  /** Slides that an earlier try has read. */
  done: RunStep[];
}
