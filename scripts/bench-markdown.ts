/** Measures what parsing ordinary and hostile Markdown takes at growing sizes: `npm exec -- node scripts/bench-markdown.ts`. Processor time, in ms. */
import process from 'node:process';
import { hostileMarkdown } from '../lib/markdown/fixtures/hostile-markdown.ts';
import { markdownHtml } from '../lib/markdown/markdown-html.ts';

const ordinary =
  '## A heading\n\nA paragraph of **plain** words, with a [link](https://example.org/) and `code`.\n\n- one item\n- another\n\n';
const sizes = [65_536, 131_072, 262_144, 524_288, 1_048_576];

const measureCpuMs = (markdown: string): number => {
  const before = process.cpuUsage();
  markdownHtml(markdown);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/** A list of which each item lies within the one before, as deep as the size allows. */
function nestedList(size: number): string {
  const lines: string[] = [];
  for (let length = 0; length < size; length += lines.at(-1)!.length + 1) lines.push(`${'  '.repeat(lines.length)}- a`);
  return lines.join('\n');
}

const repeat = (unit: string) => (size: number) => unit.repeat(size / unit.length);
const kinds: [name: string, textOf: (size: number) => string][] = [
  ['ordinary text', repeat(ordinary)],
  ['a list, ever deeper', nestedList],
  ['code', (size) => `\`\`\`\n${'a[0] *= b;\n\n'.repeat(size / 12)}`],
  ...hostileMarkdown.map((unit): (typeof kinds)[number] => [`\`${JSON.stringify(unit).slice(1, -1)}\``, repeat(unit)]),
];

markdownHtml(ordinary.repeat(200));
console.log(`| text | ${sizes.map((size) => `${size / 1024} KB`).join(' | ')} |`);
console.log(`| --- |${sizes.map(() => ' ---: |').join('')}`);
for (const [name, textOf] of kinds) {
  console.log(`| ${name} | ${sizes.map((size) => measureCpuMs(textOf(size)).toFixed(0)).join(' | ')} |`);
}
