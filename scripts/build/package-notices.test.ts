import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noticesText, readPackage, standardText } from './package-notices.ts';

const modules = join(import.meta.dirname, '..', '..', 'node_modules');
const installed = (name: string) => readPackage(join(modules, name));

/** Returns the names of packages and of all that they depend on. */
function closure(names: string[], found = new Set<string>()): Set<string> {
  for (const name of names) {
    if (found.has(name)) continue;
    found.add(name);
    const { dependencies = {} } = JSON.parse(readFileSync(join(modules, name, 'package.json'), 'utf8'));
    closure(Object.keys(dependencies), found);
  }
  return found;
}

test('a package has the text of its license', () => {
  expect(installed('react')).toMatchObject({ license: 'MIT', source: 'https://github.com/react/react.git' });
  expect(installed('react').texts.join()).toContain('Copyright (c) Meta Platforms');
});

test('a package without a file of its license has the standard text with its author', () => {
  const [text] = installed('franc-min').texts;
  expect(text).toMatch(/^MIT License\n\nCopyright \(c\) Titus Wormer .*\n\nPermission is hereby granted/);
});

test.each(['MIT', 'ISC', 'Apache-2.0'])('%s names an author once, and no placeholder', (license) => {
  const text = standardText(license, 'Ada');
  expect(text.match(/^Copyright \(c\).*/gm)).toEqual(['Copyright (c) Ada']);
  expect(text).not.toMatch(/<year>|Internet Systems/);
});

test('works with the same texts stand together', () => {
  const work = { version: '1', license: 'MIT', source: 'https://example.org', texts: ['free\r\n'] };
  const text = noticesText([
    { ...work, name: 'b' },
    { ...work, name: 'c', texts: ['own'] },
    { ...work, name: 'a', texts: ['free\n'] },
  ]);
  expect(text.match(/^(?:a|b|c|free|own)\b/gm)).toEqual(['a', 'b', 'free', 'c', 'own']);
});

// `npx vitest run --project unit scripts/build/package-notices.test.ts -u` writes the file again after an update of markmap-view.
test('an exported mind map carries the notices of all packages of its script', async () => {
  const notices = noticesText([...closure(['markmap-view', 'markmap-common'])].map(installed));
  expect(notices).not.toContain('-->');
  await expect(`${JSON.stringify({ notices }, null, 2)}\n`).toMatchFileSnapshot('../../lib/export/mind-map/markmap-notices.json');
});
