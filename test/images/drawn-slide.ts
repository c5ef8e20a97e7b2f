import type { Bitmap } from '../../lib/images/bitmap.ts';
import { seededRandom } from '../seeded-random.ts';
import { type Box, blank, type Color, copy, paint, whole } from './paint.ts';

/** The look of the slides of one lecture. */
export interface Theme {
  ground: Color;
  /** At the other edge, where the ground changes. */
  groundBelow: Color;
  ink: Color;
  accent: Color;
  header: boolean;
  sidebar: boolean;
  footer: boolean;
}

const themes: Theme[] = [
  {
    ground: [255, 255, 255],
    groundBelow: [255, 255, 255],
    ink: [25, 25, 30],
    accent: [20, 90, 170],
    header: false,
    sidebar: false,
    footer: true,
  },
  {
    ground: [250, 248, 240],
    groundBelow: [250, 248, 240],
    ink: [50, 45, 40],
    accent: [170, 60, 30],
    header: true,
    sidebar: false,
    footer: true,
  },
  {
    ground: [20, 24, 40],
    groundBelow: [45, 52, 90],
    ink: [235, 235, 240],
    accent: [250, 190, 60],
    header: false,
    sidebar: false,
    footer: false,
  },
  {
    ground: [255, 255, 255],
    groundBelow: [255, 255, 255],
    ink: [35, 35, 40],
    accent: [20, 130, 90],
    header: true,
    sidebar: true,
    footer: true,
  },
  {
    ground: [18, 18, 18],
    groundBelow: [18, 18, 18],
    ink: [220, 220, 210],
    accent: [120, 200, 120],
    header: false,
    sidebar: false,
    footer: true,
  },
];

/** One slide as its points appear: each picture shows more than the one before. */
export type DrawnSlide = Bitmap[];

/** Slides of one look whose lettering is bars of ink: all that can be seen of small letters. */
export function drawSlides(seed: number, count: number, width: number, height: number): DrawnSlide[] {
  const theme = themes[seed % themes.length]!;
  return Array.from({ length: count }, (_, index) => drawSlide(theme, seed * 1000 + index, index, width, height));
}

function drawSlide(theme: Theme, seed: number, index: number, width: number, height: number): DrawnSlide {
  const random = seededRandom(seed);
  const slide = ground(theme, index, width, height);
  const left = theme.sidebar ? 0.22 : 0.08;
  if (index === 0 || random() < 0.08) {
    letter(slide, { x: 0.2, y: 0.35, width: 0.6, height: 0.12 }, theme.accent, random);
    letter(slide, { x: 0.3, y: 0.55, width: 0.4, height: 0.05 }, theme.ink, random);
    return [slide];
  }
  letter(
    slide,
    { x: left, y: 0.07, width: 0.3 + 0.4 * random(), height: 0.09 },
    theme.header ? theme.ground : theme.accent,
    random,
  );
  const kind = random();
  if (kind < 0.15) chart(slide, { x: left + 0.04, y: 0.25, width: 0.6, height: 0.6 }, theme, random);
  if (kind >= 0.15 && kind < 0.3) boxes(slide, { x: left, y: 0.25, width: 0.65, height: 0.6 }, theme, random);
  const points = kind < 0.3 ? 1 : 3 + Math.floor(3 * random());
  const stages: DrawnSlide = kind < 0.3 ? [copy(slide)] : [];
  for (let point = 0; point < points; point++) {
    const y = kind < 0.3 ? 0.88 : 0.24 + (0.62 / points) * point;
    const lines = kind < 0.3 ? 1 : 1 + Math.floor(2 * random());
    for (let line = 0; line < lines; line++) {
      const longest = kind >= 0.8 ? 0.4 : 0.7;
      letter(
        slide,
        { x: left + 0.03, y: y + 0.06 * line, width: longest * (0.4 + 0.6 * random()), height: 0.04 },
        theme.ink,
        random,
      );
    }
    if (kind < 0.3 === false) paint(slide, { x: left, y: y + 0.01, width: 0.012, height: 0.02 }, theme.accent);
    stages.push(copy(slide));
  }
  return stages;
}

function ground(theme: Theme, index: number, width: number, height: number): Bitmap {
  const slide = blank(width, height);
  const between = (v: number, at: 0 | 1 | 2) => theme.ground[at] * (1 - v) + theme.groundBelow[at] * v;
  paint(slide, whole, (_, v) => [between(v, 0), between(v, 1), between(v, 2)]);
  if (theme.header) paint(slide, { x: 0, y: 0, width: 1, height: 0.19 }, theme.accent);
  if (theme.sidebar) {
    paint(slide, { x: 0, y: 0.19, width: 0.18, height: 0.81 }, [225, 230, 228]);
    const random = seededRandom(1);
    for (let y = 0.25; y < 0.7; y += 0.08) letter(slide, { x: 0.02, y, width: 0.12, height: 0.03 }, [120, 120, 120], random);
  }
  if (theme.footer) {
    letter(slide, { x: 0.05, y: 0.95, width: 0.3, height: 0.025 }, [150, 150, 150], seededRandom(2));
    letter(slide, { x: 0.93, y: 0.95, width: 0.03, height: 0.025 }, [150, 150, 150], seededRandom(index));
  }
  return slide;
}

/** Words in a line. */
function letter(bitmap: Bitmap, { x, y, width, height }: Box, color: Color, random: () => number): void {
  const stroke = 1 / bitmap.width;
  for (let at = x; at < x + width; ) {
    const end = Math.min(x + width, at + height * (0.8 + 3 * random()));
    for (; at < end; at += stroke) {
      if (random() < 0.55) {
        const rise = random() < 0.3 ? 0 : 0.25;
        paint(bitmap, { x: at, y: y + height * rise, width: stroke, height: height * (1 - rise) }, color);
      }
    }
    at += height * 0.35;
  }
}

function chart(bitmap: Bitmap, { x, y, width, height }: Box, { ink, accent }: Theme, random: () => number): void {
  paint(bitmap, { x, y: y + height, width, height: 0.005 }, ink);
  const bars = 4 + Math.floor(4 * random());
  for (let bar = 0; bar < bars; bar++) {
    const tall = height * (0.2 + 0.8 * random());
    paint(
      bitmap,
      { x: x + (width * (bar + 0.2)) / bars, y: y + height - tall, width: (width * 0.6) / bars, height: tall },
      accent,
    );
  }
}

function boxes(bitmap: Bitmap, { x, y, width, height }: Box, { ink, accent, ground: inside }: Theme, random: () => number): void {
  const count = 3 + Math.floor(3 * random());
  for (let box = 0; box < count; box++) {
    const frame = { x: x + width * 0.7 * random(), y: y + height * 0.75 * random(), width: width * 0.3, height: height * 0.25 };
    paint(bitmap, frame, accent);
    const edge = 0.006;
    paint(
      bitmap,
      { x: frame.x + edge, y: frame.y + edge, width: frame.width - 2 * edge, height: frame.height - 2 * edge },
      inside,
    );
    letter(bitmap, { x: frame.x + 0.02, y: frame.y + 0.05, width: frame.width - 0.06, height: 0.04 }, ink, random);
  }
}
