import { expect, it } from 'vitest';
import { escapeXml, escapeXmlToAscii } from './escape-xml.ts';

it('escapes markup and quotes, and replaces what XML can’t hold', () => {
  expect(escapeXml(`<a href="x">Tom & 'Ann'</a>`)).toBe('&lt;a href=&quot;x&quot;&gt;Tom &amp; &apos;Ann&apos;&lt;/a&gt;');
  expect(escapeXml('a\u0000\n\uFFFEb\ud800 – 😀')).toBe('a b\ufffd – 😀');
});

it('writes other characters than ASCII as references', () =>
  expect(escapeXmlToAscii('Brüder & 😀')).toBe('Br&#252;der &amp; &#128512;'));
