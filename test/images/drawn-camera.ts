import type { Bitmap } from '../../lib/images/bitmap.ts';
import { seededRandom } from '../seeded-random.ts';
import { blank, type Color, paint, whole } from './paint.ts';

export type CameraShot = 'standing' | 'held' | 'panned';

/** Draws a person who talks in a room, as a camera shows them at a time in seconds. */
export function drawCamera(seed: number, shot: CameraShot, time: number, width: number, height: number): Bitmap {
  const bitmap = blank(width, height);
  const scene = sceneOf(seed);
  const noise = seededRandom(seed + Math.round(time * 1000));
  const shake = shot === 'held' ? 0.02 : 0;
  const dx = shake * wave(time, 0.7, seed) + shake * wave(time, 2.3, seed + 1) + (shot === 'panned' ? time * 0.03 : 0);
  const dy = shake * wave(time, 0.9, seed + 2);
  const person = personAt(seed, time);
  paint(bitmap, whole, (u, v) => {
    const grain = 6 * (noise() - 0.5);
    const color = person(u + (shot === 'panned' ? 0 : dx), v + dy) ?? scene(u + dx, v + dy);
    return [color[0] + grain, color[1] + grain, color[2] + grain];
  });
  return bitmap;
}

const wave = (time: number, hertz: number, phase: number) => Math.sin(2 * Math.PI * hertz * time + phase * 1.7);

/** A wall with light on it, and furniture. */
function sceneOf(seed: number): (u: number, v: number) => Color {
  const random = seededRandom(seed);
  const wall = [90 + 120 * random(), 85 + 110 * random(), 80 + 100 * random()];
  const lamp = { u: random(), v: 0.3 * random() };
  const things = Array.from({ length: 6 }, () => ({
    u: random() * 1.6 - 0.3,
    v: 0.2 + 0.7 * random(),
    width: 0.05 + 0.3 * random(),
    height: 0.05 + 0.4 * random(),
    tone: 0.3 + 0.9 * random(),
    grain: 10 + 40 * random(),
  }));
  return (u, v) => {
    const far = Math.hypot(u - lamp.u, v - lamp.v);
    let tone = 1.25 - 0.75 * far + 0.03 * Math.sin(40 * u) * Math.sin(31 * v);
    for (const thing of things) {
      if (u > thing.u && u < thing.u + thing.width && v > thing.v && v < thing.v + thing.height)
        tone = thing.tone * (1 - 0.4 * far) + 0.08 * Math.sin(thing.grain * (u + 2 * v));
    }
    return [wall[0]! * tone, wall[1]! * tone, wall[2]! * tone];
  };
}

/** Draws a person who sways, nods and waves an arm, and stands still now and then. */
function personAt(seed: number, time: number): (u: number, v: number) => Color | undefined {
  const calm = Math.sin(time * 0.31 + seed) > 0.8 ? 0.15 : 1;
  const u0 = 0.5 + 0.05 * calm * wave(time, 0.13, seed) + 0.015 * calm * wave(time, 0.6, seed + 3);
  const v0 = 0.36 + 0.012 * calm * wave(time, 0.8, seed + 4);
  const arm = 0.5 + 0.45 * calm * wave(time, 0.45, seed + 5);
  const random = seededRandom(seed + 77);
  const shirt: Color = [255 * random(), 200 * random(), 255 * random()];
  return (u, v) => {
    const head = Math.hypot((u - u0) / 0.09, (v - v0) / 0.17);
    if (head < 1) {
      const eye = Math.hypot((Math.abs(u - u0) - 0.03) / 0.012, (v - v0 + 0.03) / 0.015) < 1;
      return eye || v < v0 - 0.1 ? [50, 35, 30] : [215 - 50 * head, 170 - 45 * head, 145 - 40 * head];
    }
    const body = Math.abs(u - u0) / 0.2 < Math.min(1, (v - v0 - 0.14) * 6);
    const hand = Math.hypot((u - u0 - 0.24) / 0.05, (v - 0.4 - 0.35 * arm) / 0.09) < 1;
    if (hand) return [205, 160, 135];
    return body ? [shirt[0] * (1.2 - v * 0.5), shirt[1] * (1.2 - v * 0.5), shirt[2] + 20 * Math.sin(60 * u)] : undefined;
  };
}
