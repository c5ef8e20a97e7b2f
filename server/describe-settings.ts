import { variables } from './config-variables.ts';

const settings = Object.entries(variables).map(([name, [, example, meaning, absent]]) => ({ name, example, meaning, absent }));

/** Returns the help of `npm run serve`: every setting with its meaning, default and example. */
export const settingsHelp = (): string =>
  [
    'npm run serve starts Gloss; docs/self-hosting.md has more. Its settings are environment variables:',
    ...settings.map(
      ({ name, example, meaning, absent }) => `${name}\n    ${meaning}.\n    Default: ${absent}. For example: ${name}=${example}`,
    ),
  ].join('\n\n');

/** Returns the table of the settings in docs/self-hosting.md, its columns aligned. */
export function settingsTable(): string {
  const rows = [
    ['Variable', 'Default', 'What it sets'],
    ...settings.map(({ name, absent, meaning }) => [`\`${name}\``, isValue(absent) ? `\`${absent}\`` : absent, meaning]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((cells) => cells[column]!.length)));
  const line = (cells: string[], filler = ' ') => `| ${cells.map((cell, n) => cell.padEnd(widths[n]!, filler)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head!), line(['', '', ''], '-'), ...body.map((cells) => line(cells))].join('\n');
}

/** Whether a default is a value of the variable rather than a description. */
const isValue = (absent: string): boolean => /^(?!none$)\S+$/.test(absent);
