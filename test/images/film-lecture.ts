import type { Bitmap } from '../../lib/images/bitmap.ts';
import { type CameraShot, drawCamera } from './drawn-camera.ts';
import type { DrawnSlide } from './drawn-slide.ts';
import type { Lecture, Part } from './lecture.ts';
import { blank, copy, mixed, paint, place, whole } from './paint.ts';

const cameraShots: CameraShot[] = ['standing', 'held', 'panned'];

/** The picture of a lecture at a time. */
export function filmLecture({ parts, speaker }: Lecture, slides: readonly DrawnSlide[], seed: number): (time: number) => Bitmap {
  const { width, height } = slides[0]![0]!;
  const black = blank(width, height);
  paint(black, whole, [0, 0, 0]);

  function pictureOf(part: Part, index: number, time: number): Bitmap {
    if (part.slide === undefined)
      return drawCamera(seed + index, cameraShots[(seed + index) % 3]!, time - part.from, width, height);
    const stages = slides[part.slide]!;
    const stage = part.pointsEvery
      ? Math.min(stages.length - 1, Math.floor((time - part.from) / part.pointsEvery))
      : stages.length - 1;
    const picture = copy(stages[Math.max(0, stage)]!);
    if (part.animated) {
      const turn = time * 1.3;
      const box = { x: 0.78 + 0.06 * Math.cos(turn), y: 0.75 + 0.08 * Math.sin(turn), width: 0.04, height: 0.07 };
      paint(picture, box, [220, 60, 60]);
    }
    return picture;
  }

  function withoutSpeaker(time: number): { picture: Bitmap; isSlide: boolean } {
    const at = parts.findLastIndex(({ from, transition }) => from - transition.half <= time);
    const part = parts[Math.max(0, at)]!;
    const now = pictureOf(part, at, time);
    const isSlide = part.slide !== undefined;
    const { kind, half } = part.transition;
    const share = half > 0 ? (time - part.from + half) / (2 * half) : 1;
    if (share >= 1 || at <= 0) return { picture: now, isSlide };
    const before = pictureOf(parts[at - 1]!, at - 1, time);
    if (kind === 'dissolve') return { picture: mixed(before, now, share), isSlide };
    return { picture: share < 0.5 ? mixed(before, black, 2 * share) : mixed(black, now, 2 * share - 1), isSlide };
  }

  return (time) => {
    const { picture, isSlide } = withoutSpeaker(time);
    if (!speaker || !isSlide) return picture;
    if (speaker === 'corner') {
      place(picture, { x: 0.74, y: 0.7, width: 0.25, height: 0.28 }, drawCamera(seed, 'standing', time, width >> 2, height >> 2));
      return picture;
    }
    const stage = copy(black);
    place(stage, { x: 0, y: 0.15, width: 0.7, height: 0.7 }, picture);
    place(stage, { x: 0.7, y: 0, width: 0.3, height: 1 }, drawCamera(seed, 'standing', time, width >> 2, height));
    return stage;
  };
}
