import { escapeMarkdown } from '../../markdown/escape-markdown.ts';
import { paddedClockTime } from '../../markdown/summary-markdown.ts';
import type { MindMap } from '../../ports/mind-map-store.ts';

/** Writes a map as a nested list in Markdown, with the times of its topics in front; `markdownMap` reads it. */
export const writeOutline = ({ title, children }: MindMap): string =>
  `# ${escapeMarkdown(title)}\n\n${children.map((topic) => item(topic, '')).join('')}`;

const item = ({ title, startTime, children }: MindMap, indent: string): string => {
  const mark = startTime === undefined ? '' : `[${paddedClockTime(startTime)}] `;
  return `${indent}- ${mark}${escapeMarkdown(title)}\n${children.map((child) => item(child, `${indent}  `)).join('')}`;
};
