import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectLinear } from '../../test/growth.ts';
import { removeMetadata } from './remove-metadata.ts';

describe('removeMetadata', () => {
  it.each([
    ['---\ntitle: A\ntags:\n  - b\n---\n# H', '# H'],
    ['\uFEFF---\r\n# by hand\r\n"a": 1\r\n...\r\n# H', '# H'],
    ['+++\ntitle = "A"\n+++\n# H', '# H'],
    ['---\ntitle: A\n---', ''],
    ['# H <!-- a\n\nb --> c\n<!----> d', '# H  c\n d'],
  ])('%j is %j', (markdown, text) => expect(removeMetadata(markdown)).toBe(text));

  it.each([
    ['a rule', '---\nfirst words\n\n---\n'],
    ['front matter that never ends', '---\ntitle: A\n# H'],
    ['front matter after text', 'a\n\n---\ntitle: A\n---\n'],
    ['a comment that never ends', 'a <!-- b\nc'],
    ['a comment in a block of code', '```html\n<!-- a -->\n```\n~~~~\n~~~\n<!-- a -->\n~~~~\n'],
    ['a comment in inline code', 'write `<!-- a -->` here'],
  ])('leaves %s', (_, markdown) => expect(removeMetadata(markdown)).toBe(markdown));

  it('only removes', () => {
    const part = fc.constantFrom('---\n', 'a: b\n', '<!--', '-->', '```', '\n', '`', 'x', ' ');
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const text = parts.join('');
        expect(removeMetadata(text).length).toBeLessThanOrEqual(text.length);
      }),
    );
  });

  it.each(['<!--', '<!-- a -->', '---\n', '---\na: b\n', '`<!--\n', '```\n<!--'])('is linear on %j', (unit) => {
    expectLinear(4_000, (size) => removeMetadata(unit.repeat(size)));
    expectLinear(4_000, (size) => removeMetadata(`---\na: b\n${unit.repeat(size)}`));
  });
});
