import { crc32, deflateSync } from 'node:zlib';
import type { Answer } from '../host.ts';
import type { Video } from './videos.ts';

/** The finest level of a storyboard. */
const fine = { width: 160, height: 90, columns: 5, rows: 5, interval: 5 };

const frames = ({ duration }: Video) => Math.ceil(duration / fine.interval);

/** The storyboard description of a video's player data, in YouTube's format. */
export function storyboardSpec(video: Video): string {
  const count = frames(video);
  return [
    `https://i.ytimg.com/sb/${video.id}/storyboard3_L$L/$N.jpg?sqp=world`,
    '48#27#100#10#10#0#default#rs$world0',
    `80#45#${count}#10#10#5000#M$M#rs$world1`,
    `160#90#${count}#5#5#5000#M$M#rs$world2`,
  ].join('|');
}

/** Returns the color of a frame as red, green and blue; each frame has one color. */
export const frameColor = (place: number): [number, number, number] => [
  (place * 53) % 256,
  (place * 101) % 256,
  (place * 197) % 256,
];

/** Returns a video's storyboard sheets, each with its address on YouTube. */
export function sheetsOf(video: Video): [address: string, sheet: Answer][] {
  const count = frames(video);
  const perSheet = fine.columns * fine.rows;
  return Array.from({ length: Math.ceil(count / perSheet) }, (_, sheet) => [
    `https://i.ytimg.com/sb/${video.id}/storyboard3_L2/M${sheet}.jpg?sqp=world&sigh=rs%24world2`,
    sheetOf(sheet * perSheet, Math.min(count, (sheet + 1) * perSheet)),
  ]);
}

/** Returns a sheet, cut after the last row that contains a frame. */
function sheetOf(from: number, to: number): Answer {
  const width = fine.width * fine.columns;
  const height = fine.height * Math.ceil((to - from) / fine.columns);
  const lines = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0, at = 0; y < height; y++) {
    at++; // each row starts with its filter type: none
    for (let x = 0; x < width; x++, at += 3) {
      const place = from + Math.floor(y / fine.height) * fine.columns + Math.floor(x / fine.width);
      if (place < to) lines.set(frameColor(place), at);
    }
  }
  return { headers: { 'content-type': 'image/png' }, body: png(width, height, lines) };
}

function png(width: number, height: number, lines: Buffer): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // 8 bits for each of red, green and blue
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(lines)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const whole = Buffer.alloc(named.length + 8);
  whole.writeUInt32BE(data.length, 0);
  whole.set(named, 4);
  whole.writeUInt32BE(crc32(named), named.length + 4);
  return whole;
}
