import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { markdownBlocks, plainText } from '../markdown/markdown-blocks.ts';
import { anyText } from './fixtures/any-text.ts';
import { bare, bread } from './fixtures/items.ts';
import { frontMatter } from './front-matter.ts';
import { itemMarkdown, itemNote } from './item-markdown.ts';

const properties = (text: string) => parse(text.slice('---\n'.length, text.indexOf('\n---\n')), { version: '1.1' });

describe('frontMatter', () => {
  it('writes the known fields in YAML', () => {
    expect(properties(frontMatter(bread))).toEqual({
      title: 'How bread rises: "yeast" & time',
      source: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
      author: 'Ann Baker',
      channel: 'The Slow Kitchen',
      published: new Date('2024-05-17'),
      duration: '1:02:03',
      language: 'en',
      tags: ['baking', 'slow-food', '_2024'],
      created: new Date('2026-03-01'),
    });
  });

  it('has a tag of its own for each', () => {
    const tags = ['C', 'C++', 'C#', '#Node.js', 'R&D', 'Don’t!', 'a / b', '...'];
    expect(properties(frontMatter({ ...bread, tags })).tags).toEqual([
      'C',
      'C-plus-plus',
      'C-sharp',
      'Node-js',
      'R-D',
      'Dont',
      'a-/-b',
    ]);
  });

  it('omits unknown fields', () => {
    expect(frontMatter(bare)).toBe(
      '---\ntitle: "لماذا يرتفع الخبز؟"\nsource: "https://example.com/talk_(1)"\ncreated: 2026-01-01\n---\n',
    );
  });

  it('writes an invalid date as text', () => {
    expect(properties(frontMatter({ ...bread, publishedAt: 'last: spring' })).published).toBe('last: spring');
    expect(properties(frontMatter({ ...bread, publishedAt: '+275760-09-13' })).published).toBe('+275760-09-13');
  });

  it('parses back to the same text for any text', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const { title, author } = properties(frontMatter({ ...bread, title: text, author: `${text}\n---\nx: 1` }));
        expect(title).toBe(text.toWellFormed());
        expect(author).toBe(`${text}\n---\nx: 1`.toWellFormed());
      }),
    );
  });
});

describe('itemMarkdown', () => {
  it('writes a complete item', () => {
    expect(itemMarkdown(bread, { transcript: true })).toBe(`${frontMatter(bread)}
# How bread rises: "yeast" \\& time

## Summary

- Yeast eats sugar.
- Cold slows it.

## Chapters

### [00:00](https://www.youtube.com/watch?v=dQw4w9WgXcQ) Flour

- Strong flour holds gas.

### [02:05](https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=125) Time \\*and\\* \\[heat\\]

## Slides

[02:05](https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=125) How \\*dough\\* rises\\
1\\. Yeast eats \\<sugar\\>\\
*A loaf that "grows"*

## Notes

Try this with **rye**.

[02:05](<https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=125>) the trick

## Quotes

> **Ann:** \\# Yeast is "alive", she said. [02:05](https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=125)

Read up
on this

> Cold slows it. [1:00:00](https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=3600)

## Transcript

[00:00](https://www.youtube.com/watch?v=dQw4w9WgXcQ) **Ann:** Bread needs \\< 5 things \\& \\<b\\>time\\</b\\>.

[02:05](https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=125) \\# Yeast is alive.
`);
  });

  it('writes the text of a slide as one block of plain text', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('#', '*', '=', '---', '\n', '1.', '-', ' ', 'a', '>', '`', '|', '\t', '+')),
        (parts) => {
          const text = parts.join('');
          const note = itemNote({ ...bare, slides: [{ startTime: 0, endTime: 1, text }] });
          const [, heading, ...slides] = markdownBlocks(note);
          expect(heading !== undefined).toBe(/[a1]/.test(text));
          if (!heading) return;
          expect(slides.map(({ kind }) => kind)).toEqual(['paragraph']);
          const lines = text.split('\n').filter((line) => /[a1]/.test(line));
          const expected = lines.map((line) => line.replace(/\s+/g, ' ').trim()).join('\n');
          expect(plainText(slides[0]!.inlines)).toBe(`00:00 ${expected}`);
        },
      ),
    );
  });

  it('writes an item with little metadata', () => {
    expect(itemMarkdown(bare)).toBe(`${frontMatter(bare)}\n# لماذا يرتفع الخبز؟\n`);
  });

  it('writes the metadata into the text where there are no properties', () => {
    const [about] = itemNote(bread).split('\n', 1);
    expect(about).toBe(
      'Ann Baker · The Slow Kitchen · 2024-05-17 · 1:02:03 · [www.youtube.com](https://www.youtube.com/watch?v=dQw4w9WgXcQ)',
    );
    expect(itemNote(bare)).toBe('[example.com](<https://example.com/talk_(1)>)');
  });

  it('writes working links for addresses with parentheses', () => {
    const chapters = [{ start: 0, end: 9, title: 'One', summary: '' }];
    const heading = markdownBlocks(itemNote({ ...bare, chapters })).at(-1)!;
    expect(heading.inlines).toEqual([{ text: '00:00', href: 'https://example.com/talk_(1)' }, { text: ' One' }]);
  });

  it('escapes Markdown in titles', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('#', '*', '[', ']', '(', '`', '<', '>', '-', ' ', 'a', '\n', '\\', '&lt;', '1.', '_', '~', '!')),
        (parts) => {
          const title = parts.join('');
          const file = itemMarkdown({ ...bare, title });
          const [heading, ...rest] = markdownBlocks(file.slice(file.indexOf('\n---\n') + 5));
          expect(rest).toEqual([]);
          expect(plainText(heading!.inlines)).toBe(title.replace(/\s+/g, ' ').trim());
        },
      ),
    );
  });
});

it('closes the code and comments of summaries and notes before the next heading', () => {
  const text = itemMarkdown({ ...bread, summary: '```\ncode', note: '<!-- to do' }, { transcript: true });
  const headings = markdownBlocks(text.slice(text.indexOf('\n# ') + 1)).filter(({ kind }) => kind === 'heading');
  expect(headings.map(({ inlines }) => plainText(inlines))).toEqual(expect.arrayContaining(['Summary', 'Notes', 'Transcript']));
});
