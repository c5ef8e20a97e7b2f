import { decodeHTML } from 'entities';
import { expect, it } from 'vitest';
import { decodeHtml } from './decode-html.ts';

it.each([
  ['&Uuml;ber uns &ndash; Caf&eacute;&hellip; it&rsquo;s', 'Über uns – Café… it’s'],
  ['Tom &amp; Jerry&nbsp;&#8211; &frac12;', 'Tom & Jerry\u00a0– ½'],
  ['&amp;uuml; stays escaped once', '&uuml; stays escaped once'],
  ['&nosuch; &constructor; & so on; a?b=1&copy=2', '&nosuch; &constructor; & so on; a?b=1&copy=2'],
])('decodes %s to %s', (written, text) => expect(decodeHtml(written)).toBe(text));

it('names the characters as the library does', () => {
  const names = 'nbsp iexcl yuml szlig Agrave times OElig scaron Yuml ndash Prime bdquo zwj rarr hearts permil ensp euro'.split(
    ' ',
  );
  for (const name of names) expect(decodeHtml(`&${name};`)).toBe(decodeHTML(`&${name};`));
});
