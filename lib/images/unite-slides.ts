import type { Slide } from '../records/visuals.ts';
import { relate } from './relation.ts';
import type { ReadSlide } from './steps.ts';

/** Maximum seconds between two sightings of a slide that count as one, because playback was paused. */
const maxGap = 3;

/**
 * Merges the slides of several passes over a video, in order of time; slides with the same content, or more of it, at one time
 * are one.
 */
export function uniteSlides(slides: readonly ReadSlide[]): Slide[] {
  const united: ReadSlide[] = [];
  for (const one of slides.toSorted((a, b) => a.slide.startTime - b.slide.startTime)) {
    const place = united.findLastIndex(
      (other) => one.slide.startTime - other.slide.endTime <= maxGap && relate(other.signature, one.signature) !== 'other',
    );
    if (place < 0) united.push(one);
    else united[place] = join(united[place]!, one);
  }
  return united.map(({ slide }) => slide);
}

function join(first: ReadSlide, second: ReadSlide): ReadSlide {
  const { slide, signature } = relate(first.signature, second.signature) === 'fuller' ? second : first;
  const endTime = Math.max(first.slide.endTime, second.slide.endTime);
  return { signature, slide: { ...slide, startTime: first.slide.startTime, endTime } };
}
