import { paddedClockTime } from '../markdown/summary-markdown.ts';
import type { ExportItem } from './export-item.ts';

/** Writes the metadata of a media item as YAML front matter, which Obsidian and others read. */
export function frontMatter(item: ExportItem): string {
  const { title, sourceUrl, author, channelTitle, publishedAt, duration, language, tags, createdAt } = item;
  const properties: [name: string, value: string | undefined][] = [
    ['title', quoted(title)],
    ['source', sourceUrl && quoted(sourceUrl)],
    ['author', author && quoted(author)],
    ['channel', channelTitle && quoted(channelTitle)],
    ['published', publishedAt && date(publishedAt)],
    // Unquoted, YAML 1.1 would read it as a number to base 60.
    ['duration', duration > 0 ? quoted(paddedClockTime(duration)) : undefined],
    ['language', language && quoted(language)],
    ['tags', list(tags)],
    ['created', date(createdAt)],
  ];
  const lines = properties.flatMap(([name, value]) => (value ? `${name}:${value.startsWith('\n') ? '' : ' '}${value}` : []));
  return ['---', ...lines, '---', ''].join('\n');
}

/** Quotes a scalar: a JSON string in which the characters that YAML calls unprintable are escaped too. */
const quoted = (text: string): string =>
  JSON.stringify(text.toWellFormed()).replace(
    /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g,
    (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const list = (tags: readonly string[]): string | undefined => {
  const names = [...new Set(tags.map(tagName).filter(Boolean))];
  return names.length > 0 ? names.map((name) => `\n  - ${quoted(name)}`).join('') : undefined;
};

/**
 * Converts a tag to one that Obsidian accepts: letters, digits, `_`, `-` and `/`, and not digits alone. `C++` and `C#` are named in
 * words, because they differ from `C` only in their marks.
 */
function tagName(tag: string): string {
  const name = tag
    .normalize('NFC')
    .trim()
    .replace(/^#+/, '')
    .replaceAll('+', '-plus')
    .replaceAll('#', '-sharp')
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}\p{Extended_Pictographic}_/-]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  return /^\d+$/.test(name) ? `_${name}` : name;
}

/** Formats a date unquoted, so that YAML reads a date; any other text is quoted. */
function date(value: string | number): string | undefined {
  const time = new Date(value);
  const day = Number.isNaN(time.getTime()) ? undefined : /^\d{4}-\d\d-\d\d/.exec(time.toISOString())?.[0];
  return day ?? quoted(String(value));
}
