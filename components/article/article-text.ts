import { escapeMarkdown } from '../../lib/markdown/escape-markdown.ts';
import { groupIntoParagraphs } from '../../lib/records/group-into-paragraphs.ts';
import type { CitedLine, SummaryChapter } from '../../lib/records/summary.ts';
import { clockTime } from '../i18n/time.ts';

/** Formats an article as Markdown for the clipboard. Excerpts become block quotes. */
export function articleText({
  title,
  url,
  chapters,
  isProse,
}: {
  title: string;
  url: string;
  chapters: SummaryChapter[];
  isProse: boolean;
}): string {
  const bodyOf = ({ lines }: SummaryChapter) =>
    isProse
      ? groupIntoParagraphs(lines).map((paragraph) => paragraph.map(textOf).join(' '))
      : lines.map((line) => `> ${textOf(line)}`);
  const parts = chapters.flatMap((chapter) => [
    `## ${escapeMarkdown(chapter.title) || clockTime(chapter.start)}`,
    ...bodyOf(chapter),
  ]);
  return [`# ${escapeMarkdown(title)}`, `<${url}>`, ...parts].join('\n\n');
}

const textOf = ({ text }: CitedLine) => escapeMarkdown(text);
