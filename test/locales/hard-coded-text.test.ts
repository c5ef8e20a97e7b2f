import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Attributes whose values are shown or read out. */
const shownAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-roledescription',
  'help',
  'hint',
  'label',
  'placeholder',
  'title',
]);

/** Names that are the same in every language. */
const names = new Set(['Gloss', 'Markdown']);

/** An address, or the part of an attribute before or after a value. */
const isMarkup = (text: string) => /^(?:https?:\/\/\S*|[\w-]+(?:\.[\w-]+)+)$|="/.test(text);

const hasWords = (text: string) => /\p{L}{2}/u.test(text) && !names.has(text) && !isMarkup(text);

/** Returns the texts in a file's JSX, and in its templates of HTML, that come from no catalog. */
function hardCodedTexts(path: string, text: string): string[] {
  const found: string[] = [];
  const add = (value: string) => {
    const words = value.trim().replaceAll(/\s+/g, ' ');
    if (hasWords(words)) found.push(`${path}: ${words}`);
  };
  new Visitor({
    JSXText: ({ value }) => add(value),
    JSXExpressionContainer: ({ expression }) =>
      expression.type === 'Literal' && typeof expression.value === 'string' && add(expression.value),
    JSXAttribute: ({ name, value }) => {
      if (value?.type === 'Literal' && shownAttributes.has(String(name.name)) && typeof value.value === 'string')
        add(value.value);
    },
    TaggedTemplateExpression: ({ tag, quasi }) => {
      if (tag.type !== 'Identifier' || tag.name !== 'html') return;
      // A character that no markup has stands for a value.
      const markup = quasi.quasis.map(({ value }) => value.raw).join('\ufffc');
      for (const part of markup.replaceAll(/<[^>]*>/g, '\ufffc').split('\ufffc')) add(part);
      for (const [, attribute = '', value = ''] of markup.matchAll(/\s([\w-]+)="([^"\ufffc]+)"/g)) {
        if (shownAttributes.has(attribute)) add(value);
      }
    },
  }).visit(parseSync(path, text).program);
  return found;
}

describe('hard-coded texts', () => {
  it('are in no view and on no page of the server', () => {
    const paths = globSync(['{components,entrypoints}/**/*.tsx', 'server/**/*.ts'], { cwd: root }).filter(
      (path) => !/\.test\.|\/testing\//.test(path),
    );
    expect(paths.length).toBeGreaterThan(100);
    expect(paths.flatMap((path) => hardCodedTexts(path, readFileSync(join(root, path), 'utf8')))).toEqual([]);
  });

  it('are found in text, attributes and templates', () => {
    const view = 'const a = <p title="Own title" lang="en" className="note">Own text {"quoted text"} · {t("key")} Gloss</p>;';
    expect(hardCodedTexts('view.tsx', view)).toEqual(['view.tsx: Own title', 'view.tsx: Own text', 'view.tsx: quoted text']);
    const page = 'const b = html`<p class="note" title="Own title"><b></b>Own text</p>`;';
    expect(hardCodedTexts('page.ts', page)).toEqual(['page.ts: Own text', 'page.ts: Own title']);
  });
});
