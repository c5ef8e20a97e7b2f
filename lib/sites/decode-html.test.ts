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
  const names =
    'nbsp iexcl copy ordf shy sup1 frac34 iquest szlig times OElig ndash Prime bdquo zwj rarr hearts permil ensp euro ' +
    'Agrave eacute Ocirc ntilde Auml yuml Aring Ccedil scaron Zcaron';
  for (const name of names.split(' ')) expect(decodeHtml(`&${name};`)).toBe(decodeHTML(`&${name};`));
  expect(decodeHtml('&zuml;')).toBe('&zuml;');
});
