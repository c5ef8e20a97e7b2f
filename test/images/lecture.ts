import { seededRandom } from '../seeded-random.ts';

/** The difficulties of a lecture. */
export const hardships = ['cuts', 'fades', 'dissolves', 'speaker', 'points', 'animations', 'interludes', 'all'] as const;
export type Hardship = (typeof hardships)[number];

/** The picture from a time on, in seconds. */
export interface Part {
  from: number;
  /** None: a camera sees the speaker. */
  slide?: number;
  /** Seconds between two points that appear; all are there at once without. */
  pointsEvery?: number;
  /** Whether something small moves on the slide. */
  animated: boolean;
  /** The transition from the picture before: the transition begins so many seconds before `from` and ends as many after it. */
  transition: { kind: 'cut' | 'fade' | 'dissolve'; half: number };
}

export interface Lecture {
  parts: Part[];
  duration: number;
  slides: number;
  /** The place of the speaker beside the slides. */
  speaker?: 'corner' | 'side';
  /** When another slide appears. */
  changes: number[];
}

/** A lecture made up at random, the same for the same seed. */
export function planLecture(seed: number, hardship: Hardship, slides: number): Lecture {
  const random = seededRandom(seed);
  const has = (wanted: Hardship, chance = 1) => hardship === wanted || (hardship === 'all' && random() < 0.4 * chance);
  const parts: Part[] = [];
  const changes: number[] = [];
  let from = 0;
  let shown = -1;
  for (let slide = 0; slide < slides; slide++) {
    const isInterlude = has('interludes', 0.5) && (hardship === 'all' || slide % 2 === 0);
    if (isInterlude && slide > 0) {
      parts.push({ from, animated: false, transition: transitionOf(has, random) });
      from += 5 + 15 * random();
      // Afterwards the same slide may be there again.
      if (random() < 0.5) {
        parts.push({ from, slide: shown, animated: false, transition: transitionOf(has, random) });
        changes.push(from);
        from += 5 + 10 * random();
      }
    }
    const points = has('points');
    parts.push({
      from,
      slide,
      animated: has('animations'),
      transition: transitionOf(has, random),
      ...(points && { pointsEvery: 2 + 3 * random() }),
    });
    changes.push(from);
    shown = slide;
    from += points ? 18 + 8 * random() : 4 + 20 * random();
    if (random() < 0.1 && slide > 2) {
      shown = Math.floor(random() * (slide - 1));
      parts.push({ from, slide: shown, animated: false, transition: transitionOf(has, random) });
      changes.push(from);
      from += 4 + 8 * random();
    }
  }
  const speaker = has('speaker') ? (random() < 0.7 ? ('corner' as const) : ('side' as const)) : undefined;
  return { parts, duration: from, slides, changes, speaker };
}

function transitionOf(has: (wanted: Hardship) => boolean, random: () => number): Part['transition'] {
  if (has('fades')) return { kind: 'fade', half: 0.2 + 0.5 * random() };
  if (has('dissolves')) return { kind: 'dissolve', half: 0.2 + 0.6 * random() };
  return { kind: 'cut', half: 0 };
}
