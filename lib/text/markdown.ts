import type { Cue } from '../contract/cue.ts';
import { escapeMarkdown } from '../markdown/escape-markdown.ts';
import { groupIntoParagraphs } from '../records/group-into-paragraphs.ts';
import type { CitedLine, SummaryContent } from '../records/records.ts';

export interface MarkdownOptions {
  /** Puts the time of its first cue before each line: `[mm:ss]`, `[h:mm:ss]` from one hour on. */
  showTimestamp?: boolean;
}

/** The summary: the lines over all, then those of each chapter under its title. */
export function summaryMarkdown(
  { lines, chapters }: SummaryContent,
  cues: readonly Cue[],
  options: MarkdownOptions = {},
): string {
  const told = chapters.length > 1 ? chapters.filter((chapter) => chapter.lines.length > 0) : [];
  const parts = told.map(
    ({ title, start, lines }) => `## ${time(start, options)}${titleOf(title, start)}\n\n${linesMarkdown(lines, cues, options)}`,
  );
  return [linesMarkdown(lines, cues, options), ...parts].filter(Boolean).join('\n\n');
}

/** Lines as a list. */
export const linesMarkdown = (lines: readonly CitedLine[], cues: readonly Cue[] = [], options: MarkdownOptions = {}): string =>
  lines.map(({ text, cites }) => `- ${time(cues[cites[0]!]?.startTime, options)}${escapeMarkdown(text)}`).join('\n');

/** The chapters as prose, or as key excerpts, of which it says what they are. '' when there are none. */
export function articleMarkdown(title: string, { chapters }: SummaryContent, { isProse = false } = {}): string {
  const told = chapters.filter(({ lines }) => lines.length > 0);
  if (told.length === 0) return '';
  const bodyOf = isProse ? prose : excerpts;
  const parts = told.flatMap(({ title, start, lines }) => [`## ${titleOf(title, start)}`, ...bodyOf(lines)]);
  const heading = title.trim() === '' ? [] : [`# ${escapeMarkdown(title)}`];
  const label = isProse ? [] : ['*Excerpts, in the speakers’ own words.*'];
  return [...heading, ...label, ...parts].join('\n\n');
}

const excerpts = (lines: readonly CitedLine[]) => lines.map(({ text }) => `> ${escapeMarkdown(text)}`);
const prose = (lines: readonly CitedLine[]) =>
  groupIntoParagraphs(lines).map((paragraph) => paragraph.map(({ text }) => escapeMarkdown(text)).join(' '));

/** Seconds as `mm:ss`, or `h:mm:ss` from one hour on. */
export function timestamp(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const clock = `${String(minutes).padStart(2, '0')}:${String(rest).padStart(2, '0')}`;
  return hours > 0 ? `${hours}:${clock}` : clock;
}

const titleOf = (title: string, start: number) => escapeMarkdown(title) || timestamp(start);

const time = (seconds: number | undefined, { showTimestamp }: MarkdownOptions) =>
  showTimestamp && seconds !== undefined ? `[${timestamp(seconds)}] ` : '';
