import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Answer } from './host.ts';
import { mediaFile } from './media.ts';

/** The demo talk: its transcript with times, and its files. */
export const talk: {
  title: string;
  author: string;
  description: string;
  published: string;
  duration: number;
  chapters: { startTime: number; title: string }[];
  lines: { startTime: number; endTime: number; en: string; zh: string }[];
} = JSON.parse(readFileSync(join(import.meta.dirname, '../../demo/talk/talk.json'), 'utf8'));

const types: Record<string, string> = {
  'index.html': 'text/html; charset=utf-8',
  'cover.jpg': 'image/jpeg',
  'talk.webm': 'video/webm',
  'talk.opus': 'audio/ogg',
  'talk.en.vtt': 'text/vtt; charset=utf-8',
  'talk.zh-CN.vtt': 'text/vtt; charset=utf-8',
  'chapters.vtt': 'text/vtt; charset=utf-8',
};

/** Returns one file of demo/talk by name. */
export function talkFile(name: string): Answer | undefined {
  const type = Object.hasOwn(types, name) ? types[name] : undefined;
  return type ? { media: mediaFile(join(import.meta.dirname, '../../demo/talk', name), type) } : undefined;
}
