import type { DigestChapter, Line } from '../../lib/records.ts';
import { plainMarkdown } from '../ui/plain-markdown.ts';
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
  const parts = chapters.flatMap((chapter) => [`## ${plainMarkdown(chapter.title)}`, ...bodyOf(chapter)]);
  return [`# ${plainMarkdown(title)}`, `<${url}>`, ...parts].join('\n\n');
}

const textOf = ({ text }: Line) => plainMarkdown(text);
