import type { PixelRectangle } from './planes.ts';

/** Minimum confidence of a pixel, and of a region. */
const minPixelConfidence = 0.3;
const minRegionConfidence = 0.6;
/**
 * Growth factor of a region: the model marks the core of each line, and area over perimeter times this is missing on each side.
 */
const regionGrowth = 1.5;
/** Minimum side of a region in pixels. */
const minSide = 3;
const maxRegions = 1000;

/** Returns the lines of text in the model's probability map, in its pixels. */
export function textRegions(map: Float32Array, width: number, height: number): PixelRectangle[] {
  const seen = new Uint8Array(width * height);
  const regions: PixelRectangle[] = [];
  for (let at = 0; at < map.length && regions.length < maxRegions; at++) {
    if (seen[at] || map[at]! < minPixelConfidence) continue;
    const core = connected(map, seen, at, width, height);
    if (Math.min(core.width, core.height) < minSide || meanOf(map, core, width) < minRegionConfidence) continue;
    regions.push(grown(core, width, height));
  }
  return regions;
}

/** Returns the bounding box of all pixels connected with one, and marks them as visited. */
function connected(map: Float32Array, seen: Uint8Array, start: number, width: number, height: number): PixelRectangle {
  let [left, top, right, bottom] = [width, height, 0, 0];
  const waiting = [start];
  seen[start] = 1;
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    const x = at % width;
    const y = (at - x) / width;
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
    for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++) {
      for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
        const next = row * width + column;
        if (seen[next] || map[next]! < minPixelConfidence) continue;
        seen[next] = 1;
        waiting.push(next);
      }
    }
  }
  return { left, top, width: right - left + 1, height: bottom - top + 1 };
}

function meanOf(map: Float32Array, { left, top, width, height }: PixelRectangle, mapWidth: number): number {
  let sum = 0;
  for (let y = top; y < top + height; y++) {
    for (let x = left; x < left + width; x++) sum += map[y * mapWidth + x]!;
  }
  return sum / (width * height);
}

function grown({ left, top, width, height }: PixelRectangle, mapWidth: number, mapHeight: number): PixelRectangle {
  const more = (width * height * regionGrowth) / (2 * (width + height));
  const from = { left: Math.max(0, left - more), top: Math.max(0, top - more) };
  return {
    ...from,
    width: Math.min(mapWidth, left + width + more) - from.left,
    height: Math.min(mapHeight, top + height + more) - from.top,
  };
}
