import type { Lecture } from './lecture.ts';
import { type SlideText, slideTexts } from './slide-texts.ts';

/** Slides of which pictures are kept beside the tests, by the name of their file; `look` is a place in the list of looks. */
export const samples: { name: string; slide: SlideText; look: number; width: number }[] = [
  { name: 'english-light', slide: slideTexts.en[1]!, look: 0, width: 640 },
  { name: 'english-dark', slide: slideTexts.en[3]!, look: 1, width: 640 },
  { name: 'english-small', slide: slideTexts.en[8]!, look: 2, width: 480 },
  { name: 'chinese-light', slide: slideTexts.zh[4]!, look: 0, width: 640 },
  { name: 'chinese-dark', slide: slideTexts.zh[6]!, look: 1, width: 640 },
];

/** The lecture of which a video is kept: cuts, a dissolve, points one by one, the speaker alone, and a slide that comes back. */
export const sampleSlides = [1, 3, 4, 5].map((place) => slideTexts.en[place]!);
const cut = { kind: 'cut', half: 0 } as const;
export const sampleLecture: Lecture = {
  parts: [
    { from: 0, slide: 0, animated: false, transition: cut },
    { from: 6, slide: 1, animated: false, transition: cut, pointsEvery: 2 },
    { from: 16, animated: false, transition: cut },
    { from: 22, slide: 2, animated: true, transition: cut },
    { from: 30, slide: 3, animated: false, transition: { kind: 'dissolve', half: 0.5 } },
    { from: 37, slide: 0, animated: false, transition: cut },
  ],
  duration: 42,
  slides: 4,
  speaker: 'corner',
  changes: [0, 6, 22, 30, 37],
};
