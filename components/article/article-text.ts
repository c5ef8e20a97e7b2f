import { escapeMarkdown } from '../../lib/escape-markdown.ts';
import { paragraphsOf } from '../../lib/paragraphs-of.ts';
import type { DigestChapter, Line } from '../../lib/records/records.ts';

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
  const parts = chapters.flatMap((chapter) => [`## ${escapeMarkdown(chapter.title)}`, ...bodyOf(chapter)]);
  return [`# ${escapeMarkdown(title)}`, `<${url}>`, ...parts].join('\n\n');
}

const textOf = ({ text }: Line) => escapeMarkdown(text);
