import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainText } from './plain-text.ts';

describe('plainText', () => {
  it.each([
    ['Tom &amp; Jerry &#x1F600;&nbsp;!', 'Tom & Jerry 😀 !'],
    ['<p>One</p><p>two<br>three</p>', 'One two three'],
    ['<script>alert(1)</script>News<style>a{}</style>', 'News'],
    ['<img src=x onerror=alert(1)>Hi', 'Hi'],
    ['<script>never closed', ''],
    ['1 < 2, I <3 HTML, Vec<T> & <T>in</T>', '1 < 2, I <3 HTML, Vec<T> & <T>in</T>'],
    ['a <!-- not said --> b', 'a b'],
    [' a\u0000\u0007\r\n\tb ', 'a b'],
    ['It\u0092s &#147;so&#148;', 'It’s “so”'],
    ['<svg><title>x</title></svg>y', 'y'],
  ])('converts %j to %j', (source, expected) => expect(plainText(source, 100)).toBe(expected));

  it('truncates without splitting a character', () => {
    expect(plainText('abcdef', 3)).toBe('abc');
    expect(plainText('ab😀', 3)).toBe('ab\uFFFD');
  });

  it('returns plain text unchanged', () => {
    const words = fc.array(fc.stringMatching(/^[\p{L}\p{N}.,!?]{1,8}$/u), { maxLength: 10 }).map((all) => all.join(' '));
    fc.assert(fc.property(words, (text) => void expect(plainText(text, 1000)).toBe(text)));
  });

  it('removes every tag that a browser would run', () => {
    const piece = fc.constantFrom(
      '<script>',
      '</script>',
      '<scr',
      'ipt>',
      '<img ',
      'onerror=x>',
      '<',
      '>',
      'x',
      '<svg>',
      '</svg>',
      '<!--',
      '-->',
      '<b>',
    );
    fc.assert(
      fc.property(
        fc.array(piece, { maxLength: 12 }),
        (parts) => void expect(plainText(parts.join(''), 1000)).not.toMatch(/<(?:script|img|svg)[\s>]/),
      ),
    );
  });
});
