import { styleText } from 'node:util';
import type { PanelReport, TimedText } from './demo-read.ts';

const shownSubtitles = 8;

/** Prints the report of the panel to the terminal. */
export function printReport(report: PanelReport & { url: string }, files: string[]): void {
  const { title, url, lines, chapters, subtitles } = report;
  const print = (text: string) => process.stdout.write(`${text}\n`);
  const head = (text: string) => print(`\n${styleText(['bold', 'cyan'], text)}`);
  print(`\n${styleText('bold', title)}\n${styleText('dim', url)}`);
  head('Summary');
  for (const line of lines) print(row(line));
  head(`Chapters (${chapters.length})`);
  for (const chapter of chapters) print(row(chapter));
  head('Subtitles');
  for (const subtitle of subtitles.slice(0, shownSubtitles)) print(row(subtitle));
  head('Screenshots');
  for (const file of files) print(`  ${file}`);
}

const row = ({ time, text }: TimedText) => {
  const stamp = time.padStart(7);
  const indent = ' '.repeat(stamp.length + 2);
  return `${styleText('dim', stamp)}  ${wrap(text, Math.min(process.stdout.columns || 80, 100) - indent.length).join(`\n${indent}`)}`;
};

function wrap(text: string, width: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.at(-1)!;
    if (last && last.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = last ? `${last} ${word}` : word;
  }
  return lines;
}
