import type { Bitmap } from '../bitmap.ts';
import { decodeLetters } from './decode-letters.ts';
import { joinLetters } from './join-letters.ts';
import type { NeuralNetwork } from './neural-network.ts';
import { type PixelRectangle, planesOf } from './planes.ts';
import { inReadingOrder, type TextBox } from './reading-order.ts';
import { textRegions } from './text-regions.ts';

/** The models of PP-OCR, and the alphabet of the recognition model. */
export interface TextModels {
  /** Returns the probability of each pixel to belong to a line of text. */
  detect: NeuralNetwork;
  /** Recognizes one line, 48 pixels high. */
  recognize: NeuralNetwork;
  alphabet: readonly string[];
}

/** Maximum longer side of the detection input; small images are not enlarged. */
const detectionSide = 960;
/** Sides are multiples of this. */
const sideMultiple = 32;
const lineHeight = 48;
const minLine = 320;
const maxLine = 2400;
/** Margin around a line, relative to its height, with which the recognition model loses fewer spaces. */
const lineMargin = 0.2;
/** Minimum confidence of a line; below it may be a face or a texture. */
const minConfidence = 0.5;

/** Matches the bullet of a list item. */
const bullet = /^\s*[·•●○◦▪■□◆►▶➢✓]\s*/u;

const forDetection = { mean: [0.485, 0.456, 0.406], spread: [0.229, 0.224, 0.225] } as const;
const forRecognition = { mean: [0.5, 0.5, 0.5], spread: [0.5, 0.5, 0.5] } as const;

/** Recognizes the text on an image, line by line; empty if there is none. */
export async function readText(bitmap: Bitmap, models: TextModels, signal?: AbortSignal): Promise<string> {
  const pieces: TextBox[] = [];
  for (const region of await detectLines(bitmap, models.detect)) {
    signal?.throwIfAborted();
    const { text, confidence } = await readLine(bitmap, region, models);
    const words = text.replace(bullet, '').trim();
    if (confidence >= minConfidence && words !== '') pieces.push({ ...region, text: words });
  }
  return inReadingOrder(pieces);
}

/** Detects lines of text, in pixels of the image. */
async function detectLines(bitmap: Bitmap, detect: NeuralNetwork): Promise<PixelRectangle[]> {
  const scale = Math.min(1, detectionSide / Math.max(bitmap.width, bitmap.height));
  const fitted = (length: number) => Math.max(sideMultiple, Math.round((length * scale) / sideMultiple) * sideMultiple);
  const size = { width: fitted(bitmap.width), height: fitted(bitmap.height) };
  const whole = { left: 0, top: 0, width: bitmap.width, height: bitmap.height };
  const map = await detect.run(planesOf(bitmap, whole, size, forDetection));
  const [x, y] = [bitmap.width / size.width, bitmap.height / size.height];
  return textRegions(map.data, size.width, size.height).map(({ left, top, width, height }) => ({
    left: left * x,
    top: top * y,
    width: width * x,
    height: height * y,
  }));
}

async function readLine(bitmap: Bitmap, line: PixelRectangle, { recognize, alphabet }: TextModels) {
  const more = lineMargin * line.height;
  const region = { left: line.left - more / 2, top: line.top - more / 2, width: line.width + more, height: line.height + more };
  const width = Math.max(8, Math.min(maxLine, Math.round((lineHeight * region.width) / region.height)));
  const size = { width, height: lineHeight, paddedWidth: Math.max(minLine, Math.ceil(width / 8) * 8) };
  const planes = planesOf(bitmap, region, size, forRecognition);
  const letters = decodeLetters(await recognize.run(planes), alphabet);
  const confidence = letters.reduce((sum, letter) => sum + letter.confidence, 0) / Math.max(1, letters.length);
  return { text: joinLetters(letters, planes, width), confidence };
}
