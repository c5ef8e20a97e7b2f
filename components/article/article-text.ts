import type { DigestChapter, Line } from '../../lib/records.ts';
import { paragraphsOf } from './paragraphs-of.ts';

/** An article for the clipboard, as Markdown. Excerpts are quoted. */
export function articleText({
  title,
  url,
  chapters,
  isProse,
}: {
  title: string;
  url: string;
  chapters: DigestChapter[];
  isProse: boolean;
}): string {
  const bodyOf = ({ lines }: DigestChapter) =>
    isProse ? paragraphsOf(lines).map((paragraph) => paragraph.map(textOf).join(' ')) : lines.map((line) => `> ${textOf(line)}`);
  const parts = chapters.flatMap((chapter) => [`## ${plain(chapter.title)}`, ...bodyOf(chapter)]);
  return [`# ${plain(title)}`, `<${url}>`, ...parts].join('\n\n');
}

const textOf = ({ text }: Line) => plain(text);

/** Text from elsewhere is text: no mark in it takes effect. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]<>#|~&]/g, '\\$&')
    .replace(/^([-+])(?=\s)/, '\\$1')
    .replace(/^(\d+)([.)])(?=\s)/, '$1\\$2');
