import { decodeXML } from 'entities';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { toWindows1252 } from '../encoding/windows-1252.ts';
import { decodeXml } from './decode-xml.ts';

it.each([
  ['Tom &amp;amp; &quot;Jerry&quot; &lt;&gt; &apos;', `Tom &amp; "Jerry" <> '`],
  ['&#38; &#x1F600; &#X41;', '& 😀 A'],
  ['&#0; &#xD800; &#x110000; &#99999999999999999999;', '\uFFFD \uFFFD \uFFFD \uFFFD'],
  ['It&#146;s &#x93;so&#x94;', 'It’s “so”'],
  ['&nbsp; &AMP; &amp &#; &#x; & &', '&nbsp; &AMP; &amp &#; &#x; & &'],
])('decodes %s to %s', (written, text) => expect(decodeXml(written)).toBe(text));

it('agrees with the library, but for the codes of Windows-1252', () => {
  const pieces = ['&', '#', 'x', 'X', ';', 'amp', 'lt', 'gt', 'quot', 'apos', 'é', ' ', '0', '9', '55296', 'dfff', 'AbC', '14'];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
      const written = parts.join('');
      expect(decodeXml(written)).toBe(toWindows1252(decodeXML(written)));
    }),
    { numRuns: 5000 },
  );
});
